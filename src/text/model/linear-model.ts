/** Weights are whole numbers, in this many parts of a nat, so that every machine adds them up alike. */
export const partsOfNat = 64;

/** For each feature a weight of each class. */
export interface LinearModel {
  readonly classes: number;
  /** Where the weights of a slot begin, one for each class. Slots without weights share the zeros at the beginning. */
  readonly starts: Int32Array;
  /** A bit for each slot that has weights: few enough to stay near the processor, as most slots that are asked for have none. */
  readonly known: Uint32Array;
  readonly weights: Int8Array;
}

/** @param dense for each slot a weight of each class: `slot * classes + class` */
export function modelOf(classes: number, dense: Int8Array): LinearModel {
  const starts = new Int32Array(tableSize);
  const known = new Uint32Array(tableSize >> 5);
  const weights = new Int8Array(classes + dense.length);
  let end = classes;
  for (let slot = 0; slot < tableSize; slot += 1) {
    const own = dense.subarray(slot * classes, (slot + 1) * classes);
    if (own.every((weight) => weight === 0)) continue;
    weights.set(own, end);
    starts[slot] = end;
    (known[slot >> 5] as number) |= 1 << (slot & 31);
    end += classes;
  }
  return { classes, starts, known, weights: weights.slice(0, end) };
}

/**
 * A model as bytes, one character each: the number of classes, then for each slot with weights how many slots it is further
 * than the one before (7 bits a byte, lowest first) and its weights.
 */
export function printModel({ classes, starts, weights }: LinearModel): string {
  const bytes = [classes];
  let last = -1;
  for (const [slot, start] of starts.entries()) {
    if (start === 0) continue;
    let step = slot - last;
    for (; step > 127; step >>>= 7) bytes.push((step & 127) | 128);
    bytes.push(step, ...[...weights.subarray(start, start + classes)].map((weight) => weight & 255));
    last = slot;
  }
  return Buffer.from(bytes).toString('latin1');
}

/** Goes from slot to slot and leaves the weights where they are: every start of the program waits for it. */
export function readModel(text: string): LinearModel {
  const classes = text.charCodeAt(0);
  const bytes = Buffer.alloc(classes + text.length);
  bytes.write(text, classes, 'latin1');
  const starts = new Int32Array(tableSize);
  const known = new Uint32Array(tableSize >> 5);
  let slot = -1;
  for (let at = classes + 1; at < bytes.length; at += classes) {
    let shift = 0;
    for (; (bytes[at] as number) > 127; at += 1, shift += 7) slot += ((bytes[at] as number) & 127) << shift;
    slot += (bytes[at] as number) << shift;
    at += 1;
    starts[slot] = at;
    (known[slot >> 5] as number) |= 1 << (slot & 31);
  }
  return { classes, starts, known, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}

/** What the features say for each class, added up. */
export function sumOf(model: LinearModel, slots: Int32Array): Int32Array {
  const sums = new Int32Array(model.classes);
  addWeights(model, slots, sums, { start: 0, end: slots.length, to: 0 });
  return sums;
}

/** Adds what the features in [start, end) say for each class to the sums from `to` on. */
export function addWeights(
  model: LinearModel,
  slots: Int32Array,
  sums: Int32Array,
  { start, end, to }: { readonly start: number; readonly end: number; readonly to: number },
): void {
  for (let at = start; at < end; at += 1) addWeightsOf(model, slots[at] as number, sums, to);
}

/** Adds what one feature says for each class to the sums from `to` on. */
export function addWeightsOf(
  { classes, starts, known, weights }: LinearModel,
  slot: number,
  sums: Int32Array,
  to: number,
): void {
  if ((((known[slot >> 5] as number) >> (slot & 31)) & 1) === 0) return;
  const from = starts[slot] as number;
  for (let index = 0; index < classes; index += 1)
    (sums[to + index] as number) += weights[from + index] as number;
}

/** One, as probabilities are counted. */
export const certain = 4096;

/*
 * A feature is the slot of a table: the number of its template and the hashes of the words that fill it, mixed. No text is
 * built for any of the tens of thousands that a posting has.
 */

const bits = 18;
export const tableSize = 1 << bits;

/** FNV-1a over UTF-16 units, as a signed 32-bit integer. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/** The slot of a template filled with one or two values. */
export function slotOf(template: number, value: number, other = 0): number {
  let hash = Math.imul(template + 1, 0x9e3779b1) ^ value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) + Math.imul(other, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & (tableSize - 1);
}
