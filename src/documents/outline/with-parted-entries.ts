import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { setOwnValue } from '../../contract/own-value.ts';
import { entriesOf } from '../files/json-parts.ts';

/*
 * What rules read as a single paper or reference may be several, of which nothing but their words says where one ends: a
 * model that learned how such lines begin sees more of that. Where rules see several, they are right more often.
 */

const lists = ['projects', 'publications', 'references'] as const;

/** The resume, with the only entry of such a list in the parts in which another reading has it. */
export function withPartedEntries(source: Readonly<JsonObject>, other: Readonly<JsonObject>): JsonObject {
  const parted: JsonObject = { ...source };
  for (const list of lists) {
    const parts = entriesOf(other, list);
    if (areParts(parts, entriesOf(source, list))) setOwnValue(parted, list, [...parts]);
  }
  return parted;
}

/** Whether these are several that are named in the only one. */
function areParts(parts: readonly JsonObject[], [only, ...more]: readonly JsonObject[]): boolean {
  if (only === undefined || more.length > 0 || parts.length < 2) return false;
  const whole = lettersIn(only);
  return parts.every((part) => {
    const name = lettersIn(part['name']);
    return name !== '' && whole.includes(name);
  });
}

function lettersIn(value: unknown): string {
  if (typeof value === 'string') return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (Array.isArray(value)) return value.map(lettersIn).join('');
  return isJsonObject(value) ? Object.values(value).map(lettersIn).join('') : '';
}
