import { transitionTemplate } from '../../src/text/model/best-sequence.ts';
import { slotOf, tableSize } from '../../src/text/model/linear-model.ts';
import { expectations } from './expectations.ts';
import { countsOf, strongest, type TrainedModel } from './model-size.ts';
import { randomFrom, shuffle } from './random.ts';

/** The lines of a posting with their features and classes; -1 if not labeled. */
export interface LabeledLines {
  readonly features: readonly Int32Array[];
  readonly classes: Int8Array;
  readonly weight: number;
}

const options = { epochs: 12, rate: 0.05, decay: 1e-3, seed: 1, slots: 8000, averagedFrom: 11 };

/**
 * A conditional random field over the lines of a posting (Lafferty, McCallum and Pereira 2001), trained by AdaGrad on
 * the likelihood of the labels; all classes are summed over for lines without a label.
 */
export function trainLines(
  postings: readonly LabeledLines[],
  classes: number,
  given: Partial<LineOptions> = {},
): TrainedModel {
  const chosen = { ...options, ...given };
  const counts = countsOf(postings.flatMap(({ features }) => features));
  for (let before = 0; before <= classes; before += 1) counts[slotOf(transitionTemplate, before)] = 2 ** 30;
  const whole = learn(postings, classes, chosen);
  const kept = strongest(whole, counts, chosen.slots);
  const small = postings.map((posting) => ({
    ...posting,
    features: posting.features.map((slots) => slots.filter((slot) => kept[slot] === 1)),
  }));
  return learn(small, classes, chosen);
}

export interface LineOptions {
  /** The number of features that are kept. */
  readonly slots: number;
  /** The share of a weight that each of its steps removes. */
  readonly decay: number;
  /**
   * The final weights are the mean after this and all later epochs, which depends less on chance than the last epoch
   * alone.
   */
  readonly averagedFrom: number;
}

function learn(
  postings: readonly LabeledLines[],
  classes: number,
  { decay, averagedFrom }: LineOptions,
): TrainedModel {
  const mean = new Float32Array(tableSize * classes);
  const weights = new Float32Array(tableSize * classes);
  const squares = new Float32Array(tableSize * classes);
  const random = randomFrom(options.seed);
  const order = postings.filter(({ features }) => features.length > 0);
  const move = (slot: number, index: number, gradient: number): void => {
    const at = slot * classes + index;
    const step = gradient - decay * (weights[at] ?? 0);
    squares[at] = (squares[at] ?? 0) + step * step;
    weights[at] = (weights[at] ?? 0) + (options.rate * step) / (Math.sqrt(squares[at] ?? 0) + 0.01);
  };
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    for (const { features, classes: labels, weight } of order) {
      const model = { classes, weights };
      const own = ownSums(model, features);
      const follows = followsIn(model);
      const any = expectations(classes, follows, own, null);
      const right = expectations(classes, follows, own, labels);
      for (const [line, slots] of features.entries()) {
        for (let index = 0; index < classes; index += 1) {
          const at = line * classes + index;
          const gradient = ((right.lines[at] ?? 0) - (any.lines[at] ?? 0)) * weight;
          if (Math.abs(gradient) > 1e-4) for (const slot of slots) move(slot, index, gradient);
        }
      }
      for (let before = 0; before <= classes; before += 1) {
        for (let index = 0; index < classes; index += 1) {
          const at = before * classes + index;
          const gradient = ((right.pairs[at] ?? 0) - (any.pairs[at] ?? 0)) * weight;
          move(slotOf(transitionTemplate, before), index, gradient);
        }
      }
    }
    if (epoch < averagedFrom) continue;
    const share = 1 / (epoch - averagedFrom + 1);
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] ?? 0) + ((weights[at] ?? 0) - (mean[at] ?? 0)) * share;
  }
  return { classes, weights: mean };
}

/** The sums of each line's features for each class, [line * classes + class]. */
function ownSums({ classes, weights }: TrainedModel, features: readonly Int32Array[]): Float64Array {
  const own = new Float64Array(features.length * classes);
  for (const [line, slots] of features.entries()) {
    for (const slot of slots) {
      for (let index = 0; index < classes; index += 1) {
        const at = line * classes + index;
        own[at] = (own[at] ?? 0) + (weights[slot * classes + index] ?? 0);
      }
    }
  }
  return own;
}

/** The transition scores of the model, [before * classes + now]. */
function followsIn({ classes, weights }: TrainedModel): Float32Array {
  const follows = new Float32Array((classes + 1) * classes);
  for (let before = 0; before <= classes; before += 1) {
    const from = slotOf(transitionTemplate, before) * classes;
    follows.set(weights.subarray(from, from + classes), before * classes);
  }
  return follows;
}
