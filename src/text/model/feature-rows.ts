import { addWeights, addWeightsOf, type LinearModel, slotOf } from './linear-model.ts';

/** Collects features row by row, one row for each thing. */
export interface RowsOfFeatures {
  /** Number of completed rows. */
  readonly count: number;
  /** Adds a feature to the current row. */
  add(template: number, value: number, other?: number): void;
  endRow(): void;
  /** Sums of the features' weights of each row for each class: `row * classes + class`. */
  sums(model: LinearModel): Int32Array;
}

/** Keeps only sums of weights and no features: a posting has tens of thousands of features, and most have no weight. */
export class WeighedRows implements RowsOfFeatures {
  readonly #model: LinearModel;
  #sums: Int32Array;
  #row = 0;

  constructor(model: LinearModel, expected: number) {
    this.#model = model;
    // Has one more row, because the current row exists as soon as the last one ends.
    this.#sums = new Int32Array((expected + 1) * model.classes);
  }

  get count(): number {
    return this.#row / this.#model.classes;
  }

  add(template: number, value: number, other = 0): void {
    addWeightsOf(this.#model, slotOf(template, value, other), this.#sums, this.#row);
  }

  endRow(): void {
    this.#row += this.#model.classes;
    if (this.#row < this.#sums.length) return;
    const larger = new Int32Array(2 * this.#row + this.#model.classes);
    larger.set(this.#sums);
    this.#sums = larger;
  }

  sums(model: LinearModel): Int32Array {
    if (model !== this.#model) throw new Error('The rows belong to another model.');
    return this.#sums;
  }
}

const none = new Int32Array(0);
const minCapacity = 64;

/**
 * Keeps the features of all rows in one array, because thousands of small arrays for each posting would take most of
 * the time.
 */
export class FeatureRows implements RowsOfFeatures {
  #slots = none;
  #length = 0;
  readonly #ends: number[] = [];

  get count(): number {
    return this.#ends.length;
  }

  add(template: number, value: number, other = 0): void {
    if (this.#length === this.#slots.length) {
      const larger = new Int32Array(Math.max(minCapacity, 2 * this.#length));
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots[this.#length] = slotOf(template, value, other);
    this.#length += 1;
  }

  endRow(): void {
    this.#ends.push(this.#length);
  }

  sums(model: LinearModel): Int32Array {
    const { classes } = model;
    const sums = new Int32Array(this.count * classes);
    let start = 0;
    for (const [row, end] of this.#ends.entries()) {
      addWeights(model, this.#slots, sums, { start, end, to: row * classes });
      start = end;
    }
    return sums;
  }

  /** The slots of a row, as a view. */
  row(index: number): Int32Array {
    return this.#slots.subarray(this.#ends[index - 1] ?? 0, this.#ends[index] ?? this.#length);
  }
}

/** Prefix sums over rows: the sum of rows in [first, end) is the difference of two entries. */
export function sumsBefore(rows: RowsOfFeatures, model: LinearModel): Int32Array {
  const { classes } = model;
  const own = rows.sums(model);
  const sums = new Int32Array((rows.count + 1) * classes);
  for (let at = classes; at < sums.length; at += 1) sums[at] = sums[at - classes]! + own[at - classes]!;
  return sums;
}
