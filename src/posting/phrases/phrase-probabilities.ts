import { finer, impossible, logAdder, shareOfLog } from '../../text/model/log-sums.ts';
import type { Phrase } from './phrases.ts';

/** The phrases of a line by where they begin and where they end. */
interface Lattice {
  readonly beginningAt: readonly (readonly number[])[];
  readonly endingAt: readonly (readonly number[])[];
}

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
  const { beginningAt, endingAt } = latticeOf(phrases, tokens);
  const whole = phrases.map((_, phrase) => {
    let sum = impossible;
    for (let at = phrase * classes; at < (phrase + 1) * classes; at += 1)
      sum = add(sum, finer * (sums[at] as number));
    return sum;
  });
  // All the ways up to a token, and from it on.
  const until = new Int32Array(tokens + 1);
  for (let token = 1; token <= tokens; token += 1) {
    let sum = until[token - 1] as number;
    for (const phrase of endingAt[token] ?? [])
      sum = add(sum, (until[(phrases[phrase] as Phrase).first] as number) + (whole[phrase] as number));
    until[token] = sum;
  }
  const after = new Int32Array(tokens + 1);
  for (let token = tokens - 1; token >= 0; token -= 1) {
    let sum = after[token + 1] as number;
    for (const phrase of beginningAt[token] ?? [])
      sum = add(
        sum,
        (after[token + (phrases[phrase] as Phrase).count] as number) + (whole[phrase] as number),
      );
    after[token] = sum;
  }
  const all = until[tokens] as number;
  const probabilities = new Int32Array(sums.length);
  for (const [phrase, { first, count }] of phrases.entries()) {
    const around = (until[first] as number) + (after[first + count] as number) - all;
    for (let at = phrase * classes; at < (phrase + 1) * classes; at += 1)
      probabilities[at] = shareOfLog(around + finer * (sums[at] as number));
  }
  return probabilities;
}

function latticeOf(phrases: readonly Phrase[], tokens: number): Lattice {
  const beginningAt: number[][] = Array.from({ length: tokens }, () => []);
  const endingAt: number[][] = Array.from({ length: tokens + 1 }, () => []);
  for (const [index, { first, count }] of phrases.entries()) {
    beginningAt[first]?.push(index);
    endingAt[first + count]?.push(index);
  }
  return { beginningAt, endingAt };
}
