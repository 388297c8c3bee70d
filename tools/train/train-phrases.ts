import { tableSize } from '../../src/text/model/linear-model.ts';
import { countsOf, strongest, type TrainedModel } from './model-size.ts';
import { randomFrom, shuffle } from './random.ts';

/** A phrase of a posting: its features and its class. */
export interface LabeledPhrase {
  readonly features: Int32Array;
  readonly class: number;
  readonly weight: number;
}

/** The rate was chosen by cross-validation over repositories; the weights are the mean of those after `averagedFrom` and each later epoch. */
export const defaults = {
  epochs: 6,
  rate: 0.05,
  decay: 0.03,
  seed: 1,
  minPostings: 3,
  slots: 16_000,
  averagedFrom: 2,
};

/** Multinomial logistic regression by AdaGrad, over features that several postings share. */
export function trainPhrases(
  postings: readonly (readonly LabeledPhrase[])[],
  classes: number,
  options = defaults,
): TrainedModel {
  const shared = slotsOfSeveral(postings, options.minPostings);
  const first = learn(postings, classes, shared, options);
  return learn(
    postings,
    classes,
    strongest(first, countsOf(postings.flat().map(({ features }) => features)), options.slots),
    options,
  );
}

function learn(
  postings: readonly (readonly LabeledPhrase[])[],
  classes: number,
  shared: Uint8Array,
  options: typeof defaults,
): TrainedModel {
  const mean = new Float32Array(tableSize * classes);
  const weights = new Float32Array(tableSize * classes);
  const squares = new Float32Array(tableSize * classes);
  const phrases = postings.flat().map((phrase) => ({
    ...phrase,
    features: phrase.features.filter((slot) => shared[slot] === 1),
  }));
  const random = randomFrom(options.seed);
  const sums = new Float64Array(classes);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(phrases, random);
    for (const { features, class: right, weight } of phrases) {
      sums.fill(0);
      for (const slot of features) {
        for (let index = 0; index < classes; index += 1) {
          sums[index] = (sums[index] ?? 0) + (weights[slot * classes + index] ?? 0);
        }
      }
      const most = sums.reduce((best, sum) => Math.max(best, sum), Number.NEGATIVE_INFINITY);
      const shares = sums.map((sum) => Math.exp(sum - most));
      const all = shares.reduce((total, share) => total + share, 0);
      for (let index = 0; index < classes; index += 1) {
        const gradient = ((index === right ? 1 : 0) - (shares[index] ?? 0) / all) * weight;
        if (Math.abs(gradient) < 1e-3) continue;
        for (const slot of features) {
          const at = slot * classes + index;
          const step = gradient - options.decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + step * step;
          weights[at] = (weights[at] ?? 0) + (options.rate * step) / (Math.sqrt(squares[at] ?? 0) + 0.05);
        }
      }
    }
    if (epoch < options.averagedFrom) continue;
    const share = 1 / (options.epochs - options.averagedFrom);
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) * share;
  }
  return { classes, weights: mean };
}

/** 1 for each slot that at least so many postings have. */
function slotsOfSeveral(postings: readonly (readonly LabeledPhrase[])[], fewest: number): Uint8Array {
  const counts = new Uint16Array(tableSize);
  const last = new Int32Array(tableSize).fill(-1);
  for (const [index, phrases] of postings.entries()) {
    for (const { features } of phrases) {
      for (const slot of features) {
        if (last[slot] === index) continue;
        last[slot] = index;
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
    }
  }
  return Uint8Array.from(counts, (count) => (count >= fewest ? 1 : 0));
}
