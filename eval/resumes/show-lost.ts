import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile, readWrittenLines } from '../../src/documents/read-resume-file.ts';
import { type LabeledResume, readLabeledResumes } from './corpus.ts';
import { hashOfValuesIn } from './hashed-value.ts';
import { type JudgedField, judge } from './judge.ts';
import { fieldsOf, type ReadFields, type ReadValue } from './read-fields.ts';
import { recordedAnswer } from './recorded-answer.ts';
import { type SaidOf, valuesIn } from './values-in.ts';

/*
 * Shows fields of labeled resumes that are lost, next to the labels:
 *
 *   npm run eval:lost -- --files DIR [--only n002,n003] [--fields job,skill] [--answers DIR]
 *
 * Only for `train`, because texts of the other splits must not be read. It prints texts of other people, which do not
 * belong in the project.
 */

const { values } = parseArgs({
  options: {
    files: { type: 'string' },
    only: { type: 'string' },
    fields: { type: 'string', default: '' },
    answers: { type: 'string' },
  },
});
const { files, only, fields: wanted, answers } = values;
if (files === undefined) throw new Error('Needed: --files DIR, the folder of the resumes as ID.*');
const ids = only?.split(',');
for (const resume of readLabeledResumes(files, 'train'))
  if ((ids?.includes(resume.id) ?? true) && hasAnswer(resume.id))
    console.log((await lostOf(resume)).join('\n'));

function hasAnswer(id: string): boolean {
  return answers === undefined || existsSync(path.join(answers, `${id}.json`));
}

async function lostOf({ id, format, language, file, labels }: LabeledResume): Promise<readonly string[]> {
  const answer = answers === undefined ? undefined : path.join(answers, `${id}.json`);
  const { source, notes } = await readResumeFile(file, { nameless: true, structure: recordedAnswer(answer) });
  const read = fieldsOf(readBaseResume(source, { nameless: true }).document, notes);
  const hash = hashOfValuesIn(file.bytes);
  const lost = judge(read, labels, hash).filter(
    ({ field, outcome }) => outcome !== 'right' && wanted.split(',').some((start) => field.startsWith(start)),
  );
  if (lost.length === 0) return [`${id} ${format} ${language}: nothing`];
  const written = await readWrittenLines(file);
  const lines = written !== null && 'lines' in written ? written.lines : [];
  const said = valuesIn(
    lines.map(({ text, aside }) => [text, aside].filter((part) => part !== '').join(' ')),
    hash,
  );
  return [`${id} ${format} ${language}: ${counted(lost)}`, ...compared(read, labels, lost, said)];
}

function counted(lost: readonly JudgedField[]): string {
  const kinds = lost.map(({ field, outcome }) => `${field} ${outcome}`);
  return [...new Set(kinds)]
    .map((kind) => `${kind} ${kinds.filter((one) => one === kind).length}`)
    .join(', ');
}

/** The values that were read, wrong ones marked by a cross, and the labels. */
function compared(
  read: ReadFields,
  labels: LabeledResume['labels'],
  lost: readonly JudgedField[],
  said: SaidOf,
): readonly string[] {
  const isLost = (start: string) => lost.some(({ field }) => field.startsWith(start));
  const shown = (field: string, { value, path }: ReadValue) => {
    const isWrong = lost.some((one) => one.outcome === 'wrong' && one.field === field && one.path === path);
    return `${isWrong ? '✗ ' : ''}${value === '' ? '–' : value}`;
  };
  const row = (name: string, cells: readonly string[]) => `  ${name.padEnd(16)}${cells.join(' | ')}`;
  const pair = (field: string, own: readonly ReadValue[], right: readonly (readonly string[])[]) =>
    isLost(field)
      ? [
          row(
            field,
            own.map((value) => shown(field, value)),
          ),
          row(
            '  labels',
            right.map((one) => said(one)),
          ),
        ]
      : [];
  const list = <Entry extends Readonly<Record<string, ReadValue>>>(
    start: string,
    own: readonly Entry[],
    right: readonly Readonly<Record<keyof Entry & string, readonly string[]>>[],
    keys: readonly (keyof Entry & string)[],
  ) => {
    if (!isLost(start)) return [];
    const fieldOf = (key: string) => (key === start ? start : `${start} ${key}`);
    return [
      ...own.map((one) =>
        row(
          start,
          keys.map((key) => shown(fieldOf(key), one[key] as ReadValue)),
        ),
      ),
      ...right.map((one) =>
        row(
          '  labels',
          keys.map((key) => said(one[key])),
        ),
      ),
    ];
  };
  return [
    ...pair('name', [read.name], [labels.name]),
    ...pair('headline', [read.headline], [labels.headline]),
    ...pair('location', [read.location], [labels.location]),
    ...pair(
      'summary',
      [read.summary],
      labels.summary.map((end) => [end]),
    ),
    ...pair('e-mail', read.emails, labels.emails),
    ...pair('phone', read.phones, labels.phones),
    ...pair('link', read.links, labels.links),
    ...list(
      'job',
      read.jobs.map((job) => ({ ...job })),
      labels.jobs,
      ['employer', 'title', 'start', 'end', 'place', 'bullets'],
    ),
    ...list(
      'school',
      read.schools.map((school) => ({ ...school })),
      labels.schools,
      ['school', 'degree', 'field', 'start', 'end'],
    ),
    ...pair('skill', read.skills, labels.skills),
    ...(isLost('section')
      ? [
          row(
            'section',
            read.sections.map(({ titles, entries }) => `${titles[0]} (${entries})`),
          ),
          row(
            '  labels',
            labels.sections.map(({ title, entries }) => `${said(title)} (${said(entries)})`),
          ),
        ]
      : []),
  ];
}
