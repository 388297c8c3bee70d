import { finer, impossible, logAdder, shareOfLog } from '../../text/model/log-sums.ts';
import type { Phrase } from './phrases.ts';

/**
 * The probability of each class of each phrase, among all the ways to choose phrases that do not overlap: a semi-Markov
 * conditional random field (Sarawagi and Cohen 2004).
 *
 * @param tokens number of tokens in the line
 * @param sums how far each class of each phrase is ahead of `none`, in parts of a nat: `phrase * classes + class`
 * @returns probabilities in the same layout, in parts of `certain`
 */
export function probabilitiesOf(
  phrases: readonly Phrase[],
  tokens: number,
  sums: Int32Array,
  classes: number,
): Int32Array {
  const add = logAdder();
  const whole = Float64Array.from(phrases, (_, phrase) => {
    let sum = impossible;
    for (let at = phrase * classes; at < (phrase + 1) * classes; at += 1)
      sum = add(sum, finer * (sums[at] as number));
    return sum;
  });
  const around = waysAround(phrases, tokens, whole, add);
  return sums.map((sum, at) => shareOfLog((around[Math.floor(at / classes)] as number) + finer * sum));
}

/**
 * For each phrase, the logarithm of the share of all ways to choose phrases without overlaps in which it could be
 * added, by the forward-backward algorithm. Training uses fractions, the product whole numbers.
 *
 * @param whole the score of each phrase over all its classes
 * @param add returns the logarithm of the sum of two numbers given as logarithms
 * @param isCovered 1 for each token that a phrase must cover
 */
export function waysAround(
  phrases: readonly Phrase[],
  tokens: number,
  whole: Float64Array,
  add: (one: number, other: number) => number,
  isCovered: Uint8Array = new Uint8Array(tokens),
): Float64Array {
  const beginningAt: number[][] = Array.from({ length: tokens + 1 }, () => []);
  const endingAt: number[][] = Array.from({ length: tokens + 1 }, () => []);
  for (const [phrase, { first, count }] of phrases.entries()) {
    beginningAt[first]?.push(phrase);
    endingAt[first + count]?.push(phrase);
  }
  const passing = (token: number, ways: number) => (isCovered[token] === 1 ? Number.NEGATIVE_INFINITY : ways);
  const until = new Float64Array(tokens + 1);
  for (let token = 1; token <= tokens; token += 1) {
    let sum = passing(token - 1, until[token - 1] as number);
    for (const phrase of endingAt[token] ?? [])
      sum = add(sum, (until[(phrases[phrase] as Phrase).first] as number) + (whole[phrase] as number));
    until[token] = sum;
  }
  const after = new Float64Array(tokens + 1);
  for (let token = tokens - 1; token >= 0; token -= 1) {
    let sum = passing(token, after[token + 1] as number);
    for (const phrase of beginningAt[token] ?? []) {
      const end = token + (phrases[phrase] as Phrase).count;
      sum = add(sum, (after[end] as number) + (whole[phrase] as number));
    }
    after[token] = sum;
  }
  const all = until[tokens] as number;
  return Float64Array.from(
    phrases,
    ({ first, count }) => (until[first] as number) + (after[first + count] as number) - all,
  );
}
