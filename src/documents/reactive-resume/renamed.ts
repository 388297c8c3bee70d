import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';

/** New name → old name; what is not named keeps its name. */
export type Names = Readonly<Record<string, string>>;

/** An object with its keys called as v4 calls them. A name that both have keeps its own value. */
export function renamed(source: Readonly<JsonObject>, names: Names): JsonObject {
  const moved = Object.entries(names)
    .filter(([key, old]) => ownValue(source, key) === undefined && ownValue(source, old) !== undefined)
    .map(([key, old]) => [key, ownValue(source, old)]);
  return { ...source, ...Object.fromEntries(moved) };
}

/** The objects of a list through a function; what is no list or no object stays, for the reader to name. */
export function mapObjects(list: unknown, change: (item: JsonObject) => JsonObject): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((item: unknown) => (isJsonObject(item) ? change(item) : item));
}

export function objectAt(source: Readonly<JsonObject>, key: string): JsonObject {
  const value = ownValue(source, key);
  return isJsonObject(value) ? value : {};
}

export function textAt(source: Readonly<JsonObject>, key: string): string {
  const value = ownValue(source, key);
  return typeof value === 'string' ? value : '';
}
