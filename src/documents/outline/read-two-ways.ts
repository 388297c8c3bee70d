import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { ReadingNote } from '../notes/reading-note.ts';

/**
 * The schools of a reading that another one does not name: who wrote the resume can tell which of the two is right. Of jobs
 * the same says little, because most that are read otherwise are read right.
 */
export function readTwoWays(
  source: Readonly<JsonObject>,
  other: Readonly<JsonObject>,
): readonly ReadingNote[] {
  const known = new Set(schoolsIn(other));
  return schoolsIn(source).flatMap((school, index): readonly ReadingNote[] => {
    if (known.has(school)) return [];
    return [
      { kind: 'odd', path: `education[${index}]`, message: 'the school can be read in two ways; look at it' },
    ];
  });
}

function schoolsIn(source: Readonly<JsonObject>): readonly unknown[] {
  const entries = ownValue(source, 'education');
  return Array.isArray(entries)
    ? entries.filter(isJsonObject).map((entry) => ownValue(entry, 'institution') ?? '')
    : [];
}
