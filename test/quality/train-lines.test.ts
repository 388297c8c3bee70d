import { expect, test } from 'vitest';
import { bestSequence } from '../../src/text/model/best-sequence.ts';
import { slotOf } from '../../src/text/model/linear-model.ts';
import { rounded } from '../../tools/train/rounded.ts';
import { type LabeledLines, trainLines } from '../../tools/train/train-lines.ts';

/** Lines with a feature that identifies their class, and an uninformative one. */
function labeled(classes: readonly number[]): LabeledLines {
  return {
    features: classes.map((one, at) => Int32Array.of(slotOf(1, one), slotOf(2, at % 3))),
    classes: Int8Array.from(classes),
    weight: 1,
  };
}

const postings = [
  [0, 1, 1],
  [1, 0, 1],
  [0, 0, 1],
].map(labeled);

test('the mean weights of several epochs classify lines, and are smaller than the last weights', () => {
  const last = trainLines(postings, 2);
  const mean = trainLines(postings, 2, { averagedFrom: 4 });

  const read = bestSequence(rounded(mean), labeled([1, 0, 0, 1]).features);
  expect(read.map(({ lineClass }) => lineClass)).toEqual([1, 0, 0, 1]);
  const informative = slotOf(1, 0) * 2;
  expect(mean.weights[informative]).toBeGreaterThan(0);
  expect(mean.weights[informative]).toBeLessThan(last.weights[informative] ?? 0);
});
