import type { Posting } from '../../posting/posting.ts';
import type { Target } from '../../service/ports.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import type { RequirementEvidence } from './evidence/find-evidence.ts';
import type { RoleFactors } from './role/role-factors.ts';

/** A resume and the posting that it is scored for. */
export interface ScoreRequest {
  readonly posting: Posting;
  readonly model: ResumeModel;
  readonly target: Pick<Target, 'position'>;
  /** UTC date, YYYY-MM-DD. */
  readonly asOf: string;
}

/**
 * What the formula takes from the resume as a whole, whatever it shows for single requirements: each 0 to 1, or
 * null where it is not asked for.
 */
export interface Background {
  readonly title: number | null;
  readonly field: number;
  readonly years: number | null;
  readonly degree: number | null;
  readonly parse: number;
}

/** What fit rests on. */
export interface Proof {
  readonly rows: readonly RequirementEvidence[];
  readonly background: Background;
}

/** All that the formula looks at. */
export interface ScoreInput extends Proof {
  readonly posting: Posting;
  readonly model: ResumeModel;
  readonly factors: RoleFactors;
  /** Of a tailored document: what its base proves. Fit is taken from it, and no document shows more. */
  readonly proven?: Proof | undefined;
}

/** The better of both for each requirement: what a base proves together with what the person wrote since. */
export function joinProofs(one: Proof, other: Proof): Proof {
  const better = (a: number | null, b: number | null) =>
    a === null || b === null ? (a ?? b) : Math.max(a, b);
  return {
    rows: one.rows.map((row, place) => {
      const also = other.rows[place];
      return also && also.grade > row.grade ? also : row;
    }),
    background: {
      title: better(one.background.title, other.background.title),
      field: Math.max(one.background.field, other.background.field),
      years: better(one.background.years, other.background.years),
      degree: better(one.background.degree, other.background.degree),
      parse: Math.max(one.background.parse, other.background.parse),
    },
  };
}
