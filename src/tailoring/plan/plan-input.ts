import type { FinetuneLevel } from '../../contract/choices.ts';
import type { ProposedEdit } from '../../contract/plan/edit.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { readText } from '../../lexicon/read-text.ts';
import type { Posting } from '../../posting/posting.ts';
import type { Target } from '../../service/ports.ts';
import { rangeOf } from '../../text/find-form.ts';
import type { Chunk, ResumeModel } from '../resume/resume-model.ts';
import type { RequirementEvidence } from '../score/evidence/find-evidence.ts';
import type { RoleFactors } from '../score/role/role-factors.ts';
import type { Background } from '../score/score-input.ts';
import type { CountedScore } from '../score/score-resume.ts';
import type { Relevance } from './relevance.ts';
import type { WantedSpelling } from './wording/wanted-spellings.ts';

/** Everything that a step may look at. */
export interface PlanInput {
  readonly base: ResumeDocument;
  readonly model: ResumeModel;
  readonly posting: Posting;
  readonly target: Target;
  readonly level: FinetuneLevel;
  readonly asOf: string;
  /** How the jobs of the base bear on the position. */
  readonly factors: RoleFactors;
  /** What the base shows for each requirement. */
  readonly rows: readonly RequirementEvidence[];
  /** What the base as a whole shows, whatever it shows for single requirements. */
  readonly background: Background;
  readonly relevance: Relevance;
  /** The posting's spelling of each skill it asks for. */
  readonly wanted: ReadonlyMap<string, WantedSpelling>;
  /** Every known term of the base. */
  readonly terms: readonly FoundTerm[];
  /** The score of the base. */
  readonly before: CountedScore;
  readonly relatedYears: number;
}

/** Ways to make one change, best first: the first that the verifier accepts is made. */
export type Alternatives = readonly ProposedEdit[];

/** What earlier steps have decided, as paths of the base. */
export interface Decided {
  /** Texts that a change speaks for: they are not worded anew. */
  readonly taken: ReadonlySet<string>;
  /** Texts and items that leave the document: the room of their words is free. */
  readonly gone: ReadonlySet<string>;
}

export type Step = (input: PlanInput, decided: Decided) => readonly Alternatives[];

/** A known term where the base names it. */
export interface FoundTerm {
  readonly chunk: Chunk;
  readonly canonical: string;
  /** As written there. */
  readonly quote: string;
  /** [start, end) in the text of the chunk. */
  readonly start: number;
  readonly end: number;
}

/** Every known term of the base, in document order. */
export function foundTerms({ chunks }: ResumeModel): readonly FoundTerm[] {
  return chunks.flatMap((chunk) => {
    const { tokens, terms } = readText(chunk.text);
    return terms.map(({ canonical, text: quote, first, count }) => {
      const { start, end } = rangeOf(tokens, first, count);
      return { chunk, canonical, quote, start, end };
    });
  });
}
