import { type LinearModel, partsOfNat, slotOf, sumOf } from './linear-model.ts';

/** The model's class for one element of a sequence: a line of a text, or an atom (a part of a header line). */
export interface SequenceReading {
  /** Index of the class. */
  readonly lineClass: number;
  /** How far the next best reading is behind: 0 hardly, 1 somewhat, 2 far. */
  readonly sureness: 0 | 1 | 2;
}

/** Template number for transitions between classes; the first element follows a class after the last. */
export const transitionTemplate = 99;

/** True if a class may directly follow another. */
export type MayFollow = (before: number, now: number) => boolean;

/** Low enough that no features outweigh it, and far from integer overflow in a text of any length. */
const never = -1_000_000;
const lowest = -(2 ** 31);

/** The best sequence of classes. */
export function bestSequence(
  model: LinearModel,
  features: readonly Int32Array[],
  mayFollow: MayFollow = () => true,
): SequenceReading[] {
  return sumsOfSequences(model, features, mayFollow).map(readingOf);
}

/** Like `bestSequence`, from sums of weights for each element and class instead of features. */
export function bestSequenceOfSums(model: LinearModel, own: readonly Int32Array[]): SequenceReading[] {
  return sequencesOf(model, own, () => true).map(readingOf);
}

/**
 * For each element and class, the score of the best sequence in which the element has that class, from features and
 * transitions (Viterbi in both directions, so that second-best classes are known, too).
 */
export function sumsOfSequences(
  model: LinearModel,
  features: readonly Int32Array[],
  mayFollow: MayFollow = () => true,
): Int32Array[] {
  return sequencesOf(
    model,
    features.map((slots) => sumOf(model, slots)),
    mayFollow,
  );
}

function sequencesOf(model: LinearModel, own: readonly Int32Array[], mayFollow: MayFollow): Int32Array[] {
  const { classes } = model;
  // Transition scores, [before * classes + now]; the last row is for the first element.
  const follows = new Int32Array((classes + 1) * classes);
  for (let before = 0; before <= classes; before += 1) {
    const sums = sumOf(model, Int32Array.of(slotOf(transitionTemplate, before)));
    for (const [now, sum] of sums.entries())
      follows[before * classes + now] = before === classes || mayFollow(before, now) ? sum : never;
  }
  const start = follows.subarray(classes * classes);
  const forward: Int32Array[] = [];
  for (const sums of own) forward.push(stepForward(sums, forward.at(-1), follows, start));
  let behind = new Int32Array(classes);
  for (let index = own.length - 1; index >= 0; index -= 1) {
    addTo(forward[index] as Int32Array, behind);
    behind = stepBackward(own[index] as Int32Array, behind, follows);
  }
  return forward;
}

/** For each class, the best score of a sequence up to here that ends in it. */
function stepForward(
  own: Int32Array,
  before: Int32Array | undefined,
  follows: Int32Array,
  start: Int32Array,
): Int32Array {
  const sums = own.slice();
  if (before === undefined) {
    addTo(sums, start);
    return sums;
  }
  const classes = own.length;
  const best = new Int32Array(classes).fill(lowest);
  for (let last = 0; last < classes; last += 1) {
    const [sum, row] = [before[last]!, last * classes];
    for (let now = 0; now < classes; now += 1) {
      const both = sum + follows[row + now]!;
      if (both > best[now]!) best[now] = both;
    }
  }
  addTo(sums, best);
  return sums;
}

/** For each class of the element before, the best score of what may follow it. */
function stepBackward(own: Int32Array, behind: Int32Array, follows: Int32Array): Int32Array<ArrayBuffer> {
  const classes = own.length;
  const best = new Int32Array(classes).fill(lowest);
  for (let before = 0; before < classes; before += 1) {
    const row = before * classes;
    for (let now = 0; now < classes; now += 1) {
      const all = follows[row + now]! + own[now]! + behind[now]!;
      if (all > best[before]!) best[before] = all;
    }
  }
  return best;
}

function addTo(sums: Int32Array, more: Int32Array): void {
  for (let index = 0; index < sums.length; index += 1) sums[index]! += more[index]!;
}

function readingOf(sums: Int32Array): SequenceReading {
  let first = 0;
  for (const [index, sum] of sums.entries()) if (sum > (sums[first] ?? 0)) first = index;
  const second = sums.reduce(
    (best, sum, index) => (index === first ? best : Math.max(best, sum)),
    -(2 ** 30),
  );
  const ahead = (sums[first] ?? 0) - second;
  if (ahead >= 3 * partsOfNat) return { lineClass: first, sureness: 2 };
  return { lineClass: first, sureness: ahead >= partsOfNat ? 1 : 0 };
}
