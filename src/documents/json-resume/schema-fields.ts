import { isDeepStrictEqual } from 'node:util';
import { asText, isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { parseUrl } from '../../values/web-address.ts';
import { isEmail, webHref } from '../resume-document/link.ts';
import { isIsoDate } from './date-fields.ts';
import { type SourceEntry, saysNothing, sourceEntry } from './source-entry.ts';
import { type Field, labelKey } from './text-fields.ts';

/** The type that JSON Resume's schema requires for a key. */
type Kind = 'text' | 'texts' | 'uri' | 'email' | 'picture' | 'date';
export interface Shape {
  readonly [key: string]: Kind | { readonly object: Shape } | { readonly list: Shape };
}

const dates: Shape = { startDate: 'date', endDate: 'date' };
const described: Shape = { url: 'uri', summary: 'text', highlights: 'texts', ...dates };

/** The published schema, version 1. Every key is optional, and other keys may have any value. */
export const schemaShape: Shape = {
  $schema: 'uri',
  basics: {
    object: {
      name: 'text',
      label: 'text',
      // The schema allows any text, but programs expect an address.
      image: 'picture',
      email: 'email',
      phone: 'text',
      url: 'uri',
      summary: 'text',
      location: {
        object: { address: 'text', postalCode: 'text', city: 'text', countryCode: 'text', region: 'text' },
      },
      profiles: { list: { network: 'text', username: 'text', url: 'uri' } },
    },
  },
  work: { list: { ...described, name: 'text', location: 'text', description: 'text', position: 'text' } },
  volunteer: { list: { ...described, organization: 'text', position: 'text' } },
  education: {
    list: {
      ...{ institution: 'text', url: 'uri', area: 'text', studyType: 'text', score: 'text' },
      ...{ courses: 'texts', ...dates },
    },
  },
  awards: { list: { title: 'text', date: 'date', awarder: 'text', summary: 'text' } },
  certificates: { list: { name: 'text', date: 'date', url: 'uri', issuer: 'text', summary: 'text' } },
  publications: {
    list: { name: 'text', publisher: 'text', releaseDate: 'date', url: 'uri', summary: 'text' },
  },
  skills: { list: { name: 'text', level: 'text', keywords: 'texts' } },
  languages: { list: { language: 'text', fluency: 'text' } },
  interests: { list: { name: 'text', keywords: 'texts' } },
  references: { list: { name: 'text', reference: 'text' } },
  projects: {
    list: {
      ...{ name: 'text', description: 'text', highlights: 'texts', keywords: 'texts', url: 'uri' },
      ...{ roles: 'texts', entity: 'text', type: 'text', ...dates },
    },
  },
  meta: { object: { canonical: 'uri', version: 'text', lastModified: 'text' } },
};

/** True if a value is valid in the schema. */
function isValidAt(shape: Shape, entry: Readonly<JsonObject>, key: string): boolean {
  const wanted = ownValue(shape, key);
  const value = ownValue(entry, key);
  if (wanted === undefined || value === undefined) return true;
  if (typeof wanted === 'string') return checks[wanted](value);
  return 'list' in wanted ? Array.isArray(value) : isJsonObject(value);
}

const isText = (value: unknown): value is string => typeof value === 'string';

const checks: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  uri: (value) => isText(value) && isUri(value),
  // A relative file path is useless without the file.
  picture: (value) => value === '' || (isText(value) && isUri(value)),
  email: (value) => isText(value) && isEmail(value),
  date: (value) => isText(value) && isIsoDate(value),
};

/** Repairs values that the schema rejects, and moves those that cannot be repaired to another key. */
export function conformToSchema(shape: Shape, given: Readonly<JsonObject>): JsonObject {
  const entry: JsonObject = { ...given };
  for (const [key, wanted] of Object.entries(shape)) {
    const value = ownValue(entry, key);
    if (value === undefined) continue;
    if (typeof wanted === 'string') {
      if (!isValidAt(shape, entry, key)) repair(entry, key, wanted);
    } else if ('list' in wanted && Array.isArray(value)) {
      setOwnValue(
        entry,
        key,
        value.filter(isJsonObject).map((one) => conformToSchema(wanted.list, one)),
      );
    } else if ('object' in wanted && isJsonObject(value)) {
      setOwnValue(entry, key, conformToSchema(wanted.object, value));
    } else {
      moveToExtension(entry, key);
    }
  }
  return entry;
}

