/** Weights are integers in this many parts of a nat, so that every machine computes the same sums. */
export const partsOfNat = 64;

/** For each feature, a weight for each class. */
export interface LinearModel {
  readonly classes: number;
  /** The first class with weights. 1 means that class 0 has none and serves as the reference. */
  readonly first: 0 | 1;
  /** The offset of each slot's weights, one for each class from `first` on. */
  readonly starts: Int32Array;
  /** A bit for each slot with weights, small enough for the processor's cache, because most lookups find none. */
  readonly known: Uint32Array;
  readonly weights: Int8Array;
}

/** @param dense a weight for each slot and class: `slot * classes + class` */
export function modelOf(classes: number, dense: Int8Array): LinearModel {
  const first = classes > 1 && dense.every((weight, at) => weight === 0 || at % classes > 0) ? 1 : 0;
  const starts = new Int32Array(tableSize);
  const known = new Uint32Array(tableSize >> 5);
  const weights = new Int8Array(dense.length);
  let end = 0;
  for (let slot = 0; slot < tableSize; slot += 1) {
    const own = dense.subarray(slot * classes + first, (slot + 1) * classes);
    if (own.every((weight) => weight === 0)) continue;
    weights.set(own, end);
    starts[slot] = end;
    setKnown(known, slot);
    end += own.length;
  }
  return { classes, first, starts, known, weights: weights.slice(0, end) };
}

/**
 * A model as bytes, one character each: the number of classes, the first class with weights, the number of slots with
 * weights; then for each of these the distance from the slot before (7 bits a byte, lowest first); then all weights.
 * Distances and weights compress better apart than interleaved.
 */
export function printModel({ classes, first, known, weights }: LinearModel): string {
  const steps: number[] = [];
  let last = -1;
  let count = 0;
  for (let slot = 0; slot < tableSize; slot += 1) {
    if (!isKnown(known, slot)) continue;
    let step = slot - last;
    for (; step > 127; step >>>= 7) steps.push((step & 127) | 128);
    steps.push(step);
    last = slot;
    count += 1;
  }
  const head = [classes, first, count & 255, (count >> 8) & 255, count >> 16];
  return Buffer.concat([Buffer.from([...head, ...steps]), Buffer.from(weights)]).toString('latin1');
}

/** Computes offsets and leaves the weights in place, because it runs at every start of the program. */
export function readModel(text: string): LinearModel {
  const bytes = Buffer.from(text, 'latin1');
  const at = (index: number) => bytes[index]!;
  const [classes, first, count] = [at(0), at(1) as 0 | 1, at(2) | (at(3) << 8) | (at(4) << 16)];
  const starts = new Int32Array(tableSize);
  const known = new Uint32Array(tableSize >> 5);
  const width = classes - first;
  let slot = -1;
  let index = 5;
  for (let start = 0; start < count * width; start += width) {
    let shift = 0;
    for (; at(index) > 127; index += 1, shift += 7) slot += (at(index) & 127) << shift;
    slot += at(index) << shift;
    index += 1;
    starts[slot] = start;
    setKnown(known, slot);
  }
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + index, count * width);
  return { classes, first, starts, known, weights };
}

function setKnown(known: Uint32Array, slot: number): void {
  known[slot >> 5]! |= 1 << (slot & 31);
}

function isKnown(known: Uint32Array, slot: number): boolean {
  return ((known[slot >> 5]! >> (slot & 31)) & 1) === 1;
}

/** The sum of the features' weights for each class. */
export function sumOf(model: LinearModel, slots: Int32Array): Int32Array {
  const sums = new Int32Array(model.classes);
  addWeights(model, slots, sums, { start: 0, end: slots.length, to: 0 });
  return sums;
}

/** Adds the weights of the features in [start, end) to the sums from `to` on. */
export function addWeights(
  model: LinearModel,
  slots: Int32Array,
  sums: Int32Array,
  { start, end, to }: { readonly start: number; readonly end: number; readonly to: number },
): void {
  for (let at = start; at < end; at += 1) addWeightsOf(model, slots[at]!, sums, to);
}

/** Adds the weights of one feature to the sums from `to` on. */
export function addWeightsOf(
  { classes, first, starts, known, weights }: LinearModel,
  slot: number,
  sums: Int32Array,
  to: number,
): void {
  if (!isKnown(known, slot)) return;
  const from = starts[slot]! - first;
  for (let index = first; index < classes; index += 1) sums[to + index]! += weights[from + index]!;
}

/** Probability 1 as an integer. */
export const certain = 4096;

/*
 * A feature is a slot of a table: a hash of its template number and of the hashes of its words. No string is built for
 * the tens of thousands of features in a posting.
 */

const bits = 18;
export const tableSize = 1 << bits;

/** The slot of a template filled with one or two values. */
export function slotOf(template: number, value: number, other = 0): number {
  let hash = Math.imul(template + 1, 0x9e3779b1) ^ value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) + Math.imul(other, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & (tableSize - 1);
}
