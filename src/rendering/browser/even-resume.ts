import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { setOwnValue } from '../../contract/own-value.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { JsonResume } from '../../documents/json-resume/json-resume.ts';
import { displayDate } from '../../documents/view/display-date.ts';
import { documentLanguage } from '../../documents/view/document-language.ts';
import { words as wordsOf } from '../../documents/view/words.ts';
import { datedEntries } from './dated-entries.ts';
import { inertText } from './inert-text.ts';
import { plainThemeResume } from './theme-resume.ts';

/**
 * The document as a JSON Resume for `even`. What that theme has no place for stands where it prints something, and
 * dates are texts already: it would make a January of a year alone, and print all of them in English.
 */
export function evenResume(document: ResumeDocument): JsonResume {
  const resume = plainThemeResume(document);
  const words = wordsOf[documentLanguage(document)];
  for (const { entry, date, keys } of datedEntries(document, resume)) {
    const text = inertText(displayDate(date, words));
    for (const key of keys) {
      if (text === '') delete entry[key];
      else setOwnValue(entry, key, text);
    }
  }
  const { basics = {} } = resume;
  basics['profiles'] = [...objects(basics['profiles']), ...objects(basics['customFields']).map(asProfile)];
  for (const entry of objects(resume.education)) printSchool(entry);
  for (const entry of objects(resume.skills)) entry['name'] = joined(entry['name'], entry['level']);
  for (const entry of objects(resume.references)) entry['name'] = joined(entry['name'], entry['description']);
  for (const entry of objects(resume.projects)) printProject(entry);
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

function objects(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
