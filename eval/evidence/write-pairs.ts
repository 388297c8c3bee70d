import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RequirementClass } from '../../src/contract/score.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { randomFrom } from '../../tools/train/random.ts';
import { type LabeledPosting, readCorpus } from '../postings/corpus.ts';
import { choosePairs, type Fields } from './choose-pairs.ts';
import { filesById, type Item, type PairSplit, readPairs, readResumeRows, rowsOf } from './tables.ts';
import { vectorsOf } from './tf-idf.ts';
import { visibleText } from './visible-text.ts';

/*
 * Chooses the pairs of a split for labeling and adds them to pairs.tsv and items.tsv:
 * node --import tsx --import ./tools/lexicon/pack-when-stale.ts eval/evidence/write-pairs.ts --split train
 * --texts DIR --resumes DIR
 * --texts has the postings as ID.*, --resumes the resumes. Existing rows remain, because labels may refer to them.
 */

const { values } = parseArgs({
  options: {
    texts: { type: 'string' },
    resumes: { type: 'string' },
    split: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '22' },
  },
});
const split = (['train', 'dev', 'test'] as const).find((one) => one === values.split);
if (values.texts === undefined || values.resumes === undefined || split === undefined)
  throw new Error('Needed: --split train, dev or test, --texts DIR (postings) and --resumes DIR.');
if (readPairs(split).length > 0) throw new Error(`The pairs of ${split} are chosen already.`);

const minItems = 3;
const maxItems = 12;
/** Longer terms are parts of the posting's text, which belongs to its author. */
const maxWords = 7;
const maxTermLength = 70;
const minResumeLength = 400;
const classes: readonly RequirementClass[] = ['must', 'nice', 'responsibility'];

/** The requirements that the engine reads, musts first; if there are too many, the most probable ones. */
function itemsOf(posting: LabeledPosting): readonly Item[] {
  const { requirements } = readPosting(standardLexicon(), {
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
const postings = (await readCorpus(values.texts, [split]))
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

const pairs = choosePairs(
  split,
  Number(values.count),
  postingCandidates,
  resumeCandidates,
  readFields(),
  randomFrom(Number(values.seed)),
);
const chosen = new Set(pairs.map(({ posting }) => posting));
const items = postings.filter(({ posting }) => chosen.has(posting.id)).flatMap((one) => one.items);
const add = (name: string, rows: readonly (readonly string[])[]) =>
  appendFileSync(path.join(import.meta.dirname, name), rows.map((cells) => `${cells.join('\t')}\n`).join(''));
add(
  'pairs.tsv',
  pairs.map(({ id, split: own, posting, resume }) => [id, own, posting, resume]),
);
add(
  'items.tsv',
  items.map(({ posting, number, term }) => [posting, String(number), term]),
);
console.log(`${pairs.length} pairs of ${chosen.size} postings, ${items.length} items of postings`);
