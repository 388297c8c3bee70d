import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { textOf } from '../files/json-parts.ts';
import type { JsonResume } from './to-json-resume.ts';

/*
 * A degree may be kept as written, with its subject: `BSc Physics`. Other programs print the subject beside the degree, so
 * for them it is said once, in the words of the person.
 */

/** The resume for other programs, without subjects that the degree names. */
export function withSubjectsOnce(resume: JsonResume): JsonResume {
  const { education } = resume;
  if (!Array.isArray(education) || !education.some(saysSubjectTwice)) return resume;
  return { ...resume, education: education.map(withSubjectOnce) };
}

function withSubjectOnce(school: JsonObject): JsonObject {
  if (!saysSubjectTwice(school)) return school;
  const { area: _, ...others } = school;
  return others;
}

/** True if the degree of a school names its subject as words of its own. */
export function saysSubjectTwice(school: unknown): boolean {
  if (!isJsonObject(school)) return false;
  const [degree, area] = ['studyType', 'area'].map((key) => textOf(school, key).trim().toLowerCase());
  if (!degree || !area) return false;
  const at = degree.indexOf(area);
  const [before = '', behind = ''] = [degree.slice(0, at), degree.slice(at + area.length)];
  return at >= 0 && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(behind);
}
