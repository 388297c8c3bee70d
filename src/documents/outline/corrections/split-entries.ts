import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { setOwnValue } from '../../../values/own-value.ts';
import { entriesOf } from '../../files/json-parts.ts';

/*
 * A publication, reference or award that the rules read as one may be several, with only their words to show where each
 * begins; the model that learned such beginnings splits them better. If the rules find several, they are more often
 * right.
 */

const lists = ['projects', 'publications', 'references', 'awards'] as const;

/** Splits the only entry of such a list if another reading splits it. */
export function withSplitEntries(source: Readonly<JsonObject>, other: Readonly<JsonObject>): JsonObject {
  const split: JsonObject = { ...source };
  for (const list of lists) {
    const parts = entriesOf(other, list);
    if (areParts(parts, entriesOf(source, list))) setOwnValue(split, list, [...parts]);
  }
  return split;
}

/** True if there are several parts and the only entry contains the name of each. */
function areParts(parts: readonly JsonObject[], [only, ...more]: readonly JsonObject[]): boolean {
  if (only === undefined || more.length > 0 || parts.length < 2) return false;
  const whole = lettersIn(only);
  return parts.every((part) => {
    const name = lettersIn(part['name'] ?? part['title']);
    return name !== '' && whole.includes(name);
  });
}

function lettersIn(value: unknown): string {
  if (typeof value === 'string') return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (Array.isArray(value)) return value.map(lettersIn).join('');
  return isJsonObject(value) ? Object.values(value).map(lettersIn).join('') : '';
}
