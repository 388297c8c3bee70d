import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { phraseListRules } from '../../src/lexicon/packed/phrase-lists.ts';
import { wordRules } from '../../src/lexicon/packed/word-lists.ts';
import { titleRules } from '../../src/lexicon/titles/title-keys.ts';
import {
  dataFolder,
  PostingPhrases,
  phrasesSchema,
  readTable,
  wordsSchema,
} from '../../tools/lexicon/tables.ts';

it.each([
  [
    'posting/phrases.tsv',
    PostingPhrases.extend({ rule: z.enum([...phraseListRules.posting, 'unheard_of']) }),
    'the rule "unheard_of"',
  ],
  [
    'resume/phrases.tsv',
    phrasesSchema('resume').extend({ rule: z.enum([...phraseListRules.resume, 'unheard_of']) }),
    'the rule "unheard_of"',
  ],
  [
    'posting/words.tsv',
    wordsSchema('posting').extend({ rule: z.enum([...wordRules.posting, 'unheard_of']) }),
    'the rule "unheard_of"',
  ],
])('%s is refused if a rule has no row', (file, schema, named) => {
  expect(() => readTable(file, schema)).toThrow(`${file}: no row has ${named}`);
});

it('a phrase with a meaningless escape is refused', () => {
  const row = { rule: 'role_word', language: 'en', source: 'own' };
  expect(phrasesSchema('resume').safeParse({ ...row, phrases: 'bak(?:er|ery)' }).success).toBe(true);
  expect(phrasesSchema('resume').safeParse({ ...row, phrases: String.raw`bak\-er` }).success).toBe(false);
});

it.each([
  ['language', [...titleRules, ...wordRules.language]],
  ['posting', [...wordRules.posting, ...phraseListRules.posting]],
  ['proofreading', wordRules.proofreading],
  ['resume', [...wordRules.resume, ...phraseListRules.resume]],
  ['tailoring', [...wordRules.tailoring, ...phraseListRules.tailoring]],
  ['writing', [...wordRules.writing, ...phraseListRules.writing]],
])('data/%s/README.md describes every rule of its tables', (folder, rules) => {
  const readme = readFileSync(path.join(dataFolder, folder, 'README.md'), 'utf8');
  expect(rules.filter((rule) => !readme.includes(`\`${rule}\``))).toEqual([]);
});
