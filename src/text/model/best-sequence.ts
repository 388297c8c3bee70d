import { slotOf } from './feature-hash.ts';
import { type LinearModel, partsOfNat, sumOf } from './linear-model.ts';

/** What one of things that follow each other is, as far as the model can tell: a line of a text, a part of a head. */
export interface SequenceReading {
  /** Index of its class. */
  readonly lineClass: number;
  /** How far the next best reading of the whole is behind: 0 near, 1, 2 far. */
  readonly sureness: 0 | 1 | 2;
}

/** Number of the template that says which class follows which; the first line follows the class behind the last. */
export const transitionTemplate = 99;

/** Whether a class can stand right behind another. */
export type MayFollow = (before: number, now: number) => boolean;

/** So low that no features make up for it, and far from the end of whole numbers in a text of any length. */
const never = -1_000_000;

/** The best sequence of classes. */
export function bestSequence(
  model: LinearModel,
  features: readonly Int32Array[],
  mayFollow: MayFollow = () => true,
): SequenceReading[] {
  return sumsOfSequences(model, features, mayFollow).map(readingOf);
}

/**
 * For each thing and class, the best sequence in which the thing has it: its own features, and which class follows
 * which (Viterbi, in both directions, so that each also knows its second best).
 */
export function sumsOfSequences(
  model: LinearModel,
  features: readonly Int32Array[],
  mayFollow: MayFollow = () => true,
): Int32Array[] {
  const { classes } = model;
  const own = features.map((slots) => sumOf(model, slots));
  const follows = Array.from({ length: classes + 1 }, (_, before) =>
    sumOf(model, Int32Array.of(slotOf(transitionTemplate, before))).map((sum, now) =>
      before === classes || mayFollow(before, now) ? sum : never,
    ),
  );
  const none = new Int32Array(classes);
  const forward: Int32Array[] = [];
  for (const [index, sums] of own.entries()) {
    const before = forward[index - 1];
    forward.push(
      sums.map((sum, now) => {
        if (before === undefined) return sum + (follows[classes]?.[now] ?? 0);
        return sum + bestOf(classes, (last) => (before[last] ?? 0) + (follows[last]?.[now] ?? 0));
      }),
    );
  }
  const backward: Int32Array[] = own.map(() => none);
  for (let index = own.length - 2; index >= 0; index -= 1) {
    const [after, ahead] = [own[index + 1] ?? none, backward[index + 1] ?? none];
    backward[index] = Int32Array.from(none, (_, now) =>
      bestOf(classes, (next) => (follows[now]?.[next] ?? 0) + (after[next] ?? 0) + (ahead[next] ?? 0)),
    );
  }
  return forward.map((sums, index) => sums.map((sum, now) => sum + (backward[index]?.[now] ?? 0)));
}

function bestOf(classes: number, sumFor: (index: number) => number): number {
  let best = sumFor(0);
  for (let index = 1; index < classes; index += 1) best = Math.max(best, sumFor(index));
  return best;
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
