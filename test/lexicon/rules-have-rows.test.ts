import { expect, it } from 'vitest';
import * as z from 'zod';
import { phraseRules, postingLists } from '../../src/lexicon/posting-words.ts';
import { PostingPhrases, PostingWords, ResumePhrases, readTable } from '../../tools/lexicon/tables.ts';

it.each([
  [
    'posting/phrases.tsv',
    PostingPhrases.extend({ rule: z.enum([...phraseRules, 'unheard_of']) }),
    'the rule unheard_of',
  ],
  [
    'posting/words.tsv',
    PostingWords.extend({ list: z.enum([...postingLists, 'unheard_of']) }),
    'the list unheard_of',
  ],
])('%s is refused where a name that code looks for has no row', (file, schema, named) => {
  expect(() => readTable(file, schema)).toThrow(`${file}: no row has ${named}`);
});

it('phrases are read as they are compiled: an escape that means nothing is refused', () => {
  const row = { rule: 'role_word', language: 'en', source: 'own' };
  expect(ResumePhrases.safeParse({ ...row, phrases: 'bak(?:er|ery)' }).success).toBe(true);
  expect(ResumePhrases.safeParse({ ...row, phrases: String.raw`bak\-er` }).success).toBe(false);
});
