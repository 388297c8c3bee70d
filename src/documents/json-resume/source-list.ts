import { asText, isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { Issue } from '../../contract/validation-error.ts';
import type { SectionId } from '../resume-document/section-id.ts';
import { sectionMappings } from './section-mappings.ts';
import { isBlank, type SourceEntry, sourceEntry } from './source-entry.ts';

/** The key under which a source keeps the list of a section. */
export function listKey(id: SectionId, parent: Readonly<JsonObject>): string {
  const { keys } = sectionMappings[id];
  return keys.find((key) => !isBlank(ownValue(parent, key))) ?? keys[0];
}

/** The object that holds the list of a section: the source itself or its `basics`. */
export function listParent(id: SectionId, source: Readonly<JsonObject>): Readonly<JsonObject> {
  const { parent } = sectionMappings[id];
  if (parent === null) return source;
  const value = source[parent];
  return isJsonObject(value) ? value : {};
}

/** Every entry of a section, one for each place in the list; a bare text stands for its title. */
export function readSourceList(
  id: SectionId,
  source: Readonly<JsonObject>,
  issues: Issue[],
): readonly SourceEntry[] {
  const { parent, titleKey } = sectionMappings[id];
  const holder = listParent(id, source);
  const key = listKey(id, holder);
  const path = parent ? `${parent}.${key}` : key;
  const list = ownValue(holder, key);
  if (isBlank(list) && !Array.isArray(list)) return [];
  if (!Array.isArray(list)) {
    issues.push({ path, message: 'must be a list' });
    return [];
  }
  return list.map((value: unknown, index) => {
    const at = `${path}[${index}]`;
    if (isJsonObject(value)) return sourceEntry(value, at, issues);
    const text = asText(value);
    if (text === null) issues.push({ path: at, message: 'must be an object' });
    return sourceEntry(text ? { [titleKey]: text } : {}, at, issues);
  });
}
