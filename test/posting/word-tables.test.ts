import { describe, expect, test } from 'vitest';
import { itemsIn, packedRows } from '../../src/lexicon/packed-lexicon.ts';
import { wordKey } from '../../src/text/word-key.ts';

/** Compared with words as they are written. */
const asWritten = new Set(['no_skill_name', 'place']);

const rows = packedRows('posting-words').filter(([list = '']) => !asWritten.has(list));

describe('words of data/posting', () => {
  test.each(rows)('%s (%s) holds words as tokens are compared: others would never be found', (...row) => {
    expect(itemsIn(row[2] ?? '').filter((word) => wordKey(word) !== word)).toEqual([]);
  });
});
