import type { JsonObject } from '../../contract/json-object.ts';

/** The fields that say something. */
export function filled(fields: Readonly<JsonObject>): JsonObject {
  const isFilled = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}
