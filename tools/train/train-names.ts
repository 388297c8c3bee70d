import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { root } from '../../build/root.ts';
import { type LabeledPosting, readCorpus } from '../../eval/postings/corpus.ts';
import { isSameCompany, isSameTitle } from '../../eval/postings/same-name.ts';
import { nameCandidates } from '../../src/documents/posting/name-candidates.ts';
import { type Named, namedInText } from '../../src/documents/posting/named-in-text.ts';
import { pickNames } from '../../src/documents/posting/pick-names.ts';
import { type LinearModel, printModel } from '../../src/text/model/linear-model.ts';
import { folds, foldsByRepository } from './folds.ts';
import { rounded } from './rounded.ts';
import { choiceOf, type NameChoice, trainChoices } from './train-choices.ts';

/*
 * Trains the model that finds the title and employer of a posting where the rules do not: npm run train:names --
 * --texts FOLDER [--cross-validate]
 *
 * FOLDER holds the texts of eval/postings/postings.tsv as ID.*; the same texts give the same bytes in data/models. It
 * uses the split `train`. `--cross-validate` writes nothing: it prints how names are found in postings of `train` and
 * `dev`, by the rules alone and with a model that learned from no posting of their repository.
 */

interface Example {
  readonly posting: LabeledPosting;
  readonly byRules: Named;
  /** Spellings; empty if the posting names none. */
  readonly title: readonly string[];
  readonly company: readonly string[];
  readonly choice: NameChoice;
}

function exampleOf(posting: LabeledPosting): Example {
  const labeled = (name: string) =>
    (posting.labels.fields.find((field) => field.class === name)?.value ?? '')
      .split('|')
      .map((one) => one.trim())
      .filter((one) => one !== '');
  const [title, company] = [labeled('title'), labeled('company')];
  const byRules = namedInText(posting.text);
  const choice = choiceOf(nameCandidates(posting.text, byRules), [title, company]);
  return { posting, byRules, title, company, choice };
}

function learned(examples: readonly Example[]): LinearModel {
  return rounded(trainChoices(examples.map(({ choice }) => choice)));
}

interface Count {
  named: number;
  right: number;
  wrong: number;
}

function crossValidate(examples: readonly Example[]): void {
  const foldOf = foldsByRepository(examples);
  const counts = new Map<string, Count>();
  for (let fold = 0; fold < folds; fold += 1) {
    const isHeldOut = ({ posting }: Example) => foldOf.get(posting.repository) === fold;
    const model = learned(examples.filter((example) => !isHeldOut(example)));
    for (const example of examples.filter(isHeldOut)) {
      const { posting, byRules } = example;
      const picked = pickNames(posting.text, byRules, () => model);
      // Ids of one round of labeling share their first letter.
      for (const group of [`${posting.split} ${posting.id.charAt(0)}`, `${posting.split} all`]) {
        for (const [reader, names] of [
          ['rules', byRules],
          ['both', picked],
        ] as const) {
          count(counts, `title   ${group} ${reader}`, example.title, names.position, isSameTitle);
          count(counts, `company ${group} ${reader}`, example.company, names.company, isSameCompany);
        }
      }
    }
  }
  for (const [key, { right, wrong, named }] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1)))
    console.log(`${key.padEnd(24)} ${(right / named).toFixed(3)} right of ${named}, ${wrong} wrong`);
}

function count(
  counts: Map<string, Count>,
  key: string,
  labels: readonly string[],
  read: string | undefined,
  isSame: (labeled: string, read: string) => boolean,
): void {
  const row = counts.get(key) ?? { named: 0, right: 0, wrong: 0 };
  counts.set(key, row);
  if (labels.length > 0) row.named += 1;
  if (read === undefined) return;
  if (labels.length > 0 && isSame(labels.join('|'), read)) row.right += 1;
  else row.wrong += 1;
}

const { values } = parseArgs({
  options: { texts: { type: 'string' }, 'cross-validate': { type: 'boolean', default: false } },
});
if (values.texts === undefined) throw new Error('Add --texts FOLDER, the folder with the texts of postings.');
const postings = await readCorpus(values.texts, values['cross-validate'] ? ['train', 'dev'] : ['train']);
const examples = postings
  .filter(
    ({ labels }) =>
      !labels.fields.some(({ class: name, value }) => name === 'note' && value.startsWith('unusable')),
  )
  .map(exampleOf);
if (values['cross-validate']) crossValidate(examples);
else {
  const bytes = Buffer.from(printModel(learned(examples)), 'latin1');
  writeFileSync(path.join(root, 'data/models/names.weights'), bytes);
  console.log(`names: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped`);
}
