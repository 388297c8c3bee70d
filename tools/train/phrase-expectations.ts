import type { Phrase } from '../../src/posting/phrases/phrases.ts';

/** What may be chosen in a line. */
export interface Choices {
  readonly tokens: number;
  readonly phrases: readonly Phrase[];
  /** Whether a phrase may be of a class. */
  readonly isOpen: (phrase: number, index: number) => boolean;
  /** 1 for each token that some phrase has to cover. */
  readonly isCovered: Uint8Array;
}

/**
 * How often each phrase is expected in each class among all the choices of phrases that do not overlap (forward, backward): the
 * product adds up the same in whole numbers (`src/posting/phrases/phrase-probabilities.ts`).
 *
 * @param scores `phrase * classes + class`; class 0 is nothing and has none
 */
export function phraseExpectations(
  { tokens, phrases, isOpen, isCovered }: Choices,
  scores: Float64Array,
  classes: number,
): Float64Array {
  const beginningAt: number[][] = Array.from({ length: tokens + 1 }, () => []);
  const endingAt: number[][] = Array.from({ length: tokens + 1 }, () => []);
  const whole = new Float64Array(phrases.length).fill(Number.NEGATIVE_INFINITY);
  for (const [phrase, { first, count }] of phrases.entries()) {
    for (let index = 1; index < classes; index += 1) {
      if (isOpen(phrase, index))
        whole[phrase] = logSum(whole[phrase] as number, scores[phrase * classes + index] as number);
    }
    if (whole[phrase] === Number.NEGATIVE_INFINITY) continue;
    beginningAt[first]?.push(phrase);
    endingAt[first + count]?.push(phrase);
  }
  const until = new Float64Array(tokens + 1);
  for (let token = 1; token <= tokens; token += 1) {
    let sum = isCovered[token - 1] === 1 ? Number.NEGATIVE_INFINITY : (until[token - 1] as number);
    for (const phrase of endingAt[token] ?? [])
      sum = logSum(sum, (until[(phrases[phrase] as Phrase).first] as number) + (whole[phrase] as number));
    until[token] = sum;
  }
  const after = new Float64Array(tokens + 1);
  for (let token = tokens - 1; token >= 0; token -= 1) {
    let sum = isCovered[token] === 1 ? Number.NEGATIVE_INFINITY : (after[token + 1] as number);
    for (const phrase of beginningAt[token] ?? [])
      sum = logSum(
        sum,
        (after[token + (phrases[phrase] as Phrase).count] as number) + (whole[phrase] as number),
      );
    after[token] = sum;
  }
  const all = until[tokens] as number;
  const expected = new Float64Array(scores.length);
  for (const [phrase, { first, count }] of phrases.entries()) {
    const around = (until[first] as number) + (after[first + count] as number) - all;
    for (let index = 1; index < classes; index += 1) {
      const at = phrase * classes + index;
      if (isOpen(phrase, index)) expected[at] = Math.exp(around + (scores[at] as number));
    }
  }
  return expected;
}

function logSum(one: number, other: number): number {
  const [less, more] = one < other ? [one, other] : [other, one];
  return less === Number.NEGATIVE_INFINITY ? more : more + Math.log1p(Math.exp(less - more));
}
