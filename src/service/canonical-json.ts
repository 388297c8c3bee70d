import { isJsonObject, type JsonObject } from '../contract/json-object.ts';

/** JSON with the fields of every object in one order: equal values give equal text. Undefined fields are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => (isJsonObject(inner) ? sorted(inner) : inner));
}

function sorted(object: JsonObject): JsonObject {
  // Without a prototype, a field named __proto__ is data like any other.
  const result: JsonObject = Object.create(null);
  for (const name of Object.keys(object).sort()) result[name] = object[name];
  return result;
}
