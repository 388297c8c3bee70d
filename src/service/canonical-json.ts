import { isJsonObject, type JsonObject } from '../contract/json-object.ts';

/** JSON with the fields of every object in one order: equal values give equal text. Undefined fields are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => (isJsonObject(inner) ? sorted(inner) : inner));
}

function sorted(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)));
}
