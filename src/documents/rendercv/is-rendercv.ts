import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';

/** RenderCV keeps the resume under `cv`, beside how it looks. */
export function isRendercv(value: unknown): value is JsonObject {
  const cv = isJsonObject(value) ? value['cv'] : null;
  return isJsonObject(cv) && (isJsonObject(cv['sections']) || typeof cv['name'] === 'string');
}
