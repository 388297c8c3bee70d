import { ValidationError } from '../../contract/validation-error.ts';

/** No resume document is nested deeper. */
const deepest = 32;

/**
 * The target with the patch applied, as a JSON Merge Patch says (RFC 7396): objects are merged field by field, null
 * takes a field out, everything else replaces. Neither is changed.
 * @throws ValidationError when the patch is nested too deeply to be one of a resume.
 */
export function mergePatch(target: unknown, patch: unknown, depth = 0): unknown {
  if (!isObject(patch)) return patch;
  if (depth > deepest) throw new ValidationError([{ path: 'resume_data', message: 'is nested too deeply' }]);
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value, depth + 1));
  }
  // A field named __proto__ becomes data like any other.
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
