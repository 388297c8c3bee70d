import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  certain,
  modelOf,
  partsOfNat,
  printModel,
  readModel,
  slotOf,
  sumOf,
  tableSize,
} from '../../../src/text/model/linear-model.ts';
import { finer, impossible, logAdder, shareOfLog } from '../../../src/text/model/log-sums.ts';
import { hashOf } from '../../../src/values/hash.ts';
import { projectRoot } from '../../support/project-root.ts';

const classes = 3;
const entry = fc.tuple(
  fc.nat(tableSize - 1),
  fc.array(fc.integer({ min: -127, max: 127 }), { minLength: classes, maxLength: classes }),
);

function hasWeights(weights: Int8Array, slot: number): boolean {
  return weights.subarray(slot * classes, (slot + 1) * classes).some((weight) => weight !== 0);
}

describe('a model as bytes', () => {
  test('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
        const weights = new Int8Array(tableSize * classes);
        for (const [slot, own] of entries) weights.set(own, slot * classes);
        const read = readModel(printModel(modelOf(classes, weights)));
        expect(read.classes).toBe(classes);
        const slots = [...entries.map(([slot]) => slot), 0, tableSize - 1];
        for (const slot of slots) {
          const own = weights.subarray(slot * classes, (slot + 1) * classes);
          expect([...sumOf(read, Int32Array.of(slot))]).toEqual([...own]);
        }
        const bits = (word: number): number => (word === 0 ? 0 : (word & 1) + bits(word >>> 1));
        expect(read.known.reduce((sum, word) => sum + bits(word), 0)).toBe(
          new Set(entries.filter(([slot]) => hasWeights(weights, slot)).map(([slot]) => slot)).size,
        );
      }),
      { numRuns: 20 },
    );
  });

  test('has no bytes for a first class without weights', () => {
    const weights = new Int8Array(tableSize * classes);
    weights.set([0, -2, 3], 7 * classes);
    const without = printModel(modelOf(classes, weights));
    expect([...sumOf(readModel(without), Int32Array.of(7))]).toEqual([0, -2, 3]);
    weights.set([1, -2, 3], 7 * classes);
    expect(printModel(modelOf(classes, weights)).length).toBe(without.length + 1);
  });

  test('takes less than 150 KB, packed, together with the others that read postings', () => {
    const sizes = ['lines', 'phrases', 'names'].map(
      (name) => gzipSync(readFileSync(path.join(projectRoot, 'data/models', `${name}.weights`))).length,
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(150_000);
  });

  test('adds up the weights of the features that a line has', () => {
    const weights = new Int8Array(tableSize * classes);
    weights.set([1, -2, 3], 7 * classes);
    weights.set([10, 20, -30], 9 * classes);
    expect([...sumOf(modelOf(classes, weights), Int32Array.of(7, 9, 9, 11))]).toEqual([21, 38, -57]);
  });
});

describe('sums of probabilities, as logarithms in whole numbers', () => {
  const inNats = (log: number) => log / (finer * partsOfNat);

  test('follow the exponential function', () => {
    const add = logAdder();
    const number = fc.integer({ min: -20_000, max: 20_000 });
    fc.assert(
      fc.property(number, number, (one, other) => {
        const sum = Math.log(Math.exp(inNats(one)) + Math.exp(inNats(other)));
        expect(Math.abs(inNats(add(one, other)) - sum)).toBeLessThan(0.001);
        expect(add(one, other)).toBe(add(other, one));
      }),
    );
  });

  test('ignore an impossible summand', () => {
    expect(logAdder()(impossible, 12)).toBe(12);
    expect(shareOfLog(impossible)).toBe(0);
  });

  test('convert to probabilities', () => {
    for (const nats of [0, 0.5, 1, 2, 4])
      expect(shareOfLog(-nats * finer * partsOfNat) / certain).toBeCloseTo(Math.exp(-nats), 3);
    expect(shareOfLog(3)).toBe(certain);
  });
});

test('a template hashes different values to different slots', () => {
  const words = ['nurse', 'nurses', 'ward', 'pump', 'Pump', ''];
  const slots = words.flatMap((word) => [1, 2, 250].map((template) => slotOf(template, hashOf(word))));
  expect(new Set(slots).size).toBe(slots.length);
  expect(slots.every((slot) => slot >= 0 && slot < tableSize)).toBe(true);
});
