import { expect, test } from 'vitest';
import { bestSequence } from '../../src/text/model/best-sequence.ts';
import { slotOf } from '../../src/text/model/linear-model.ts';
import { rounded } from '../../tools/train/rounded.ts';
import type { LabeledLines } from '../../tools/train/train-lines.ts';
import { trainSequences } from '../../tools/train/train-sequences.ts';

/** Lines with a feature that identifies their class, if they have a sign, and an uninformative one. */
function lines(signs: readonly (number | null)[], classes: readonly number[]): LabeledLines {
  const features = signs.map((sign, at) =>
    Int32Array.from(sign === null ? [slotOf(2, at % 2)] : [slotOf(1, sign), slotOf(2, at % 2)]),
  );
  return { features, classes: Int8Array.from(classes), weight: 1 };
}

/** Class 0 opens an entry, class 1 continues it: a line without a sign continues the previous one. */
const texts = Array.from({ length: 40 }, (_, at) =>
  at % 2 === 0 ? lines([0, null, 0, null], [0, 1, 0, 1]) : lines([0, 1, 1, 0], [0, 1, 1, 0]),
);
const options = { epochs: 20, rate: 0.05 };
const read = (model: ReturnType<typeof trainSequences>, signs: readonly (number | null)[]) =>
  bestSequence(
    rounded(model),
    lines(
      signs,
      signs.map(() => -1),
    ).features,
  ).map(({ lineClass }) => lineClass);

test('a line is classified by its features, and one without a sign by the previous line', () => {
  expect(read(trainSequences(texts, 2, options), [0, 1, 0, null])).toEqual([0, 1, 0, 1]);
});

test('the same texts give the same weights', () => {
  const bytes = () => Buffer.from(trainSequences(texts, 2, options).weights.buffer);
  expect(bytes().equals(bytes())).toBe(true);
});

test('training uses lines without a label through their neighbors', () => {
  const open = texts.map((text, at) =>
    at === 0 ? text : { ...text, classes: text.classes.map((label, line) => (line === 1 ? -1 : label)) },
  );
  expect(read(trainSequences(open, 2, options), [0, null, 0, null])).toEqual([0, 1, 0, 1]);
});
