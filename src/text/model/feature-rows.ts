import { slotOf } from './feature-hash.ts';
import { addWeights, type LinearModel } from './linear-model.ts';

const none = new Int32Array(0);
const fewest = 64;

/** The features of many things, row by row in one array: thousands of small arrays for each posting take most of the time. */
export class FeatureRows {
  #slots = none;
  #length = 0;
  readonly #ends: number[] = [];

  get count(): number {
    return this.#ends.length;
  }

  /** Adds a feature to the row at hand. */
  add(template: number, value: number, other = 0): void {
    if (this.#length === this.#slots.length) {
      const larger = new Int32Array(Math.max(fewest, 2 * this.#length));
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots[this.#length] = slotOf(template, value, other);
    this.#length += 1;
  }

  endRow(): void {
    this.#ends.push(this.#length);
  }

  /** What the features of each row say for each class: `row * classes + class`. */
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

  /** What the features of all rows before each row say: what stands in [first, end) is the difference of two of them. */
  sumsBefore(model: LinearModel): Int32Array {
    const { classes } = model;
    const sums = new Int32Array((this.count + 1) * classes);
    let start = 0;
    for (const [row, end] of this.#ends.entries()) {
      const to = (row + 1) * classes;
      sums.copyWithin(to, to - classes, to);
      addWeights(model, this.#slots, sums, { start, end, to });
      start = end;
    }
    return sums;
  }

  /** The slots of a row: a view, not a copy. */
  row(index: number): Int32Array {
    return this.#slots.subarray(this.#ends[index - 1] ?? 0, this.#ends[index] ?? this.#length);
  }
}
