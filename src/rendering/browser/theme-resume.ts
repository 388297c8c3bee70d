import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isIsoDate } from '../../documents/json-resume/date-fields.ts';
import { withSubjectsOnce } from '../../documents/json-resume/subject-once.ts';
import { type JsonResume, toJsonResume } from '../../documents/json-resume/to-json-resume.ts';
import { displayDate } from '../../documents/view/printed-text.ts';
import { wordsFor } from '../../documents/view/words-for.ts';
import { isJsonObject, type JsonObject, objectsOf } from '../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { inertDocument, inertText } from './inert-text.ts';

/**
 * The document as a JSON Resume that any theme can read: inert texts, ISO dates or none, the location as a city, no
 * `meta` and no picture.
 */
export function themeResume(document: ResumeDocument): JsonResume {
  const resume = plainThemeResume(document);
  for (const { entry, keys } of datedEntries(document, resume)) {
    for (const key of keys) if (!isIsoDate(String(ownValue(entry, key)))) delete entry[key];
  }
  return resume;
}

/** Like `themeResume`, with the dates of `toJsonResume`. */
function plainThemeResume(document: ResumeDocument): JsonResume {
  const inert = inertDocument(document);
  const resume = withSubjectsOnce(toJsonResume(inert));
  delete resume.meta;
  const basics: JsonObject = isJsonObject(resume.basics) ? resume.basics : {};
  delete basics['location'];
  // Themes print the city, and some throw on an invalid country code.
  if (inert.basics.location !== '') basics['location'] = { city: inert.basics.location };
  return { ...resume, basics };
}

/**
 * The document as a JSON Resume for `even`. Fields that the theme does not print are added to fields that it prints.
 * Dates are formatted here, because the theme would turn a year into January of that year, in English.
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

/** A custom field as a profile, as `even` prints profiles beside the contact data. */
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
  /** As in the document. */
  readonly date: string;
  /** Keys of the date in JSON Resume: one, or start and end. */
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

/** The entries of the lists with dates, each with the date of its item in the document. */
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
