import { isJsonObject, type JsonObject, maxDepth } from './json-object.ts';
import { ownValue } from './own-value.ts';
import { fieldError } from './validation-error.ts';

/**
 * Applies a JSON Merge Patch (RFC 7396): objects are merged by field, null removes a field, anything else replaces.
 * The inputs are unchanged.
 * @param name of the patch, for the error
 * @throws ValidationError if the patch is nested too deeply
 */
export function mergePatch(target: unknown, patch: unknown, name = 'patch', depth = 0): unknown {
  if (!isJsonObject(patch)) return patch;
  if (depth > maxDepth) throw fieldError(name, 'is nested too deeply');
  const merged = new Map<string, unknown>(isJsonObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value, name, depth + 1));
  }
  // Makes a field named __proto__ plain data.
  return Object.fromEntries(merged);
}

/** The JSON Merge Patch (RFC 7396) from one object to the other; null if they are equal. */
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

/** Compares values without regard to key order. */
function isSame(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((item, index) => isSame(item, after[index]));
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return Object.is(before, after);
  return mergePatchOf(before, after) === null;
}
