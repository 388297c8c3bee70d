import type { FinetuneLevel } from '../../contract/choices.ts';
import type { ProposedEdit } from '../../contract/plan/edit.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
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
  readonly lexicon: Lexicon;
  readonly base: ResumeDocument;
  readonly model: ResumeModel;
  readonly posting: Posting;
  readonly target: Target;
  readonly level: FinetuneLevel;
  readonly asOf: string;
  /** How relevant the jobs of the base are to the position. */
  readonly factors: RoleFactors;
  /** The evidence in the base for each requirement. */
  readonly rows: readonly RequirementEvidence[];
  /** Facts about the base as a whole, independent of single requirements. */
  readonly background: Background;
  readonly relevance: Relevance;
  /** The posting's spelling of each skill it asks for. */
  readonly wanted: ReadonlyMap<string, WantedSpelling>;
  /** Every known term of the base. */
  readonly terms: readonly FoundTerm[];
  /** The score of the base. */
  readonly baseScore: CountedScore;
  readonly relatedYears: number;
}

/** Versions of one change, best first; the first one that the verifier accepts is applied. */
export type Alternatives = readonly ProposedEdit[];

/** The decisions of earlier steps, as paths of the base. */
export interface Decided {
  /** Texts that an edit already changes or hides; they are not reworded. */
  readonly taken: ReadonlySet<string>;
  /** Texts and items that are removed, which leaves room for other words. */
  readonly gone: ReadonlySet<string>;
}

export type Step = (input: PlanInput, decided: Decided) => readonly Alternatives[];

/** An occurrence of a known term in the base. */
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
export function foundTerms({ lexicon, chunks }: ResumeModel): readonly FoundTerm[] {
  return chunks.flatMap((chunk) => {
    const { tokens, terms } = readText(lexicon, chunk.text);
    return terms.map(({ canonical, text: quote, first, count }) => {
      const { start, end } = rangeOf(tokens, first, count);
      return { chunk, canonical, quote, start, end };
    });
  });
}
