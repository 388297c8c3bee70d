import { tableSize } from '../../src/text/model/linear-model.ts';

/** A weight for each slot and class, before they are rounded. */
export interface TrainedModel {
  readonly classes: number;
  readonly weights: Float32Array;
}

/** 1 for each of the slots that decide most: by how far their classes lie apart, and how often they occur. */
export function strongest({ classes, weights }: TrainedModel, counts: Uint32Array, most: number): Uint8Array {
  const spread = Float32Array.from(counts, (count, slot) => {
    const own = weights.subarray(slot * classes, (slot + 1) * classes);
    return (Math.max(...own) - Math.min(...own)) * Math.sqrt(count);
  });
  const least = Float32Array.from(spread).sort().at(-most) ?? 0;
  return Uint8Array.from(spread, (value) => (value > 0 && value >= least ? 1 : 0));
}

/** How often each slot occurs. */
export function countsOf(features: readonly Int32Array[]): Uint32Array {
  const counts = new Uint32Array(tableSize);
  for (const slots of features) for (const slot of slots) counts[slot] = (counts[slot] ?? 0) + 1;
  return counts;
}
