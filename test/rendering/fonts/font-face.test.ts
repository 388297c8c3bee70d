import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasGlyph } from '../../../src/rendering/fonts/font-face.ts';

type Range = readonly [start: number, end: number];

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

function longs(...values: readonly number[]): Buffer {
  return words(...values.flatMap((value) => [value >>> 16, value & 0xffff]));
}

/** A `cmap` table with one subtable. */
function table(subtable: Buffer): Buffer {
  return Buffer.concat([words(0, 1, 3, 10), longs(12), subtable]);
}

/** Format 4: segments up to U+FFFE, and the final segment that every font has. */
function segments(ranges: readonly Range[]): Buffer {
  const all = [...ranges, [0xffff, 0xffff] as const];
  const starts = all.map(([start]) => start);
  const deltas = all.map(([start], index) => (index === all.length - 1 ? 1 : 1 - start));
  const head = words(4, 0, 0, all.length * 2, 0, 0, 0);
  const zeros = all.map(() => 0);
  return Buffer.concat([head, words(...all.map(([, end]) => end), 0, ...starts, ...deltas, ...zeros)]);
}

/** Format 12. */
function groups(ranges: readonly Range[]): Buffer {
  const rows = ranges.map(([start, end], index) => longs(start, end, index + 1));
  return Buffer.concat([words(12, 0), longs(0, 0, ranges.length), ...rows]);
}

/** Sorted ranges that do not touch. */
const ranges = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0x20, max: most }), { minLength: 2, maxLength: 40 })
    .map((points) => points.sort((one, other) => one - other))
    .map((points) =>
      points.flatMap((start, index): Range[] => {
        const end = points[index + 1];
        return index % 2 === 0 && end !== undefined ? [[start, end - 1]] : [];
      }),
    );

describe.each([
  ['format 4', segments, 0xfffe],
  ['format 12', groups, 0x10ffff],
] as const)('a character map in %s', (_name, subtable, most) => {
  it('has exactly the characters in its ranges', () => {
    fc.assert(
      fc.property(ranges(most), fc.integer({ min: 0x20, max: most }), (given, other) => {
        const map = table(subtable(given));
        for (const code of [...given.flat(), ...given.flat().map((edge) => edge + 1), other]) {
          const isIn = given.some(([start, end]) => start <= code && code <= end);
          expect(hasGlyph(map, code)).toBe(isIn);
        }
      }),
    );
  });
});

it('has no glyph for a code that a segment maps to glyph 0', () => {
  // One segment of two codes, with a list of their glyphs: 7 and 0.
  const list = words(4, 0, 0, 4, 0, 0, 0, 0x42, 0xffff, 0, 0x41, 0xffff, 0, 1, 4, 0, 7, 0);
  expect(hasGlyph(table(list), 0x41)).toBe(true);
  expect(hasGlyph(table(list), 0x42)).toBe(false);
});

it('has no characters without a table', () => {
  expect(hasGlyph(Buffer.alloc(0), 0x41)).toBe(false);
});
