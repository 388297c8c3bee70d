import { slotOf } from './feature-hash.ts';
import { addWeights, type LinearModel } from './linear-model.ts';

/** The features of many things, row by row in one array: thousands of small arrays for each posting take most of the time. */
export class FeatureRows {
  #slots = new Int32Array(128);
  #length = 0;
  readonly #ends: number[] = [];

  get count(): number {
    return this.#ends.length;
  }

  /** Adds a feature to the row at hand. */
  add(template: number, value: number, other = 0): void {
    if (this.#length === this.#slots.length) {
      const larger = new Int32Array(2 * this.#length);
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots[this.#length] = slotOf(template, value, other);
    this.#length += 1;
  }

  endRow(): void {
    this.#ends.push(this.#length);
  }

  /** Adds what the features of a row say for each class; without a view of the row, which takes longer than the sums. */
  addWeightsOf(index: number, model: LinearModel, sums: Int32Array): void {
    addWeights(model, this.#slots, sums, this.#ends[index - 1] ?? 0, this.#ends[index]);
  }

  /** The slots of a row: a view, not a copy. */
  row(index: number): Int32Array {
    return this.#slots.subarray(this.#ends[index - 1] ?? 0, this.#ends[index] ?? this.#length);
  }
}
