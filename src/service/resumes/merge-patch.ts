import { isJsonObject } from '../../contract/json-object.ts';
import { deepestLevel } from '../../contract/too-deep.ts';
import { ValidationError } from '../../contract/validation-error.ts';

/**
 * The target with the patch applied, as a JSON Merge Patch says (RFC 7396): objects are merged field by field, null
 * takes a field out, everything else replaces. Neither is changed.
 * @throws ValidationError when the patch is nested too deeply to be one of a resume.
 */
export function mergePatch(target: unknown, patch: unknown, depth = 0): unknown {
  if (!isJsonObject(patch)) return patch;
  if (depth > deepestLevel)
    throw new ValidationError([{ path: 'resume_data', message: 'is nested too deeply' }]);
  const merged = new Map<string, unknown>(isJsonObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value, depth + 1));
  }
  // A field named __proto__ becomes data like any other.
  return Object.fromEntries(merged);
}
