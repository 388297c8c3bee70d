import { parseArgs } from 'node:util';
import { ValidationError } from '../../src/contract/validation-error.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { type LabeledResume, readLabeledResumes } from './corpus.ts';
import { hashOfValuesIn } from './hashed-value.ts';
import { type JudgedField, judge } from './judge.ts';
import { fieldsOf, nothingRead } from './read-fields.ts';

/*
 * How many fields of real resumes are read right: npm run eval:resumes -- --files DIR [--split dev] [--by field]
 * Prints figures only: `right` of the fields that the labels have, `wrong` of the fields that were read, and of the
 * wrong ones those that the user is asked to look at.
 */

const { values } = parseArgs({
  options: {
    files: { type: 'string' },
    split: { type: 'string', default: 'dev' },
    by: { type: 'string', default: 'format' },
  },
});
if (!values.files) throw new Error('Say where the resumes are: --files DIR');

interface Judged {
  readonly resume: LabeledResume;
  readonly fields: readonly (JudgedField & { readonly isAsked: boolean })[];
  readonly isRefused: boolean;
}

const judged: Judged[] = [];
for (const resume of readLabeledResumes(values.files, values.split)) judged.push(await judgeResume(resume));

const groups: Readonly<Record<string, (one: Judged) => readonly [string, Judged['fields']][]>> = {
  format: ({ resume, fields }) => [[resume.format, fields]],
  producer: ({ resume, fields }) => [[`${resume.format} ${resume.producer}`, fields]],
  language: ({ resume, fields }) => [[resume.language, fields]],
  file: ({ resume, fields }) => [[`${resume.id} ${resume.format}`, fields]],
  field: ({ resume, fields }) =>
    fields.map((field) => [`${resume.format.padEnd(14)} ${field.field}`, [field]]),
};
const groupsOf = groups[values.by];
if (!groupsOf) throw new Error(`--by takes ${Object.keys(groups).join(', ')}`);
const byGroup = new Map<string, Judged['fields'][number][]>();
for (const [name, fields] of judged.flatMap(groupsOf))
  byGroup.set(name, [...(byGroup.get(name) ?? []), ...fields]);

console.log(
  `${judged.length} resumes of ${values.split}, ${judged.filter(({ isRefused }) => isRefused).length} refused`,
);
console.log(`${'right'.padStart(42)}  wrong  asked  fields`);
const rows = [...byGroup].sort(([one], [other]) => one.localeCompare(other, 'en'));
for (const [name, fields] of [...rows, ['all', judged.flatMap(({ fields }) => fields)] as const]) {
  const number = (outcome: JudgedField['outcome']) =>
    fields.filter((field) => field.outcome === outcome).length;
  const wrong = fields.filter(({ outcome }) => outcome === 'wrong');
  const asked = wrong.filter(({ isAsked }) => isAsked).length;
  const read = number('right') + wrong.length;
  const shares = [
    share(number('right'), fields.length),
    share(wrong.length, read),
    share(asked, wrong.length),
  ];
  console.log(
    `${name.slice(0, 36).padEnd(36)} ${shares.map((one) => one.padStart(5)).join('  ')}  ${fields.length}`,
  );
}

async function judgeResume(resume: LabeledResume): Promise<Judged> {
  const hash = hashOfValuesIn(resume.file.bytes);
  try {
    const { source, notes } = await readResumeFile(resume.file, { nameless: true });
    const { document } = readBaseResume(source, { nameless: true });
    const asked = notes.filter(({ kind }) => kind === 'odd').map(({ path }) => path);
    const isAsked = ({ path }: JudgedField) =>
      asked.some((one) => path === one || path.startsWith(`${one}.`));
    const fields = judge(fieldsOf(document), resume.labels, hash);
    return {
      resume,
      isRefused: false,
      fields: fields.map((field) => ({ ...field, isAsked: isAsked(field) })),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = judge(nothingRead, resume.labels, hash);
    return { resume, isRefused: true, fields: fields.map((field) => ({ ...field, isAsked: false })) };
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(3).replace(/^0/, '');
}
