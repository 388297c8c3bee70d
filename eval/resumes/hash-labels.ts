import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { comparableLink, comparablePhone, comparableText, endsOf, hashOfValuesIn } from './hashed-value.ts';
import { PlainLabels, type ResumeLabels } from './labels.ts';

/*
 * Hashes plain labels of resumes: node --import tsx eval/resumes/hash-labels.ts PLAIN FILES
 * PLAIN has the labels as ID.json, FILES the resumes as ID.*. Writes labels/ID.json. A missing resume is an error.
 */

const [plainFolder, filesFolder] = process.argv.slice(2);
if (!plainFolder || !filesFolder) throw new Error('Usage: hash-labels.ts PLAIN FILES');
const files = new Map(
  readdirSync(filesFolder).map((name) => [path.parse(name).name, path.join(filesFolder, name)]),
);
const target = path.join(import.meta.dirname, 'labels');
const maxSkills = 60;

mkdirSync(target, { recursive: true });
for (const name of readdirSync(plainFolder)) {
  const written: unknown = JSON.parse(readFileSync(path.join(plainFolder, name), 'utf8'));
  if (typeof written === 'object' && written !== null && 'unusable' in written) continue;
  const parsed = PlainLabels.safeParse(written);
  if (!parsed.success) throw new Error(`${name}: ${parsed.error.message}`);
  const file = files.get(parsed.data.id);
  if (file === undefined) throw new Error(`${parsed.data.id}: its file is not in ${filesFolder}`);
  const labels = hashed(parsed.data, readFileSync(file));
  writeFileSync(path.join(target, name), `${JSON.stringify(labels, null, 1)}\n`);
}

function hashed(plain: PlainLabels, file: Uint8Array): ResumeLabels {
  const hash = hashOfValuesIn(file);
  const each = (values: readonly string[], comparable = comparableText) => [
    ...new Set(
      values
        .map(comparable)
        .filter((value) => value !== '')
        .map(hash),
    ),
  ];
  const date = (text: string) => (text === '' ? [] : [hash(text)]);
  return {
    name: each(plain.name),
    headline: each(plain.headline),
    location: each(plain.location),
    summary: plain.summary === '' ? [] : endsOf(plain.summary.replaceAll('…', ' ')).map(hash),
    emails: once(plain.email.map((one) => each([one]))),
    phones: once(plain.phone.map((one) => each([one], comparablePhone))),
    links: once(plain.links.map((one) => each(one, comparableLink))),
    jobs: plain.jobs.map(({ employer, title, start, end, place, bullets }) => ({
      ...{ employer: each(employer), title: each(title), start: date(start), end: date(end) },
      ...{ place: each(place), bullets: [hash(`${bullets}`)] },
    })),
    schools: plain.schools.map(({ school, degree, field, start, end }) => ({
      ...{
        school: each(school),
        degree: each(degree),
        field: each(field),
        start: date(start),
        end: date(end),
      },
    })),
    skills: plain.skills.map((skill) => each([skill])).filter((hashes) => hashes.length > 0),
    hasMoreSkills: plain.skills.length >= maxSkills,
    sections: plain.sections.map(({ title, entries }) => ({
      title: each([title]),
      entries: [hash(`${entries}`)],
    })),
  };
}

/** Removes values that are another spelling of an earlier one. */
function once(values: readonly (readonly string[])[]): string[][] {
  const kept: string[][] = [];
  for (const hashes of values)
    if (!kept.some((other) => hashes.some((one) => other.includes(one)))) kept.push([...hashes]);
  return kept;
}
