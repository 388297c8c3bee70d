import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import type { ReadBase, RevisedBase, Revision } from '../../service/ports.ts';
import { toJsonResume } from '../json-resume/to-json-resume.ts';
import { toReactiveResumeV5 } from '../reactive-resume/to-reactive-resume-v5.ts';
import { readBaseResume } from '../read-base-resume.ts';
import { reviseDocument } from './revise-document.ts';
import { reviseJsonResume } from './revise-json-resume.ts';

/**
 * A base resume with statements of the person's added or taken out, in the format that it was put in wherever that reads
 * as it should; nothing else of it changes. Where it does not, it becomes the document itself.
 * @throws ValidationError naming a place that the resume does not have
 */
export function reviseSource(source: Readonly<JsonObject>, revision: Revision): RevisedBase {
  const read = readAny(source);
  const wanted = reviseDocument(read.document, revision);
  for (const candidate of candidates(source, read, wanted, revision)) {
    const again = candidate && readIfAny(candidate);
    if (again && saysTheSame(again.document, wanted)) return { source: candidate, ...again };
  }
  const document: JsonObject = JSON.parse(JSON.stringify(wanted));
  return { source: document, ...readAny(document) };
}

/** Ways to write the new source, the one that changes least first. */
function* candidates(
  source: Readonly<JsonObject>,
  { format }: ReadBase,
  wanted: ResumeDocument,
  revision: Revision,
): Generator<JsonObject | null> {
  if (format === 'json-resume') {
    yield reviseJsonResume(source, revision);
    yield plainJson(toJsonResume(wanted, source));
  } else if (format === 'reactive-resume-v4') {
    yield withItemsOf(source, wanted);
  } else if (format === 'reactive-resume-v5') {
    yield plainJson(toReactiveResumeV5(wanted));
  }
}

/** What else an export of Reactive Resume v4 holds stays. */
function withItemsOf(source: Readonly<JsonObject>, wanted: ResumeDocument): JsonObject {
  const kept = isJsonObject(source['sections']) ? source['sections'] : {};
  return { ...plainJson(source), sections: { ...plainJson(kept), ...plainJson(wanted.sections) } };
}

function plainJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value));
}

function readAny(source: Readonly<JsonObject>): ReadBase {
  return readBaseResume(source, { nameless: true, template: true });
}

function readIfAny(source: Readonly<JsonObject>): ReadBase | null {
  try {
    return readAny(source);
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}

/** Ids follow from the text of their item. */
function saysTheSame(one: ResumeDocument, other: ResumeDocument): boolean {
  return isDeepStrictEqual(withoutIds(one), withoutIds(other));
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [] : [[key, withoutIds(child)]])),
  );
}
