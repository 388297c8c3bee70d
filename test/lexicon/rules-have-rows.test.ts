import { expect, it } from 'vitest';
import * as z from 'zod';
import { phraseListRules } from '../../src/lexicon/phrase-lists.ts';
import { phraseRules } from '../../src/lexicon/posting-phrases.ts';
import { wordRules } from '../../src/lexicon/word-lists.ts';
import { PostingPhrases, phrasesSchema, readTable, wordsSchema } from '../../tools/lexicon/tables.ts';

it.each([
  [
    'posting/phrases.tsv',
    PostingPhrases.extend({ rule: z.enum([...phraseRules, 'unheard_of']) }),
    'the rule unheard_of',
  ],
  [
    'resume/phrases.tsv',
    phrasesSchema('resume').extend({ rule: z.enum([...phraseListRules.resume, 'unheard_of']) }),
    'the rule unheard_of',
  ],
  [
    'posting/words.tsv',
    wordsSchema('posting').extend({ rule: z.enum([...wordRules.posting, 'unheard_of']) }),
    'the rule unheard_of',
  ],
])('%s is refused where a name that code looks for has no row', (file, schema, named) => {
  expect(() => readTable(file, schema)).toThrow(`${file}: no row has ${named}`);
});

it('phrases are read as they are compiled: an escape that means nothing is refused', () => {
  const row = { rule: 'role_word', language: 'en', source: 'own' };
  expect(phrasesSchema('resume').safeParse({ ...row, phrases: 'bak(?:er|ery)' }).success).toBe(true);
  expect(phrasesSchema('resume').safeParse({ ...row, phrases: String.raw`bak\-er` }).success).toBe(false);
});
