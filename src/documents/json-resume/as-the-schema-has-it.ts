import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import { isEmail } from '../resume-document/link.ts';
import { isIsoDate } from './iso-date.ts';
import type { Kind, Shape } from './schema-shape.ts';
import { asText, isBlank } from './source-entry.ts';
import { labelKey } from './text-fields.ts';
import { isUri, uriOf } from './uri.ts';

/** Whether the schema takes what an object holds under a key. */
export function isTaken(shape: Shape, entry: Readonly<JsonObject>, key: string): boolean {
  const wanted = ownValue(shape, key);
  const value = ownValue(entry, key);
  if (wanted === undefined || value === undefined) return true;
  return typeof wanted === 'string' ? checks[wanted](value) : typeof value === 'object' && value !== null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const checks: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  uri: (value) => isText(value) && isUri(value),
  // A file beside the resume is none for who gets the resume alone.
  picture: (value) => value === '' || (isText(value) && isUri(value)),
  email: (value) => isText(value) && isEmail(value),
  date: (value) => isText(value) && isIsoDate(value),
};

/** The object with everything that the schema would refuse put right, and what cannot be put right under another key. */
export function asTheSchemaHasIt(shape: Shape, given: Readonly<JsonObject>): JsonObject {
  const entry: JsonObject = { ...given };
  for (const [key, wanted] of Object.entries(shape)) {
    const value = ownValue(entry, key);
    if (value === undefined) continue;
    if (typeof wanted === 'string') {
      if (!isTaken(shape, entry, key)) putRight(entry, key, wanted);
    } else if ('list' in wanted && Array.isArray(value)) {
      setOwnValue(
        entry,
        key,
        value.filter(isJsonObject).map((one) => asTheSchemaHasIt(wanted.list, one)),
      );
    } else if ('object' in wanted && isJsonObject(value)) {
      setOwnValue(entry, key, asTheSchemaHasIt(wanted.object, value));
    } else {
      setAside(entry, key);
    }
  }
  return entry;
}

function putRight(entry: JsonObject, key: string, kind: Kind): void {
  const value = ownValue(entry, key);
  const text = asText(value);
  const right = kind === 'texts' ? textsOf(value) : textOf(kind, value);
  if (right !== null) setOwnValue(entry, key, right);
  else if (key === 'url' && text !== null && isBlank(entry[labelKey])) rename(entry, key, labelKey);
  else if (kind === 'picture' && isBlank(entry['picture'])) rename(entry, key, 'picture');
  else setAside(entry, key);
}

function textOf(kind: Kind, value: unknown): string | null {
  const parts = Array.isArray(value) ? value.map(asText) : [asText(value)];
  const texts = parts.filter((part) => part !== null && part !== '');
  if (kind === 'text') return texts.length > 0 ? texts.join('\n\n') : null;
  const [first] = texts;
  return kind === 'uri' && first ? uriOf(first) : null;
}

function textsOf(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return asText(value) ? [String(value)] : null;
  return value.map(asText).filter((text) => text !== null && text !== '') as readonly string[];
}

/** Where the schema says nothing; what is blank says nothing either. */
function setAside(entry: JsonObject, key: string): void {
  rename(entry, key, `x-${key}`);
}

function rename(entry: JsonObject, key: string, to: string): void {
  const value = ownValue(entry, key);
  delete entry[key];
  if (!isBlank(value) && ownValue(entry, to) === undefined) setOwnValue(entry, to, value);
}
