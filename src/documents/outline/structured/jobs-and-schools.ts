import type { StructuredJob, StructuredSchool } from '../../../contract/resume/resume-structure.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { type ReadingNote, shortened } from '../../reading-note.ts';
import { written } from '../entries/read-entries.ts';
import { jobOf, type NamedParts, schoolOf } from '../models/jobs-and-schools.ts';
import { datesInText, isDuration } from '../recognize/dates-in-text.ts';
import type { CopiedTexts } from './copied-texts.ts';
import { leftOut } from './lines-for-model.ts';
import type { PlacedEntry } from './placed-entries.ts';

/* Jobs and schools by the texts that a structure copies from their heads. */

export interface FoundTexts {
  readonly texts: CopiedTexts;
  /** Texts of the structure that the lines do not have. */
  readonly notes: ReadingNote[];
}

type PlacedJob = PlacedEntry<StructuredJob & { readonly key: 'work' | 'volunteer' }>;
type PlacedSchool = PlacedEntry<StructuredSchool & { readonly key: 'education' }>;

const nothing: NamedParts = {
  ...{ title: '', organization: '', place: '', degree: '', field: '', name: '', address: '', left: [] },
};

export function jobsOf(placed: readonly PlacedJob[], found: FoundTexts): readonly JsonObject[] {
  const read = placed.map((job) => {
    const { dates, employer, title, place } = job.entry;
    return {
      job,
      dates: dateOf(dates, job, found),
      organization: textOf(employer, job, found),
      title: ownText(title, job, found),
      place: textOf(place, job, found),
    };
  });
  // What is left of a line is known when all entries that share it have their texts.
  return read.filter(isEntry).map(({ job, dates, ...fields }) => {
    const parts = { ...nothing, ...fields, left: leftOf(job, found) };
    return jobOf(entryOf(job, dates), parts, job.entry.key === 'work' ? 'name' : 'organization');
  });

  /** Only a title tells another role in a line that has one. */
  function isEntry({ job, title }: (typeof read)[number]): boolean {
    return job.own.length > 0 || title !== '';
  }
}

export function schoolsOf(placed: readonly PlacedSchool[], found: FoundTexts): readonly JsonObject[] {
  const read = placed.map((school) => {
    const { dates, school: name, degree, subject, place } = school.entry;
    return {
      school,
      dates: dateOf(dates, school, found),
      organization: textOf(name, school, found),
      degree: ownText(degree, school, found),
      field: textOf(subject, school, found),
      place: textOf(place, school, found),
    };
  });
  return read
    .filter(({ school, degree }) => school.own.length > 0 || degree !== '')
    .map(({ school, dates, ...fields }) =>
      schoolOf(entryOf(school, dates), { ...nothing, ...fields, left: leftOf(school, found) }, ''),
    );
}

/** A title may be in the first lines of the text: `Position: Baker`. */
const linesOfText = 2;

/** The text as the entry writes it; '' and a note if its head and first lines do not have it. */
function textOf(text: string, { head, body, entry }: PlacedEntry, { texts, notes }: FoundTexts): string {
  if (text === '' || text.includes(leftOut)) return '';
  const found = texts.find(text, head, entry) ?? texts.find(text, body.slice(0, linesOfText), entry);
  if (found === null) notes.push(notInFile(text, head[0]?.place));
  return found ?? '';
}

/** In lines that other entries have too, only a text that none of them has. */
function ownText(text: string, placed: PlacedEntry, found: FoundTexts): string {
  if (placed.own.length > 0) return textOf(text, placed, found);
  return found.texts.find(text, placed.head, placed.entry, 'own') ?? '';
}

/** A whole date of the head; '' for other texts. */
function dateOf(text: string, placed: PlacedEntry, found: FoundTexts): string {
  const date = datesInText(textOf(text, placed, found)).date;
  const { date: whole } = written({ head: [...placed.head], body: [] });
  // Half of a period says something else.
  return date !== '' && whole.includes(date) ? whole : date;
}

export function notInFile(text: string, place = ''): ReadingNote {
  const message = `"${shortened(text)}" of the language model is not in these lines of the file and was left out`;
  return { kind: 'odd', path: place, message };
}

/** What else the head says; how long somebody was there follows from the dates. */
function leftOf({ own }: PlacedEntry, { texts }: FoundTexts): readonly string[] {
  return texts.rest(own).filter((text) => !isDuration(text) && datesInText(text).rest !== '');
}

function entryOf({ head, body }: PlacedEntry, date: string) {
  return { ...written({ head: [...head], body: [...body] }), date };
}
