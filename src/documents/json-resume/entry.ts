import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import { isTaken } from './as-the-schema-has-it.ts';
import type { Field } from './field.ts';
import type { Shape } from './schema-shape.ts';
import { isBlank, type SourceEntry, sourceEntry } from './source-entry.ts';

type Fields = Readonly<Record<string, Field<unknown>>>;

export function readFields(fields: Fields, entry: SourceEntry): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([leaf, field]) => [leaf, field.read(entry)]));
}

/** Whether any leaf has something to read; an entry without is an empty row of a form. */
export function speaks(fields: Fields, entry: SourceEntry): boolean {
  return Object.values(fields).some((field) =>
    field.keysIn(entry).some((key) => !isBlank(ownValue(entry.values, key))),
  );
}

/**
 * The entry that says what the leaves say: a leaf that still reads the same keeps the words of the
 * original unless the schema refuses them, and so does everything that no leaf stands for.
 */
export function writeFields(
  fields: Fields,
  leaves: Readonly<JsonObject>,
  original: Readonly<JsonObject>,
  shape: Shape = {},
): JsonObject {
  const entry: JsonObject = { ...original };
  for (const [leaf, field] of Object.entries(fields)) {
    const value = ownValue(leaves, leaf);
    const isSame = isDeepStrictEqual(field.read(sourceEntry(entry)), value);
    if (isSame) tidy(field, entry);
    const isValid = field.keysIn(sourceEntry(entry)).every((key) => isTaken(shape, entry, key));
    if (!isSame || !isValid) field.write(value, entry);
  }
  return entry;
}

/** JSON Resume knows neither null nor figures here, and blank bullets count nowhere. */
function tidy(field: Field<unknown>, entry: JsonObject): void {
  for (const key of field.keysIn(sourceEntry(entry))) {
    const value = ownValue(entry, key);
    if (value === null) delete entry[key];
    else if (typeof value === 'number') setOwnValue(entry, key, String(value));
    else if (Array.isArray(value))
      setOwnValue(entry, key, value.filter((item) => !isBlank(item)).map(textOfFigure));
  }
}

function textOfFigure(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
