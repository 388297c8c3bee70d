import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { ValidationError } from '../../src/values/validation-error.ts';
import { type LabeledResume, readLabeledResumes } from './corpus.ts';
import { hashOfValuesIn } from './hashed-value.ts';
import { type JudgedField, judge } from './judge.ts';
import { fieldsOf, nothingRead } from './read-fields.ts';
import { recordedAnswer } from './recorded-answer.ts';

/*
 * Measures how many fields of real resumes are read correctly. Prints only figures: the share `right` of the labeled
 * fields, the share `wrong` of the fields that were read, and the share of wrong ones that the user is asked to check.
 */

export interface Measure {
  /** Folder of the resumes. */
  readonly files: string;
  readonly split: string;
  /** Ways to group, with a table for each. */
  readonly by: readonly string[];
  /** Folder with `resumes.tsv` and `labels/`. */
  readonly labels: string;
  /** Folder with answers of a language model as `ID.json`; only the resumes with an answer are read. */
  readonly answers?: string | undefined;
  /** Read the same resumes without the answers. */
  readonly unanswered?: boolean;
}

interface Judged {
  readonly resume: LabeledResume;
  readonly fields: readonly (JudgedField & { readonly isAsked: boolean })[];
  readonly isRefused: boolean;
  /** Number of places that the user is asked to check although nothing is wrong. */
  readonly falseAlarms: number;
  /** Number of those in which nothing is missing either. */
  readonly idleAlarms: number;
}

const groups = new Map<string, (one: Judged) => readonly (readonly [string, Judged['fields']])[]>([
  ['format', ({ resume, fields }) => [[resume.format, fields]]],
  ['producer', ({ resume, fields }) => [[`${resume.format} ${resume.producer}`, fields]]],
  ['language', ({ resume, fields }) => [[resume.language, fields]]],
  ['file', ({ resume, fields }) => [[`${resume.id} ${resume.format}`, fields]]],
  [
    'field',
    ({ resume, fields }) => fields.map((field) => [`${resume.format.padEnd(14)} ${field.field}`, [field]]),
  ],
]);

/** A summary line and the lines of a table for each way to group. */
export async function measureLabeledResumes({
  files,
  split,
  by,
  labels,
  answers,
  unanswered = false,
}: Measure): Promise<readonly string[]> {
  const ways = by.map((name) => {
    const groupsOf = groups.get(name);
    if (!groupsOf) throw new Error(`--by takes ${[...groups.keys()].join(', ')}`);
    return groupsOf;
  });
  const judged: Judged[] = [];
  for (const resume of readLabeledResumes(files, split, labels)) {
    const answer = answers === undefined ? undefined : path.join(answers, `${resume.id}.json`);
    if (answer === undefined) judged.push(await judgeResume(resume));
    else if (existsSync(answer)) judged.push(await judgeResume(resume, unanswered ? undefined : answer));
  }
  const refused = judged.filter(({ isRefused }) => isRefused).length;
  const falseAlarms = judged.reduce((sum, one) => sum + one.falseAlarms, 0);
  const idle = judged.reduce((sum, one) => sum + one.idleAlarms, 0);
  return [
    `${judged.length} resumes of ${split}, ${refused} refused; ${falseAlarms} times asked where nothing is wrong, ${idle} of them where nothing is missing either`,
    ...ways.flatMap((way) => table(judged, way)),
  ];
}

function table(
  judged: readonly Judged[],
  groupsOf: (one: Judged) => readonly (readonly [string, Judged['fields']])[],
): readonly string[] {
  const byGroup = new Map<string, Judged['fields'][number][]>();
  for (const [name, fields] of judged.flatMap(groupsOf))
    byGroup.set(name, [...(byGroup.get(name) ?? []), ...fields]);
  const rows = [...byGroup].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const all = ['all', judged.flatMap(({ fields }) => fields)] as const;
  return [`${'right'.padStart(42)}  wrong  asked  fields`, ...[...rows, all].map(row)];
}

function row([name, fields]: readonly [string, Judged['fields']]): string {
  const right = fields.filter(({ outcome }) => outcome === 'right').length;
  const wrong = fields.filter(({ outcome }) => outcome === 'wrong');
  const asked = wrong.filter(({ isAsked }) => isAsked).length;
  const shares = [
    share(right, fields.length),
    share(wrong.length, right + wrong.length),
    share(asked, wrong.length),
  ];
  return `${name.slice(0, 36).padEnd(36)} ${shares.map((one) => one.padStart(5)).join('  ')}  ${fields.length}`;
}

/** @param answer file with the answer of a language model about the lines */
async function judgeResume(resume: LabeledResume, answer?: string): Promise<Judged> {
  const hash = hashOfValuesIn(resume.file.bytes);
  try {
    const { source, notes } = await readResumeFile(resume.file, {
      nameless: true,
      structure: recordedAnswer(answer),
    });
    const { document } = readBaseResume(source, { nameless: true });
    const asked = [...new Set(notes.filter(({ kind }) => kind === 'odd').map(({ path }) => path))];
    const fields = judge(fieldsOf(document, notes), resume.labels, hash);
    // A note on a list applies to everything in it.
    const isAt = (path: string, one: string) =>
      path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}[`);
    const isAsked = ({ path }: JudgedField) => asked.some((one) => isAt(path, one));
    const holds = (one: string, outcome: JudgedField['outcome']) =>
      fields.some((field) => field.outcome === outcome && isAt(field.path, one));
    const falseAlarms = asked.filter((one) => !holds(one, 'wrong'));
    return {
      resume,
      isRefused: false,
      falseAlarms: falseAlarms.length,
      idleAlarms: falseAlarms.filter((one) => !holds(one, 'missing')).length,
      fields: fields.map((field) => ({ ...field, isAsked: isAsked(field) })),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = judge(nothingRead, resume.labels, hash);
    return {
      resume,
      isRefused: true,
      falseAlarms: 0,
      idleAlarms: 0,
      fields: fields.map((field) => ({ ...field, isAsked: false })),
    };
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(3).replace(/^0/, '');
}
