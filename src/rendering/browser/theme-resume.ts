import { isJsonObject, type JsonObject, objectsOf } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { isIsoDate } from '../../documents/json-resume/date-fields.ts';
import { type JsonResume, toJsonResume } from '../../documents/json-resume/to-json-resume.ts';
import { displayDate } from '../../documents/view/printed-text.ts';
import { wordsFor } from '../../documents/view/words-for.ts';
import { inertDocument, inertText } from './inert-text.ts';

/**
 * The document as a JSON Resume that no theme stumbles over: lists are lists, texts are texts and inert, dates
 * are dates or absent, the place is a city, and there is neither `meta` nor a picture.
 */
export function themeResume(document: ResumeDocument): JsonResume {
  const resume = plainThemeResume(document);
  for (const { entry, keys } of datedEntries(document, resume)) {
    for (const key of keys) if (!isIsoDate(String(ownValue(entry, key)))) delete entry[key];
  }
  return resume;
}

/** The same with the dates as `toJsonResume` leaves them. */
function plainThemeResume(document: ResumeDocument): JsonResume {
  const inert = inertDocument(document);
  const resume = toJsonResume(inert);
  delete resume.meta;
  const basics: JsonObject = isJsonObject(resume.basics) ? resume.basics : {};
  delete basics['location'];
  // Themes print the city; a code of a country that is none makes some of them throw.
  if (inert.basics.location !== '') basics['location'] = { city: inert.basics.location };
  return { ...resume, basics };
}

/**
 * The document as a JSON Resume for `even`. What that theme has no place for stands where it prints something, and
 * dates are texts already: it would make a January of a year alone, and print all of them in English.
 */
export function evenResume(document: ResumeDocument): JsonResume {
  const resume = plainThemeResume(document);
  const words = wordsFor(document);
  for (const { entry, date, keys } of datedEntries(document, resume)) {
    const text = inertText(displayDate(date, words));
    for (const key of keys) {
      if (text === '') delete entry[key];
      else setOwnValue(entry, key, text);
    }
  }
  const { basics = {} } = resume;
  basics['profiles'] = [
    ...objectsOf(basics['profiles']),
    ...objectsOf(basics['customFields']).map(asProfile),
  ];
  for (const entry of objectsOf(resume.education)) printSchool(entry);
  for (const entry of objectsOf(resume.skills)) entry['name'] = joined(entry['name'], entry['level']);
  for (const entry of objectsOf(resume.references))
    entry['name'] = joined(entry['name'], entry['description']);
  for (const entry of objectsOf(resume.projects)) printProject(entry);
  return { ...resume, basics };
}

/** Profiles are what `even` prints beside the contact data, whatever their name. */
function asProfile({ name, value }: JsonObject): JsonObject {
  return { network: name, username: value };
}

function printSchool(entry: JsonObject): void {
  const { area, score, summary, courses } = entry;
  entry['area'] = joined(area, score);
  if (summary !== undefined) entry['courses'] = [summary, ...(Array.isArray(courses) ? courses : [])];
}

function printProject(entry: JsonObject): void {
  const { description, summary } = entry;
  entry['description'] = [description, summary].filter(Boolean).join('\n\n');
}

function joined(...texts: readonly unknown[]): string {
  return texts.filter(Boolean).join(', ');
}

interface DatedEntry {
  readonly entry: JsonObject;
  /** As the document says it. */
  readonly date: string;
  /** Where JSON Resume keeps it: one key, or start and end. */
  readonly keys: readonly string[];
}

const range = ['startDate', 'endDate'];

const dated = [
  ['experience', 'work', range],
  ['volunteer', 'volunteer', range],
  ['education', 'education', range],
  ['projects', 'projects', range],
  ['awards', 'awards', ['date']],
  ['certifications', 'certificates', ['date']],
  ['publications', 'publications', ['releaseDate']],
] as const;

/** Every entry that has a date, beside the item of the document that it was made of. */
function datedEntries({ sections }: ResumeDocument, resume: JsonResume): readonly DatedEntry[] {
  return dated.flatMap(([id, list, keys]) => {
    const { visible, items } = sections[id];
    const shown = visible ? items.filter((item) => item.visible) : [];
    const entries = resume[list];
    if (!Array.isArray(entries)) return [];
    return shown.flatMap(({ date }, index) => {
      const entry: unknown = entries[index];
      return isJsonObject(entry) ? [{ entry, date, keys }] : [];
    });
  });
}
