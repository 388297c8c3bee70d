import type { AskedRequirement } from '../posting.ts';

/** A requirement in the clause that asks for it. */
export interface TermInClause {
  readonly text: string;
  /** The place of the term in the text. */
  readonly start: number;
  readonly end: number;
  readonly term: string;
  readonly kind: AskedRequirement['kind'];
  readonly class: AskedRequirement['class'];
  /** True for a term of the lexicon, which names a thing by itself. */
  readonly isKnown: boolean;
}
