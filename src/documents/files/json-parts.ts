import { isJsonObject, type JsonObject, objectsOf } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';

/* Helpers for readers of data files. */

/** The fields that are not empty. */
export function filled(fields: Readonly<JsonObject>): JsonObject {
  const isFilled = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}

/** The objects of a list; empty if the list is missing. */
export function entriesOf(source: Readonly<JsonObject>, list: string): readonly JsonObject[] {
  return objectsOf(ownValue(source, list));
}

/** The text of a field; '' if it is missing. */
export function textOf(entry: Readonly<JsonObject>, key: string): string {
  const value = ownValue(entry, key);
  return typeof value === 'string' ? value : '';
}

/** Joins texts with blank lines; empty ones are left out. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/** Every object in data, with its path: `employment.history[0]`. */
export function objectsIn(
  value: unknown,
  path = '',
): readonly (readonly [object: JsonObject, path: string])[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => objectsIn(one, `${path}[${index}]`));
  }
  if (!isJsonObject(value)) return [];
  const inside = Object.entries(value).flatMap(([key, one]) => objectsIn(one, path ? `${path}.${key}` : key));
  return [[value, path], ...inside];
}

/** A value that is not a list or object, with its path: `work[0].highlights[2]`. */
interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** @param isSkipped true for a key to skip, with everything below it */
export function leavesIn(
  value: unknown,
  path = '',
  isSkipped: (key: string, holder: JsonObject) => boolean = () => false,
): readonly Leaf[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => leavesIn(one, `${path}[${index}]`, isSkipped));
  }
  if (!isJsonObject(value)) return [{ path, value }];
  return Object.entries(value)
    .filter(([key]) => !isSkipped(key, value))
    .flatMap(([key, one]) => leavesIn(one, path ? `${path}.${key}` : key, isSkipped));
}
