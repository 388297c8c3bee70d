import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../build/root.ts';
import { parseTable } from '../../eval/postings/table.ts';
import { atomClasses } from '../../src/documents/outline/models/atom-features.ts';
import { lineStates, mayFollow } from '../../src/documents/outline/models/line-states.ts';
import { bestSequence } from '../../src/text/model/best-sequence.ts';
import { type LinearModel, printModel } from '../../src/text/model/linear-model.ts';
import { hashOf } from '../../src/values/hash.ts';
import { withMixedHeads } from './mixed-heads.ts';
import { labeledHeadsOf, labeledLinesOf, readOwnExamples, readResumeExamples } from './resume-examples.ts';
import { rounded } from './rounded.ts';
import type { LabeledLines } from './train-lines.ts';
import { type SequenceOptions, trainSequences } from './train-sequences.ts';

/*
 * Trains the models that read resumes: node --import tsx tools/train/train-resumes.ts --files FOLDER --labels FOLDER
 * [--check] [--only lines]
 *
 * FOLDER holds the files of eval/resumes/resumes.tsv as ID.*; the same files give the same bytes in data/models.
 * `--check` writes nothing and measures the models by five-fold cross-validation; `--only` names one of the two models,
 * `lines` or `heads`.
 */

const { values } = parseArgs({
  options: {
    files: { type: 'string' },
    labels: { type: 'string', default: path.join(root, 'eval/lines/labels') },
    check: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
if (values.files === undefined) throw new Error('Add --files FOLDER, the folder with the files of resumes.');
if (!['lines', 'heads', undefined].includes(values.only))
  throw new Error(`--only takes lines or heads, not ${values.only}`);

interface LearnedResume {
  readonly id: string;
  readonly lines: readonly LabeledLines[];
  readonly heads: readonly LabeledLines[];
}

const read = await readResumeExamples(values.files, values.labels);
const examples = read.map(
  (example): LearnedResume => ({
    id: example.id,
    lines: [labeledLinesOf(example)],
    heads: labeledHeadsOf(example),
  }),
);
/** Lower, because our own resumes are plainer than real ones and numerous. */
const ownWeight = 0.3;
const own = readOwnExamples(path.join(root, 'eval/lines/cases.jsonl')).map(
  (example): LearnedResume => ({
    id: example.id,
    lines: [labeledLinesOf(example, ownWeight)],
    heads: labeledHeadsOf(example, ownWeight),
  }),
);
/** Lower, because mixed heads are generated. */
const mixedWeight = 0.5;
const languages = new Map(
  parseTable(readFileSync(path.join(root, 'eval/resumes/resumes.tsv'), 'utf8')).map((row) => [
    row.get('id') ?? '',
    row.get('language') ?? '',
  ]),
);

/** The training data without held-out resumes. Mixed lines were also tried and did not help. */
function learned(isLearned: (id: string) => boolean): readonly LearnedResume[] {
  const chosen = read.filter(({ id }) => isLearned(id));
  const mixed = withMixedHeads(chosen, (id) => languages.get(id) ?? '').map(
    (example): LearnedResume => ({ id: example.id, lines: [], heads: labeledHeadsOf(example, mixedWeight) }),
  );
  return [...examples.filter(({ id }) => isLearned(id)), ...own, ...mixed];
}

const tasks = [
  {
    name: 'resume-lines',
    classes: lineStates,
    of: (example: LearnedResume) => example.lines,
    mayFollow,
    slots: 16000,
  },
  {
    name: 'resume-heads',
    classes: atomClasses,
    of: (example: LearnedResume) => example.heads,
    mayFollow: () => true,
    slots: 12000,
  },
] as const;

const all = values.check ? [] : learned(() => true);
const wanted = tasks.filter(({ name }) => values.only === undefined || name === `resume-${values.only}`);
for (const { name, classes, of, ...options } of wanted) {
  if (values.check) console.log(check(name, classes, of, options));
  else {
    const text = printModel(rounded(trainSequences(all.flatMap(of), classes.length, options)));
    mkdirSync(path.join(root, 'data/models'), { recursive: true });
    writeFileSync(path.join(root, 'data/models', `${name}.weights`), text, 'latin1');
    console.log(`${name}: ${text.length} bytes`);
  }
}

function check(
  name: string,
  classes: readonly string[],
  of: (example: LearnedResume) => readonly LabeledLines[],
  options: Partial<SequenceOptions>,
): string {
  const folds = 5;
  const foldOf = (id: string) => (hashOf(id) >>> 0) % folds;
  const right = new Map<string, number>();
  const total = new Map<string, number>();
  const found = new Map<string, number>();
  const confused = new Map<string, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const model: LinearModel = rounded(
      trainSequences(learned((id) => foldOf(id) !== fold).flatMap(of), classes.length, options),
    );
    for (const { features, classes: labels } of examples
      .filter(({ id }) => foldOf(id) === fold)
      .flatMap(of)) {
      for (const [index, { lineClass }] of bestSequence(model, features, options.mayFollow).entries()) {
        const label = labels[index] ?? -1;
        if (label < 0) continue;
        const [said, meant] = [classes[lineClass] ?? '', classes[label] ?? ''];
        count(total, meant);
        count(found, said);
        if (said === meant) count(right, meant);
        else count(confused, `${meant} read as ${said}`);
      }
    }
  }
  const sum = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((all, one) => all + one, 0);
  const rows = classes.map((one) => {
    const hits = right.get(one) ?? 0;
    return `${one.padEnd(20)} P ${(hits / (found.get(one) ?? 1)).toFixed(3)} R ${(hits / (total.get(one) ?? 1)).toFixed(3)} ${total.get(one) ?? 0}`;
  });
  const worst = [...confused].sort((one, other) => other[1] - one[1]).slice(0, 40);
  return [
    `${name}: ${(sum(right) / sum(total)).toFixed(4)} of ${sum(total)}`,
    ...rows,
    ...worst.map(([what, times]) => `${times} ${what}`),
  ].join('\n');
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
