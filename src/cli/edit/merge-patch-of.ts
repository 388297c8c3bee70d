import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';

/** The JSON Merge Patch (RFC 7396) that leads from one object to the other; null when they are the same. */
export function mergePatchOf(before: Readonly<JsonObject>, after: Readonly<JsonObject>): JsonObject | null {
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const changed = Object.entries(after).flatMap(([key, value]) => {
    const old = ownValue(before, key);
    const patch = isJsonObject(old) && isJsonObject(value) ? mergePatchOf(old, value) : value;
    return patch === null || isSame(old, value) ? [] : [[key, patch] as const];
  });
  if (removed.length === 0 && changed.length === 0) return null;
  return Object.fromEntries([...removed.map((key) => [key, null] as const), ...changed]);
}

/** The order of keys says nothing. */
function isSame(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((item, index) => isSame(item, after[index]));
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return Object.is(before, after);
  return mergePatchOf(before, after) === null;
}
