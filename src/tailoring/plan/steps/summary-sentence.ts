import type { Evidence } from '../../../contract/score.ts';

/** A sentence of a summary and what it rests on. */
export interface SummarySentence {
  readonly text: string;
  readonly requirements: readonly string[];
  readonly evidence: readonly Evidence[];
}
