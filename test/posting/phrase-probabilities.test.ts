import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { probabilitiesOf } from '../../src/posting/phrases/phrase-probabilities.ts';
import type { Phrase } from '../../src/posting/phrases/phrases.ts';
import { certain, partsOfNat } from '../../src/text/model/linear-model.ts';
import { phraseExpectations } from '../../tools/train/phrase-expectations.ts';

const tokens = 6;
const classes = 2;

/** Every way to choose phrases that do not overlap, with a class for each: its parts are [phrase, class]. */
function choicesOf(phrases: readonly Phrase[], from = 0): (readonly [number, number])[][] {
  if (from >= phrases.length) return [[]];
  const without = choicesOf(phrases, from + 1);
  const own = phrases[from] as Phrase;
  const apart = (other: Phrase) =>
    other.first >= own.first + own.count || own.first >= other.first + other.count;
  const beside = without.filter((choice) => choice.every(([index]) => apart(phrases[index] as Phrase)));
  const withOwn = Array.from({ length: classes }, (_, index) =>
    beside.map((choice) => [[from, index] as const, ...choice]),
  );
  return [...without, ...withOwn.flat()];
}

/** By adding up every choice. */
function sharesOf(phrases: readonly Phrase[], sums: Int32Array): number[] {
  const shares = new Array<number>(sums.length).fill(0);
  let all = 0;
  for (const choice of choicesOf(phrases)) {
    const places = choice.map(([phrase, index]) => phrase * classes + index);
    const weight = Math.exp(places.reduce((sum, at) => sum + (sums[at] as number), 0) / partsOfNat);
    all += weight;
    for (const at of places) (shares[at] as number) += weight;
  }
  return shares.map((share) => share / all);
}

const line = fc
  .uniqueArray(
    fc
      .record({ first: fc.nat(tokens - 1), count: fc.integer({ min: 1, max: tokens }) })
      .filter(({ first, count }) => first + count <= tokens),
    { maxLength: 7, selector: ({ first, count }) => `${first} ${count}` },
  )
  .chain((phrases) =>
    fc.tuple(
      fc.constant(phrases),
      fc.array(fc.integer({ min: -400, max: 400 }), {
        minLength: phrases.length * classes,
        maxLength: phrases.length * classes,
      }),
    ),
  );

describe('probabilities of phrases that do not overlap', () => {
  test('are shares of all choices', () => {
    fc.assert(
      fc.property(line, ([phrases, sums]) => {
        const whole = Int32Array.from(sums);
        const found = probabilitiesOf(phrases, tokens, whole, classes);
        for (const [at, share] of sharesOf(phrases, whole).entries())
          expect((found[at] as number) / certain).toBeCloseTo(share, 2);
      }),
    );
  });

  test('agree with the expectations of training', () => {
    fc.assert(
      fc.property(line, ([phrases, sums]) => {
        const scores = new Float64Array(phrases.length * (classes + 1));
        for (const [at, sum] of sums.entries())
          scores[Math.floor(at / classes) * (classes + 1) + 1 + (at % classes)] = sum / partsOfNat;
        const all = { tokens, phrases, isOpen: () => true, isCovered: new Uint8Array(tokens) };
        const expected = phraseExpectations(all, scores, classes + 1);
        const found = probabilitiesOf(phrases, tokens, Int32Array.from(sums), classes);
        for (const [at, one] of found.entries()) {
          const place = Math.floor(at / classes) * (classes + 1) + 1 + (at % classes);
          expect(one / certain).toBeCloseTo(expected[place] as number, 2);
        }
      }),
    );
  });

  test('of long lines stay whole numbers between nothing and certain', () => {
    const long = Array.from({ length: 4000 }, (_, first) => ({ first, count: 1 }));
    const sums = Int32Array.from(long, (_, index) => (index % 2 === 0 ? 2000 : -2000));
    const found = probabilitiesOf(long, long.length, sums, 1);
    expect(found.every((one, index) => one === (index % 2 === 0 ? certain : 0))).toBe(true);
  });
});
