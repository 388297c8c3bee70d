import { describe, expect, test } from 'vitest';
import { slotOf, sumOf } from '../../src/text/model/linear-model.ts';
import { rounded } from '../../tools/train/rounded.ts';
import { defaults, type PhrasesOfLine, trainPhrases } from '../../tools/train/train-phrases.ts';

const tokens = 3;
const common = slotOf(9, 0);
const featureOf = (first: number, count: number) => slotOf(first + 1, count);

/** A line of three tokens in which each range of tokens is a phrase with its own feature; one of them is labeled. */
function lineWith(
  given: { first: number; count: number; class: number } | null,
  unsaid = false,
): PhrasesOfLine {
  const phrases = [0, 1, 2].flatMap((first) =>
    Array.from({ length: tokens - first }, (_, step) => {
      const count = step + 1;
      const isGiven = given?.first === first && given.count === count;
      const otherwise = unsaid ? -1 : 0;
      return {
        first,
        count,
        features: Int32Array.of(featureOf(first, count), common),
        class: isGiven ? given.class : otherwise,
      };
    }),
  );
  return { tokens, phrases, weight: 1 };
}

const options = { ...defaults, minPostings: 1 };
const asked = [[0, 1, 2].map(() => lineWith({ first: 1, count: 2, class: 1 }))];

describe('trained weights of phrases', () => {
  test('prefer the labeled phrase and class to none, to its parts and to another class', () => {
    const model = rounded(trainPhrases(asked, 3, options));
    const ahead = (first: number, count: number, index: number) =>
      sumOf(model, Int32Array.of(featureOf(first, count), common))[index] ?? 0;
    expect(ahead(1, 2, 1)).toBeGreaterThan(0);
    expect(ahead(1, 2, 2)).toBeLessThan(0);
    for (const [first, count] of [
      [1, 1],
      [2, 1],
      [0, 3],
    ] as const)
      expect(ahead(first, count, 1)).toBeLessThan(ahead(1, 2, 1));
  });

  test('do not change for phrases without a label', () => {
    const { weights } = trainPhrases([[lineWith(null, true)]], 3, options);
    expect(weights.every((weight) => weight === 0)).toBe(true);
  });

  test('are smaller as the mean of several epochs than after the last', () => {
    const last = trainPhrases(asked, 3, { ...options, averagedFrom: options.epochs - 1 });
    const mean = trainPhrases(asked, 3, { ...options, averagedFrom: 0 });
    const informative = featureOf(1, 2) * 3 + 1;
    expect(mean.weights[informative]).toBeGreaterThan(0);
    expect(mean.weights[informative]).toBeLessThan(last.weights[informative] ?? 0);
  });
});
