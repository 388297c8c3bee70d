import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LabeledResume, readLabeledResumes } from './corpus.ts';
import { hashOfValuesIn } from './hashed-value.ts';
import { type JudgedField, judge } from './judge.ts';
import { PlainLabels } from './labels.ts';
import type { ReadFields, ReadValue } from './read-fields.ts';

/*
 * How far two labelers agree: what the second wrote down is judged as what the program read is.
 * node --import tsx eval/resumes/agreement.ts PLAIN FILES; PLAIN holds ID.json of the second labeler.
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

/** Labels in the terms of what was read: of several spellings the document's own. */
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

/** As the tables of the program's reading have it: `right` of the fields that are labeled, `wrong` of those that were written down. */
function row(name: string, fields: readonly JudgedField[]): string {
  const right = fields.filter(({ outcome }) => outcome === 'right').length;
  const wrong = fields.filter(({ outcome }) => outcome === 'wrong').length;
  const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3)).padStart(5);
  return `${name.padEnd(20)} ${share(right, fields.length)}  ${share(wrong, right + wrong)}  ${fields.length}`;
}
