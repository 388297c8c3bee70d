import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LabeledResume, readLabeledResumes } from './corpus.ts';
import { hashOfValuesIn } from './hashed-value.ts';
import { type JudgedField, judge } from './judge.ts';
import { PlainLabels } from './labels.ts';
import type { ReadFields, ReadValue } from './read-fields.ts';

/*
 * Measures the agreement of two labelers: the second one's labels are judged like the program's reading.
 * node --import tsx eval/resumes/agreement.ts PLAIN FILES; PLAIN has the labels of the second labeler as ID.json.
 */

const [plainFolder, filesFolder] = process.argv.slice(2);
if (!plainFolder || !filesFolder) throw new Error('Usage: agreement.ts PLAIN FILES');
const written = new Set(readdirSync(plainFolder).map((name) => path.parse(name).name));
const resumes = ['train', 'dev', 'later']
  .flatMap((split) => readLabeledResumes(filesFolder, split))
  .filter(({ id }) => written.has(id));
const judged = resumes.flatMap((resume) =>
  judgeSecond(resume, plainFolder).map((field) => ({ resume, field })),
);

console.log(`${resumes.length} resumes\n${'right'.padStart(26)}  wrong  fields`);
for (const [name, groupOf] of [
  ['language', ({ resume }) => resume.language],
  ['field', ({ field }) => field.field],
  ['all', () => 'all'],
] satisfies readonly (readonly [string, (one: (typeof judged)[number]) => string])[]) {
  console.log(`by ${name}`);
  for (const group of new Set(judged.map(groupOf)))
    console.log(
      row(
        group,
        judged.filter((one) => groupOf(one) === group).map(({ field }) => field),
      ),
    );
}

function judgeSecond(resume: LabeledResume, folder: string): readonly JudgedField[] {
  const text = readFileSync(path.join(folder, `${resume.id}.json`), 'utf8');
  return judge(asRead(PlainLabels.parse(JSON.parse(text))), resume.labels, hashOfValuesIn(resume.file.bytes));
}

/** Labels in the structure of a reading, with the document's own spelling. */
function asRead(plain: PlainLabels): ReadFields {
  const read = (value = ''): ReadValue => ({ value, path: '' });
  const each = (values: readonly string[]) => values.filter((value) => value !== '').map(read);
  return {
    name: read(plain.name[0]),
    headline: read(plain.headline[0]),
    location: read(plain.location[0]),
    summary: read(plain.summary.replaceAll('…', ' ')),
    emails: each(plain.email),
    phones: each(plain.phone),
    links: each(plain.links.map(([first = '']) => first)).map((link) => ({
      ...link,
      spellings: [link.value],
    })),
    jobs: plain.jobs.map(({ employer, title, start, end, place, bullets }) => ({
      ...{ employer: read(employer[0]), title: read(title[0]), place: read(place[0]) },
      ...{ start: read(start), end: read(end), bullets: read(`${bullets}`) },
    })),
    schools: plain.schools.map(({ school, degree, field, start, end }) => ({
      ...{ school: read(school[0]), degree: read(degree[0]), field: read(field[0]) },
      ...{ start: read(start), end: read(end) },
    })),
    skills: plain.skills.map((skill) => ({ ...read(skill), spellings: [skill], isGroup: false })),
    sections: plain.sections.map(({ title, entries }) => ({
      ...{ titles: [title], isList: false, entries, path: '' },
    })),
  };
}

/** A row as in evaluate.ts: `right` is a share of the first labeler's fields, `wrong` of the second's. */
function row(name: string, fields: readonly JudgedField[]): string {
  const right = fields.filter(({ outcome }) => outcome === 'right').length;
  const wrong = fields.filter(({ outcome }) => outcome === 'wrong').length;
  const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3)).padStart(5);
  return `${name.padEnd(20)} ${share(right, fields.length)}  ${share(wrong, right + wrong)}  ${fields.length}`;
}
