import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { root } from '../../build/root.ts';
import type { Folder } from '../../eval/cases/cases.ts';
import type { Split } from '../../eval/postings/corpus.ts';
import { tableOf } from '../../eval/postings/evaluate.ts';
import { lineClasses } from '../../src/posting/line-features.ts';
import { phraseClasses } from '../../src/posting/phrases/choose-phrases.ts';
import type { SequenceReading } from '../../src/text/model/best-sequence.ts';
import { type LinearModel, printModel } from '../../src/text/model/linear-model.ts';
import { crossValidated } from './cross-validate.ts';
import {
  caseExamples,
  type Example,
  excerptsOf,
  linesOf,
  phrasesOf,
  readExamples,
  readLinesBy,
} from './examples.ts';
import { folds, foldsByRepository } from './folds.ts';
import { rounded } from './rounded.ts';
import { trainLines } from './train-lines.ts';
import { trainPhrases } from './train-phrases.ts';

/*
 * Trains the models that read postings: npm run train -- --texts FOLDER [--split train,dev] [--out FOLDER] [--without
 * blind-ten]
 *
 * FOLDER holds the texts of eval/postings/postings.tsv as ID.*; the same texts give the same bytes in data/models.
 * `--out` writes elsewhere, for `npm run eval:postings -- --models`.
 * `--without` leaves out a folder of our own cases, to test the models on cases that they did not learn from.
 * `--cross-validate` writes nothing: it prints how the models read postings of held-out repositories.
 */

/** Trains both models. Phrases are trained on lines classified by a model that has not seen them. */
export function train(
  real: readonly Example[],
  cases: readonly Example[],
): {
  readonly lines: LinearModel;
  readonly phrases: LinearModel;
} {
  const all = [...real, ...excerptsOf(real)];
  const lines = trainedLines(all);
  const readings = heldOutReadings(all);
  const data = [
    ...all.map((example) => phrasesOf(example, readings.get(example) ?? [])),
    ...cases.map((example) => phrasesOf(example, readLinesBy(lines, example))),
  ];
  return { lines, phrases: rounded(trainPhrases(data, phraseClasses.length)) };
}

/** Chosen by cross-validation over repositories. */
const ofLines = { decay: 5e-3, averagedFrom: 4, slots: 6000 };

function trainedLines(examples: readonly Example[]): LinearModel {
  return rounded(trainLines(examples.map(linesOf), lineClasses.length, ofLines));
}

function heldOutReadings(examples: readonly Example[]): Map<Example, SequenceReading[]> {
  const folded = foldsByRepository(examples);
  const foldOf = ({ posting }: Example) => folded.get(posting.repository);
  const readings = new Map<Example, SequenceReading[]>();
  for (let fold = 0; fold < folds; fold += 1) {
    const model = trainedLines(examples.filter((example) => foldOf(example) !== fold));
    for (const example of examples) {
      if (foldOf(example) === fold) readings.set(example, readLinesBy(model, example));
    }
  }
  return readings;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      texts: { type: 'string' },
      split: { type: 'string', default: 'train,dev' },
      out: { type: 'string', default: path.join(root, 'data/models') },
      without: { type: 'string', default: '' },
      'cross-validate': { type: 'boolean', default: false },
    },
  });
  if (values.texts === undefined)
    throw new Error('Add --texts FOLDER, the folder with the texts of postings.');
  const splits = values.split.split(',') as Split[];
  const real = await readExamples(values.texts, splits);
  const cases = caseExamples(values.without.split(',') as Folder[]);
  if (values['cross-validate']) {
    console.log(tableOf(crossValidated(real, (rest) => train(rest, cases))));
    return;
  }
  const models = train(real, cases);
  const folder = path.resolve(values.out);
  mkdirSync(folder, { recursive: true });
  for (const [name, model] of Object.entries(models)) {
    const bytes = Buffer.from(printModel(model), 'latin1');
    writeFileSync(path.join(folder, `${name}.weights`), bytes);
    console.log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped`);
  }
}

if (process.argv[1] === import.meta.filename) await main();
