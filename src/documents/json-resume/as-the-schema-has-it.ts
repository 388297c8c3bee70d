import { parseUrl } from '../../contract/addresses.ts';
import { asText, isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import { isEmail, webHref } from '../resume-document/link.ts';
import { isIsoDate } from './iso-date.ts';
import type { Kind, Shape } from './schema-shape.ts';
import { isBlank } from './source-entry.ts';
import { labelKey } from './text-fields.ts';

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

/** What RFC 3986 lets stand in an address as it is; brackets belong to a host in figures alone. */
const plain = /^[A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]+$/;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const hasBadEscape = /%(?![\da-f]{2})/i;
const twoUsers = /^[^/?#]*\/\/[^/?#@]*@[^/?#@]*@/;

function isUri(text: string): boolean {
  if (!scheme.test(text) || !plain.test(text) || hasBadEscape.test(text) || twoUsers.test(text)) return false;
  return text.indexOf('#') === text.lastIndexOf('#') && parseUrl(text) !== null;
}

/** The address that a text names, as RFC 3986 writes it; null when it names none. */
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
