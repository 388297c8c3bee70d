import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { isIsoDate } from '../../documents/json-resume/iso-date.ts';
import type { JsonResume } from '../../documents/json-resume/json-resume.ts';
import { toJsonResume } from '../../documents/json-resume/to-json-resume.ts';
import { datedEntries } from './dated-entries.ts';
import { inertDocument } from './inert-document.ts';

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
export function plainThemeResume(document: ResumeDocument): JsonResume {
  const inert = inertDocument(document);
  const resume = toJsonResume(inert);
  delete resume.meta;
  const basics: JsonObject = isJsonObject(resume.basics) ? resume.basics : {};
  delete basics['location'];
  // Themes print the city; a code of a country that is none makes some of them throw.
  if (inert.basics.location !== '') basics['location'] = { city: inert.basics.location };
  return { ...resume, basics };
}