function repair(entry: JsonObject, key: string, kind: Kind): void {
  const value = ownValue(entry, key);
  const text = asText(value);
  const right = kind === 'texts' ? textsOf(value) : textOf(kind, value);
  if (right !== null) setOwnValue(entry, key, right);
  else if (key === 'url' && text !== null && saysNothing(entry[labelKey])) rename(entry, key, labelKey);
  else if (kind === 'picture' && saysNothing(entry['picture'])) rename(entry, key, 'picture');
  else moveToExtension(entry, key);
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

/** Moves a value to a key that the schema does not restrict; blank values are dropped. */
function moveToExtension(entry: JsonObject, key: string): void {
  rename(entry, key, `x-${key}`);
}

function rename(entry: JsonObject, key: string, to: string): void {
  const value = ownValue(entry, key);
  delete entry[key];
  if (!saysNothing(value) && ownValue(entry, to) === undefined) setOwnValue(entry, to, value);
}

/** Characters allowed in an address by RFC 3986; brackets are allowed only around an IP address. */
const plain = /^[A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]+$/;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const hasBadEscape = /%(?![\da-f]{2})/i;
const twoUsers = /^[^/?#]*\/\/[^/?#@]*@[^/?#@]*@/;

function isUri(text: string): boolean {
  if (!scheme.test(text) || !plain.test(text) || hasBadEscape.test(text) || twoUsers.test(text)) return false;
  return text.indexOf('#') === text.lastIndexOf('#') && parseUrl(text) !== null;
}

/** The address in a text, encoded according to RFC 3986; null if there is none. */
export function uriOf(text: string): string | null {
  if (isUri(text)) return text;
  const href = webHref(text.trim());
  const url = href === null ? null : parseUrl(href);
  if (!url) return null;
  const [address = '', ...fragment] = url.href.split('#');
  const written = [address, ...(fragment.length > 0 ? [fragment.join('%23')] : [])].map(escaped).join('#');
  return isUri(written) ? written : null;
}

function escaped(part: string): string {
  return part
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^A-Za-z0-9\-._~:/?@!$&'()*+,;=%]/gu, encodeURIComponent);
}

type Fields = Readonly<Record<string, Field<unknown>>>;

export function readFields(fields: Fields, entry: SourceEntry): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([leaf, field]) => [leaf, field.read(entry)]));
}

/** True if any leaf has a value; an entry without is an empty row of a form. */
export function hasValues(fields: Fields, entry: SourceEntry): boolean {
  return Object.values(fields).some((field) =>
    field.keysIn(entry).some((key) => !saysNothing(ownValue(entry.values, key))),
  );
}

/**
 * Writes leaves to an entry. A leaf that still reads the same keeps its original words, unless the schema rejects them,
 * under the key of the schema, because other programs read no other. So `write` also gets values that are unchanged.
 * Leaves are written in the order of `fields`. Keys without a leaf are unchanged.
 */
export function writeFields(
  fields: Fields,
  leaves: Readonly<JsonObject>,
  original: Readonly<JsonObject>,
  shape: Shape = {},
): JsonObject {
  const entry: JsonObject = { ...original };
  for (const [leaf, field] of Object.entries(fields)) {
    for (const names of field.names ?? []) useFirstName(entry, names, shape);
    const value = ownValue(leaves, leaf);
    const isSame = isDeepStrictEqual(field.read(sourceEntry(entry)), value);
    if (isSame) tidy(field, entry);
    const written = sourceEntry(entry);
    const isValid = field.keysIn(written).every((key) => isValidAt(shape, entry, key));
    const isStandard = Object.keys(shape).length === 0 || (field.isStandard?.(written) ?? true);
    if (!isSame || !isValid || !isStandard) field.write(value, entry);
  }
  return entry;
}

/** Moves a value to the first of its names, if the schema has that one. */
function useFirstName(entry: JsonObject, names: readonly string[], shape: Shape): void {
  const [first = ''] = names;
  if (ownValue(shape, first) !== undefined) renameKey(entry, sourceEntry(entry).keyOf(names), first);
}

/** Renames a key in its place; a blank value of the new name is dropped. */
export function renameKey(entry: JsonObject, from: string, to: string): void {
  if (from === to || !Object.hasOwn(entry, from)) return;
  const pairs = Object.entries(entry).filter(([key]) => key !== to);
  for (const key of Object.keys(entry)) delete entry[key];
  for (const [key, value] of pairs) setOwnValue(entry, key === from ? to : key, value);
}

/** Removes null and blank bullets and turns numbers into text, as JSON Resume requires. */
function tidy(field: Field<unknown>, entry: JsonObject): void {
  for (const key of field.keysIn(sourceEntry(entry))) {
    const value = ownValue(entry, key);
    if (value === null) delete entry[key];
    else if (typeof value === 'number') setOwnValue(entry, key, String(value));
    else if (Array.isArray(value))
      setOwnValue(entry, key, value.filter((item) => !saysNothing(item)).map(textOfFigure));
  }
}

function textOfFigure(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
