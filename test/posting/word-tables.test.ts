import { describe, expect, test } from 'vitest';
import { itemsIn, packedRows } from '../../src/lexicon/packed-lexicon.ts';
import { wordKey } from '../../src/text/word-key.ts';

/** Lists whose words were all written as tokens are compared. */
const byKey = new Set([
  'everyday_activity',
  'foreign_stop_word',
  'generic_noun',
  'plain_verb',
  'verb_after_prefix',
]);

const rows = packedRows('posting-words').filter(([list = '']) => byKey.has(list));

describe('words of data/posting', () => {
  test.each(rows)('%s (%s) holds words as tokens are compared: others would never be found', (...row) => {
    expect(itemsIn(row[2] ?? '').filter((word) => wordKey(word) !== word)).toEqual([]);
  });
});
