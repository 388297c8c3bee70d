import { describe, expect, test } from 'vitest';
import { itemsIn, packedRows } from '../../src/lexicon/packed/packed-lexicon.ts';
import type { WordRule } from '../../src/lexicon/packed/word-lists.ts';
import { wordKey } from '../../src/text/word-key.ts';

/** Lists whose words were all written as tokens are compared. */
const byKey = new Set<string>([
  'everyday_activity',
  'foreign_stop_word',
  'generic_noun',
  'noun_of_tool',
  'plain_verb',
  'verb_after_prefix',
] satisfies readonly WordRule<'posting'>[]);

const rows = packedRows('posting-words').filter(([list = '']) => byKey.has(list));

describe('words of data/posting', () => {
  test('are in lists that have rows', () => {
    expect(new Set(rows.map(([list]) => list))).toEqual(byKey);
  });

  test.each(rows)('%s (%s) holds words as tokens are compared: others would never be found', (...row) => {
    expect(itemsIn(row[2] ?? '').filter((word) => wordKey(word) !== word)).toEqual([]);
  });
});
