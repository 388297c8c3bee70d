import type { JsonObject } from '../../values/json-object.ts';
import { setOwnValue } from '../../values/own-value.ts';
import { plainLine } from '../markup/read-markup.ts';
import { missingText } from '../reading-note.ts';
import { type Link, linkTo, webHref } from '../resume-document/link.ts';
import { networkIcon } from '../resume-document/network-icon.ts';
import { type SourceEntry, sourceEntry } from './source-entry.ts';

/** Writes a text under the key in use; an empty text removes all keys. */
export function putText(entry: JsonObject, keys: readonly string[], text: string): void {
  if (text !== '') setOwnValue(entry, sourceEntry(entry).keyOf(keys), text);
  else for (const key of keys) delete entry[key];
}

/** @param keys in order of preference; JSON Resume defines the first one */
export function line(...keys: readonly string[]): Field<string> {
  return {
    names: [keys],
    keysIn: (entry) => [entry.keyOf(keys)],
    read: (entry) => entry.line(keys),
    write: (text, entry) => putText(entry, keys, text),
  };
}

/** A text that Reactive Resume requires: without it, a fallback or a dash is used. */
export function required(keys: readonly string[], fallback?: (entry: SourceEntry) => string): Field<string> {
  return {
    names: [keys],
    keysIn: (entry) => [entry.keyOf(keys)],
    read: (entry) => entry.line(keys) || fallback?.(entry) || missingText,
    write: (text, entry) => putText(entry, keys, text === missingText ? '' : text),
  };
}

/** Our own key, for the label of a link: JSON Resume has only its address. */
export const labelKey = 'urlLabel';

export function link(...keys: readonly string[]): Field<Link> {
  return {
    names: [keys],
    keysIn: (entry) => [entry.keyOf(keys), labelKey],
    read(entry) {
      const { href, label } = linkTo(entry.address(keys));
      return { href, label: entry.line([labelKey]) || label };
    },
    write({ href, label }, entry) {
      putText(entry, keys, href);
      putText(entry, [labelKey], label);
    },
  };
}

/** `linkedin.com/in/ana`, for a profile without a user name. */
export function addressIn(keys: readonly string[]): (entry: SourceEntry) => string {
  return (entry) => entry.address([...keys, labelKey]).replace(/^(?:https?:)?\/\/(?:www\.)?/i, '');
}

/** `linkedin.com`, for a profile without a network. */
export function hostIn(keys: readonly string[]): (entry: SourceEntry) => string {
  return (entry) => {
    const href = webHref(entry.address(keys));
    return href ? new URL(href).hostname.replace(/^www\./, '') : '';
  };
}

const placeParts = [['city'], ['region', 'state'], ['countryCode', 'country']] as const;

/** A place as one text; from an object its city, region and country, or else its address. */
export function place(key: string): Field<string> {
  return {
    keysIn: () => [key],
    read(entry) {
      const parts = entry.child(key);
      if (!parts) return entry.line([key]);
      const names = placeParts.map((keys) => parts.line(keys)).filter((name) => name !== '');
      // Read as a whole: a city that ends in a backslash would escape the comma.
      return names.length > 0 ? plainLine(names.join(', ')) : parts.line(['address']);
    },
    write: (text, entry) => putText(entry, [key], text),
  };
}

/** The place in `basics`, where JSON Resume requires an object. A single text is written as the address. */
export const home: Field<string> = {
  ...place('location'),
  write(text, entry) {
    delete entry['location'];
    if (text !== '') entry['location'] = { address: text };
  },
};

export const profileIcon: Field<string> = {
  keysIn: () => [],
  read: (entry) => networkIcon(entry.line(['network'])),
  // The icon follows from the network; JSON Resume has no field for it.
  write: () => undefined,
};

/** One leaf of the resume document and its keys in an object of a JSON Resume. */
export interface Field<Value> {
  /** Keys that mean the same, the one of JSON Resume first; none if all keys are its own. */
  readonly names?: readonly (readonly string[])[];
  /** False if the value is under another key than JSON Resume's, and has to be written anew. */
  isStandard?(entry: SourceEntry): boolean;
  /** The keys of this entry that the leaf is read from. */
  keysIn(entry: SourceEntry): readonly string[];
  read(entry: SourceEntry): Value;
  /** Writes a value that differs from the one read, under the key in use. */
  write(value: Value, entry: JsonObject): void;
}
