import { expect, test } from 'vitest';
import { slotOf, sumOf } from '../../src/text/model/linear-model.ts';
import { rounded } from '../../tools/train/rounded.ts';
import { defaults, type LabeledPhrase, trainPhrases } from '../../tools/train/train-phrases.ts';

/** A phrase with a feature that tells its class, and one that all have. */
function labeled(given: number): LabeledPhrase {
  return { features: Int32Array.of(slotOf(1, given), slotOf(2, 0)), class: given, weight: 1 };
}

const postings = [
  [0, 1, 1],
  [1, 0, 1],
  [0, 0, 1],
].map((classes) => classes.map(labeled));

test('the mean of the weights of several epochs tells phrases apart, and lies between the last weights and none', () => {
  const last = trainPhrases(postings, 2, { ...defaults, averagedFrom: defaults.epochs - 1 });
  const mean = trainPhrases(postings, 2, { ...defaults, averagedFrom: 1 });

  const model = rounded(mean);
  for (const one of [0, 1]) {
    const sums = sumOf(model, labeled(one).features);
    expect(sums[one]).toBeGreaterThan(sums[1 - one] ?? 0);
  }
  const informative = slotOf(1, 1) * 2 + 1;
  expect(mean.weights[informative]).toBeGreaterThan(0);
  expect(mean.weights[informative]).toBeLessThan(last.weights[informative] ?? 0);
});
