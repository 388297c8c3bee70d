import { isDeepStrictEqual } from 'node:util';
import { type AnswerPlace, documentSections } from '../../contract/resume/answer-place.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { withBullet, withoutBullet } from '../../contract/resume/rich-text.ts';
import type { ReadBase, RevisedBase, Revision, Statement } from '../../service/ports.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { ValidationError } from '../../values/validation-error.ts';
import { listKey, sectionMappings } from '../json-resume/section-mappings.ts';
import { saysNothing } from '../json-resume/source-entry.ts';
import { toJsonResume } from '../json-resume/to-json-resume.ts';
import { toReactiveResumeV5 } from '../reactive-resume/to-reactive-resume-v5.ts';
import { readBaseResume } from '../read-base-resume.ts';
import { itemId } from '../resume-document/document-parts.ts';

/**
 * Adds statements of the person to a base resume, or removes them. The original format is kept if the result reads as
 * it should, with nothing else changed; otherwise the result is the resume document itself.
 * @throws ValidationError for a place that the resume does not have
 */
export function reviseSource(source: Readonly<JsonObject>, revision: Revision): RevisedBase {
  const read = readAny(source);
  const wanted = reviseDocument(read.document, revision);
  for (const candidate of candidates(source, read, wanted, revision)) {
    const again = candidate && readIfAny(candidate);
    if (again && areEqual(again.document, wanted)) return { source: candidate, ...again };
  }
  const document: JsonObject = JSON.parse(JSON.stringify(wanted));
  return { source: document, ...readAny(document) };
}

/** Ways to write the new source, the one with the fewest changes first. */
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

/** Keeps unknown keys of a Reactive Resume v4 export. */
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

/** Compares without ids, which depend on the text. */
function areEqual(one: ResumeDocument, other: ResumeDocument): boolean {
  return isDeepStrictEqual(withoutIds(one), withoutIds(other));
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [] : [[key, withoutIds(child)]])),
  );
}

/**
 * Adds statements of the person at the end of their place, and removes others.
 * @throws ValidationError for a place that the document does not have
 */
function reviseDocument(document: ResumeDocument, { add, remove }: Revision): ResumeDocument {
  const revised = structuredClone(document);
  for (const statement of remove) takeOutOfDocument(revised, statement);
  for (const statement of add) putIntoDocument(revised, statement);
  return revised;
}

function putIntoDocument({ sections }: ResumeDocument, { name, place, text }: Statement): void {
  if (place.index === null) {
    addEntry(sections, place.section, text);
    return;
  }
  const { items } = sections[documentSections[place.section]];
  const item = items[place.index];
  if (!item?.visible) throw unknownPlace(name, place, items.length);
  if ('summary' in item) item.summary = withBullet(item.summary, text);
  else if ('keywords' in item) item.keywords.push(text);
}

function addEntry(
  sections: ResumeDocument['sections'],
  section: Extract<AnswerPlace, { index: null }>['section'],
  name: string,
): void {
  const { items } = sections[documentSections[section]];
  const entry = { id: itemId(`${section}[${items.length}]`, name), visible: true, name };
  if (section === 'certificates') {
    const more = { issuer: '', date: '', summary: '', url: { label: '', href: '' } };
    sections.certifications.items.push({ ...entry, ...more });
  } else if (section === 'languages') {
    sections.languages.items.push({ ...entry, description: '', level: 0 });
  } else {
    sections.skills.items.push({ ...entry, description: '', level: 0, keywords: [] });
  }
}

/** Removes a statement, if it is still there. */
function takeOutOfDocument({ sections }: ResumeDocument, { place, text }: Statement): void {
  const { items } = sections[documentSections[place.section]];
  if (place.index === null) {
    const at = items.findLastIndex((item) => 'name' in item && item.name === text);
    if (at !== -1) items.splice(at, 1);
    return;
  }
  const item = items[place.index];
  if (!item) return;
  if ('summary' in item) item.summary = withoutBullet(item.summary, text);
  else if ('keywords' in item) {
    const at = item.keywords.lastIndexOf(text);
    if (at !== -1) item.keywords.splice(at, 1);
  }
}

function unknownPlace(name: string, { section, index }: AnswerPlace, entries: number): ValidationError {
  const known = entries === 0 ? `no ${section}` : `${section}[0] to ${section}[${entries - 1}]`;
  const message = `there is no ${section}[${index}] that is shown; the base resume has ${known}`;
  return new ValidationError([{ path: name, message }]);
}

const listKeys = {
  work: ['highlights', 'achievements'],
  volunteer: ['highlights', 'achievements'],
  projects: ['highlights', 'achievements'],
  education: ['courses'],
  skills: ['keywords', 'items'],
} as const;

/**
 * Adds or removes texts in the lists of a JSON Resume, with everything else unchanged. Null if a list has a different
 * type than in the schema.
 */
function reviseJsonResume(source: Readonly<JsonObject>, { add, remove }: Revision): JsonObject | null {
  const revised: JsonObject = structuredClone(source);
  const isDone =
    remove.every((statement) => takeOutOfSource(revised, statement)) &&
    add.every((statement) => putIntoSource(revised, statement));
  return isDone ? revised : null;
}

function putIntoSource(source: JsonObject, { place, text }: Statement): boolean {
  const id = documentSections[place.section];
  if (place.index === null) {
    const list = listAt(source, listKey(id, source));
    list?.push({ [sectionMappings[id].titleKey]: text });
    return list !== null;
  }
  const entry = entryAt(source, place);
  const list = entry && listAt(entry, keyIn(entry, place.section));
  list?.push(text);
  return Boolean(list);
}

function takeOutOfSource(source: JsonObject, { place, text }: Statement): boolean {
  const id = documentSections[place.section];
  const holder = place.index === null ? source : entryAt(source, place);
  if (!holder) return false;
  const key = place.index === null ? listKey(id, source) : keyIn(holder, place.section);
  const list = listAt(holder, key);
  const textOf = (value: unknown) =>
    place.index === null && isJsonObject(value) ? ownValue(value, sectionMappings[id].titleKey) : value;
  const at = list?.findLastIndex((value) => textOf(value) === text) ?? -1;
  if (!list || at === -1) return false;
  list.splice(at, 1);
  // An empty list did not exist before the first answer.
  if (list.length === 0) delete holder[key];
  return true;
}

function entryAt(
  source: JsonObject,
  { section, index }: Extract<Statement['place'], { index: number }>,
): JsonObject | null {
  const list = ownValue(source, listKey(documentSections[section], source));
  const entry: unknown = Array.isArray(list) ? list[index] : undefined;
  return isJsonObject(entry) ? entry : null;
}

function keyIn(entry: JsonObject, section: keyof typeof listKeys): string {
  const keys = listKeys[section];
  return keys.find((key) => !saysNothing(ownValue(entry, key))) ?? keys[0];
}

/** The list under a key, or a new one; null for another value. */
function listAt(holder: JsonObject, key: string): unknown[] | null {
  const value = ownValue(holder, key);
  if (Array.isArray(value)) return value;
  if (!saysNothing(value)) return null;
  const list: unknown[] = [];
  setOwnValue(holder, key, list);
  return list;
}
