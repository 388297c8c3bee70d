import type { Posting } from '../../posting/posting.ts';
import type { Target } from '../../service/ports.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import { type HeldDegree, highestHeld } from './background/held-degrees.ts';
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

/** Values of the resume as a whole, apart from single requirements: 0 to 1, or null if not asked for. */
export interface Background {
  readonly title: number | null;
  readonly field: number | null;
  readonly years: number | null;
  readonly degree: number | null;
  readonly parse: number;
  /** Whole years in related jobs. */
  readonly worked: number;
  /** The highest degree that the schools show. */
  readonly held: HeldDegree | null;
}

/** The basis of the fit. */
export interface Proof {
  readonly rows: readonly RequirementEvidence[];
  readonly background: Background;
}

/** Everything that the formula uses. */
export interface ScoreInput extends Proof {
  readonly posting: Posting;
  readonly model: ResumeModel;
  readonly factors: RoleFactors;
  /** For a tailored document, what its base proves. It determines the fit and limits the presentation. */
  readonly proven?: Proof | undefined;
}

/** Takes the better value of each: of a base resume, and of what the person has written since. */
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
      field: better(one.background.field, other.background.field),
      years: better(one.background.years, other.background.years),
      degree: better(one.background.degree, other.background.degree),
      parse: Math.max(one.background.parse, other.background.parse),
      worked: Math.max(one.background.worked, other.background.worked),
      held: highestHeld([one.background.held, other.background.held]),
    },
  };
}
