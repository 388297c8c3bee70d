import { finer, impossible, logAdder, shareOfLog } from '../../text/model/log-sums.ts';
import type { Phrase } from './phrases.ts';

/**
 * How probable each phrase is of each class where none that are asked for overlap: of all the ways to choose such phrases, the
 * share of those that have it, each way as probable as the sum of its phrases says. A semi-Markov conditional random field
 * (Sarawagi and Cohen 2004).
 *
 * @param tokens how many the line has
 * @param sums how much more each class of each phrase is said than nothing, in parts of a nat: `phrase * classes + class`
 * @returns the same, in parts of `certain`
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
 * The share of all the ways to choose phrases that do not overlap that each phrase could join, by those before and after it
 * (forward, backward), as logarithms. The training adds them up in fractions, the product in whole numbers.
 *
 * @param whole what each phrase says, of whichever class
 * @param add the logarithm of the sum of two that are given as logarithms
 * @param isCovered 1 for each token that some phrase has to cover
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
