import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RequirementClass } from '../../src/contract/score.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { randomFrom } from '../../tools/train/random.ts';
import { type LabeledPosting, readCorpus } from '../postings/corpus.ts';
import { choosePairs, type Fields } from './choose-pairs.ts';
import {
  filesById,
  formatTable,
  type Item,
  type Pair,
  type PairSplit,
  readResumeRows,
  rowsOf,
} from './tables.ts';
import { vectorsOf } from './tf-idf.ts';
import { visibleText } from './visible-text.ts';

/*
 * Chooses the pairs to be labeled and writes pairs.tsv and items.tsv:
 * node --import tsx --import ./tools/lexicon/pack-when-stale.ts eval/evidence/write-pairs.ts --texts DIR --resumes DIR
 * --texts has the postings as ID.*, --resumes the resumes. The same texts give the same pairs while the reader of postings
 * stays as it is. Once labels exist the tables stay as they are too.
 */

const { values } = parseArgs({
  options: {
    texts: { type: 'string' },
    resumes: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '22' },
  },
});
if (values.texts === undefined || values.resumes === undefined)
  throw new Error('Needed: --texts DIR (postings) and --resumes DIR.');

const splits: readonly PairSplit[] = ['dev', 'test'];
const minItems = 3;
const maxItems = 12;
/** What is longer is a piece of the posting rather than a term. */
const maxWords = 8;
const maxTermLength = 70;
const minResumeLength = 400;
const classes: readonly RequirementClass[] = ['must', 'nice', 'responsibility'];

/** What the engine reads as asked for, musts first; of too many those that it is surest of. */
function itemsOf(posting: LabeledPosting): readonly Item[] {
  const { requirements } = readPosting({
    jobDescription: posting.text,
    companyName: posting.company ?? '',
    position: posting.position ?? '',
  });
  const rank = (one: (typeof requirements)[number]) => classes.indexOf(one.class);
  return requirements
    .filter((one) => rank(one) >= 0 && one.kind !== 'soft' && isTerm(one.term))
    .sort((one, other) => rank(one) - rank(other) || other.probability - one.probability)
    .slice(0, maxItems)
    .map(({ term }, index) => ({
      posting: posting.id,
      number: index + 1,
      term: term.replaceAll(/\s+/gu, ' '),
    }));
}

function isTerm(term: string): boolean {
  return term.length <= maxTermLength && term.trim().split(/\s+/u).length <= maxWords;
}

function readFields(): Fields {
  const list = (cell: string) => cell.split(', ').filter((one) => one !== '');
  return new Map(
    rowsOf(path.join(import.meta.dirname, 'fields.tsv')).map((cell) => [
      cell('group'),
      { same: list(cell('same')), related: list(cell('related')) },
    ]),
  );
}

const rows = new Map(
  rowsOf(path.join(import.meta.dirname, '../postings/postings.tsv')).map((cell) => [cell('id'), cell]),
);
const postings = (await readCorpus(values.texts, splits))
  .map((posting) => ({ posting, items: itemsOf(posting) }))
  .filter(({ items }) => items.length >= minItems);
const files = filesById(values.resumes);
const resumes = readResumeRows()
  .flatMap((row) => {
    const file = files.get(row.id);
    return file === undefined ? [] : [{ ...row, text: visibleText(file) }];
  })
  .filter(({ text }) => text.length >= minResumeLength);

const vectors = vectorsOf([
  ...postings.map(({ posting }) => posting.text),
  ...resumes.map(({ text }) => text),
]);
const vectorAt = (index: number) => vectors[index] ?? new Map();
const postingCandidates = postings.map(({ posting: { id, split, language } }, index) => ({
  ...{ id, split: split as PairSplit, language },
  ...{ group: rows.get(id)?.('group') ?? '', profession: rows.get(id)?.('profession') ?? '' },
  vector: vectorAt(index),
}));
const resumeCandidates = resumes.map(({ id, split, language, profession }, index) => {
  const [field = '', detail = ''] = profession.split('/');
  return { id, split, language, field, profession: detail, vector: vectorAt(postings.length + index) };
});

const pairs: Pair[] = [];
const random = randomFrom(Number(values.seed));
for (const split of splits) {
  const count = Number(values.count);
  pairs.push(...choosePairs(split, count, postingCandidates, resumeCandidates, readFields(), random));
}
const chosen = new Set(pairs.map(({ posting }) => posting));
const items = postings.filter(({ posting }) => chosen.has(posting.id)).flatMap((one) => one.items);
const write = (name: string, head: readonly string[], lines: readonly (readonly string[])[]) =>
  writeFileSync(path.join(import.meta.dirname, name), formatTable(head, lines));
write(
  'pairs.tsv',
  ['pair', 'split', 'posting', 'resume'],
  pairs.map(({ id, split, posting, resume }) => [id, split, posting, resume]),
);
write(
  'items.tsv',
  ['posting', 'item', 'term'],
  items.map(({ posting, number, term }) => [posting, String(number), term]),
);
console.log(`${pairs.length} pairs of ${chosen.size} postings, ${items.length} items of postings`);
