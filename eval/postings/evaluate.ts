import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { surelyRequired } from '../../src/contract/requirement-status.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { analyzePosting } from '../../src/posting/analysis.ts';
import type { Posting } from '../../src/posting/posting.ts';
import { readAnalyzed, readPosting } from '../../src/posting/read-posting.ts';
import type { PostingModels } from '../../src/posting/requirements/decide.ts';
import type { Target } from '../../src/service/ports.ts';
import { readModel } from '../../src/text/model/linear-model.ts';
import { randomFrom } from '../../tools/train/random.ts';
import { type LabeledPosting, readCorpus, type Split } from './corpus.ts';
import {
  type Counts,
  counted,
  countsOf,
  fOf,
  type Group,
  groups,
  precisionOf,
  type Reading,
  recallOf,
  sumOf,
} from './figures.ts';

/*
 * Measures the accuracy of the posting reader: npm run eval:postings -- --texts FOLDER [--split dev] [--models FOLDER]
 *
 * `--models` uses weights from a folder other than data/models, as written by `npm run train -- --out`.
 * Run `test` only once for each change of the reader, at the end.
 */

/** Number of bootstrap samples. Repositories are sampled, so that intervals apply to postings of other repositories. */
const draws = 1000;

/** The product's reading of a labeled posting. */
export function readingOf(
  posting: LabeledPosting,
  read: (target: Target) => Posting = (target) => readPosting(standardLexicon(), target),
): Reading {
  const { requirements } = read({
    jobDescription: posting.text,
    companyName: posting.company ?? '',
    position: posting.position ?? '',
  });
  const terms = requirements.map(({ term, alternatives, alsoWritten, class: asked, probability }) => ({
    spellings: [term, ...alternatives, ...(alsoWritten ?? [])],
    class: asked === 'responsibility' ? ('task' as const) : asked,
    probability,
  }));
  return { posting, terms };
}

/** A table by language, with 95 % confidence intervals by repository. */
export function tableOf(readings: readonly Reading[]): string {
  const rows = ['postings          group          P     R     F    (95 %)       class whole distractors'];
  const languages = [...new Set(readings.map(({ posting }) => posting.language))].sort();
  const sets = [['en'], languages.filter((one) => one !== 'en'), ...languages.map((one) => [one])];
  for (const [index, set] of sets.entries()) {
    const own = readings.filter(({ posting }) => set.includes(posting.language));
    const name = index === 1 ? 'not English' : (set[0] ?? '');
    if (own.length === 0 || (index > 1 && name === 'en')) continue;
    for (const group of Object.keys(groups) as Group[])
      rows.push(rowOf(`${name} (${own.length})`, own, group));
    rows.push(rowOf(`${name} (${own.length})`, own.map(onlySure), 'musts', 'musts shown'));
    const asking = own.filter(({ posting }) =>
      posting.labels.items.some((item) => counted.includes(item.class)),
    );
    const empty = asking.filter(({ terms }) => terms.every((term) => term.class === 'soft'));
    rows.push(`${name}: nothing read in ${empty.length} of the ${asking.length} that ask for something`);
  }
  return rows.join('\n');
}

/** Only the terms that are shown as required without "likely". */
function onlySure({ posting, terms }: Reading): Reading {
  return { posting, terms: terms.filter(({ probability }) => probability >= surelyRequired) };
}

function rowOf(name: string, readings: readonly Reading[], group: Group, title: string = group): string {
  const counts = readings.map((reading) => countsOf(reading, group));
  const sum = sumOf(counts);
  const [low, high] = intervalOf(readings, counts);
  const figures = [precisionOf(sum), recallOf(sum), fOf(sum)].map((figure) => figure.toFixed(3));
  const shown = sum.right + sum.wrong;
  return [
    name.padEnd(18),
    title.padEnd(14),
    figures.join(' '),
    `(${low.toFixed(2)}-${high.toFixed(2)})`,
    ` ${(sum.sameClass / sum.named).toFixed(2)}`,
    ` ${(sum.whole / sum.named).toFixed(2)}`,
    ` ${sum.distractors} of ${shown}`,
  ].join(' ');
}

function intervalOf(readings: readonly Reading[], counts: readonly Counts[]): [number, number] {
  const byRepository = new Map<string, Counts[]>();
  for (const [index, { posting }] of readings.entries()) {
    const own = counts[index];
    if (own) byRepository.set(posting.repository, [...(byRepository.get(posting.repository) ?? []), own]);
  }
  const sums = [...byRepository.values()].map(sumOf);
  const random = randomFrom(1);
  const figures = Array.from({ length: draws }, () =>
    fOf(sumOf(sums.map((_, __, all) => all[Math.floor(random() * all.length)] ?? sumOf([])))),
  )
    .filter((figure) => !Number.isNaN(figure))
    .sort((one, other) => one - other);
  return [
    figures[Math.floor(0.025 * figures.length)] ?? Number.NaN,
    figures[Math.floor(0.975 * figures.length)] ?? Number.NaN,
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      texts: { type: 'string' },
      split: { type: 'string', default: 'dev' },
      models: { type: 'string' },
    },
  });
  if (values.texts === undefined) throw new Error('Needed: --texts FOLDER, the folder of the texts.');
  const postings = await readCorpus(values.texts, values.split.split(',') as Split[]);
  const read =
    values.models === undefined
      ? (target: Target) => readPosting(standardLexicon(), target)
      : readerBy(modelsIn(values.models));
  console.log(tableOf(postings.map((posting) => readingOf(posting, read))));
}

function readerBy(models: PostingModels): (target: Target) => Posting {
  return (target) => readAnalyzed(analyzePosting(standardLexicon(), target), target, () => models);
}

function modelsIn(folder: string): PostingModels {
  const model = (name: string) => readModel(readFileSync(path.join(folder, `${name}.weights`), 'latin1'));
  return { lines: model('lines'), phrases: model('phrases') };
}

if (process.argv[1] === import.meta.filename) await main();
