import { waysAround } from '../../src/posting/phrases/phrase-probabilities.ts';
import type { Phrase } from '../../src/posting/phrases/phrases.ts';

/** The possible choices in a line. */
export interface Choices {
  readonly tokens: number;
  readonly phrases: readonly Phrase[];
  /** True if a phrase may have a class. */
  readonly isOpen: (phrase: number, index: number) => boolean;
  /** 1 for each token that a phrase must cover. */
  readonly isCovered: Uint8Array;
}

/**
 * Expected counts of each phrase and class over all choices of phrases that do not overlap.
 *
 * @param scores `phrase * classes + class`; class 0 is `none` and has no score
 */
export function phraseExpectations(
  { tokens, phrases, isOpen, isCovered }: Choices,
  scores: Float64Array,
  classes: number,
): Float64Array {
  const whole = new Float64Array(phrases.length).fill(Number.NEGATIVE_INFINITY);
  for (const phrase of phrases.keys()) {
    for (let index = 1; index < classes; index += 1) {
      if (isOpen(phrase, index)) whole[phrase] = logSum(whole[phrase]!, scores[phrase * classes + index]!);
    }
  }
  const around = waysAround(phrases, tokens, whole, logSum, isCovered);
  const expected = new Float64Array(scores.length);
  for (const phrase of phrases.keys()) {
    for (let index = 1; index < classes; index += 1) {
      const at = phrase * classes + index;
      if (isOpen(phrase, index)) expected[at] = Math.exp(around[phrase]! + scores[at]!);
    }
  }
  return expected;
}

function logSum(one: number, other: number): number {
  const [less, more] = one < other ? [one, other] : [other, one];
  return less === Number.NEGATIVE_INFINITY ? more : more + Math.log1p(Math.exp(less - more));
}
