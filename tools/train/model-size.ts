import { tableSize } from '../../src/text/model/linear-model.ts';

/** A weight for each slot and class, before rounding. */
export interface TrainedModel {
  readonly classes: number;
  readonly weights: Float32Array;
}

/** Marks with 1 the slots that decide most, by the spread of their weights and their frequency. */
export function strongest({ classes, weights }: TrainedModel, counts: Uint32Array, max: number): Uint8Array {
  const spread = Float32Array.from(counts, (count, slot) => {
    // Most of the million slots.
    if (count === 0) return 0;
    const own = weights.subarray(slot * classes, (slot + 1) * classes);
    return (Math.max(...own) - Math.min(...own)) * Math.sqrt(count);
  });
  const least = Float32Array.from(spread).sort().at(-max) ?? 0;
  return Uint8Array.from(spread, (value) => (value > 0 && value >= least ? 1 : 0));
}

/** The number of occurrences of each slot. */
export function countsOf(features: readonly Int32Array[]): Uint32Array {
  const counts = new Uint32Array(tableSize);
  for (const slots of features) for (const slot of slots) counts[slot] = (counts[slot] ?? 0) + 1;
  return counts;
}
