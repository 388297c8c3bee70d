import { documentSections } from '../../contract/answer-place.ts';
import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import type { Revision, Statement } from '../../service/ports.ts';
import { sectionMappings } from '../json-resume/section-mappings.ts';
import { isBlank } from '../json-resume/source-entry.ts';
import { listKey } from '../json-resume/source-list.ts';

const listKeys = {
  work: ['highlights', 'achievements'],
  volunteer: ['highlights', 'achievements'],
  projects: ['highlights', 'achievements'],
  education: ['courses'],
  skills: ['keywords', 'items'],
} as const;

/**
 * A JSON Resume with its lists one text longer or shorter, all else as it was written. Null where its lists are of another
 * kind than the schema has them.
 */
export function reviseJsonResume(source: Readonly<JsonObject>, { add, remove }: Revision): JsonObject | null {
  const revised: JsonObject = structuredClone(source);
  const isDone =
    remove.every((statement) => takeOut(revised, statement)) &&
    add.every((statement) => putIn(revised, statement));
  return isDone ? revised : null;
}

function putIn(source: JsonObject, { place, text }: Statement): boolean {
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

function takeOut(source: JsonObject, { place, text }: Statement): boolean {
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
  // As it was before the first answer.
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
  return keys.find((key) => !isBlank(ownValue(entry, key))) ?? keys[0];
}

/** A new one where there is none; null where something else stands. */
function listAt(holder: JsonObject, key: string): unknown[] | null {
  const value = ownValue(holder, key);
  if (Array.isArray(value)) return value;
  if (!isBlank(value)) return null;
  const list: unknown[] = [];
  setOwnValue(holder, key, list);
  return list;
}
