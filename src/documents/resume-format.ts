import type { ResumeFormat } from '../contract/import-formats.ts';
import { isJsonObject, type JsonObject } from '../values/json-object.ts';
import { ownValue } from '../values/own-value.ts';

const jsonResumeKeys = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
];

/** Recognizes a format by its shape; null if it is unknown. */
export function resumeFormat(source: Readonly<JsonObject>): ResumeFormat | null {
  if (isJsonObject(source['sections'])) return reactiveResumeFormat(source, source['sections']);
  return jsonResumeKeys.some((key) => isFilled(ownValue(source, key))) ? 'json-resume' : null;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function reactiveResumeFormat(source: Readonly<JsonObject>, sections: JsonObject): ResumeFormat {
  // v5 moved picture and summary out of `basics` and `sections`; v3 called experience `work`.
  const isV5 = ['picture', 'summary', 'customSections'].some((key) => isFilled(ownValue(source, key)));
  if (isV5) return 'reactive-resume-v5';
  const isV3 = isJsonObject(sections['work']) && !isJsonObject(sections['experience']);
  return isV3 ? 'reactive-resume-v3' : 'reactive-resume-v4';
}
