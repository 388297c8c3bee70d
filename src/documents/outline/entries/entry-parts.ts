import { commaInName } from '../../../lexicon/legal-forms.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { type DateFields, dateFields } from '../recognize/dates-in-text.ts';
import { isPlace, isSchool, namesDegree, namesRole } from '../recognize/name-kinds.ts';
import { cellsIn } from '../source-line.ts';
import type { WrittenEntry } from './read-entries.ts';

/* Helpers for the readers of all kinds of entries. */

export const webAddress = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;

const separators = /\s[|·•–—]\s|\s—|—\s|\s-(?=\p{Lu})|\t/u;

/** Splits a line at its separators: `Acme | Berlin`. */
export function partsOf(text: string): readonly string[] {
  return text.split(separators).map((part) => part.trim());
}

/** The titles of an entry, split at separators, without web addresses. */
export function titleParts({ titles }: WrittenEntry): readonly string[] {
  return titles.flatMap(partsOf).filter((part) => part !== '' && !webAddress.test(part));
}

/**
 * The title parts of an entry, also split at `at` and at a comma: `Engineer at Acme`, `Engineer, Acme`.
 */
export function partsOfRole(entry: WrittenEntry): readonly string[] {
  const parts = titleParts(entry);
  const [first = '', ...others] = parts;
  const at = roleAt(first);
  // `University at Albany` is one name.
  const isSplit = at && others.every(isPlace) && !(isSchool(at[0]) && !namesDegree(at[0]));
  if (isSplit) return [...at, ...others];
  return parts.length === 1 ? roleAndEmployer(first) : parts;
}

const at = /\s(?:(?:at|@|bei|chez|an der|à la)\s|à l['’])/giu;

/** Splits `Engineer at Acme` at the first such word with text of the length of a name on both sides. */
function roleAt(title: string): readonly [string, string] | null {
  for (const { 0: word, index } of title.matchAll(at)) {
    const role = title.slice(0, index).trimEnd();
    const employer = title.slice(index + word.length).trimStart();
    if (role.length > 60) return null;
    if (role.length >= 3 && employer.length >= 2) return [role, employer];
  }
  return null;
}

/** Splits a title from the rest of its line: `Nurse, Oakhurst Hospital, Westerville, OH`. */
function roleAndEmployer(line: string): readonly string[] {
  const [role = '', ...others] = line.replace(commaInName(), '\u0000').split(', ');
  if (others.length === 0 || !namesRole(role)) return [line];
  return [role, others.join(', ')].map((part) => part.replaceAll('\u0000', ', '));
}

export function asidesOf({ asides, titles }: WrittenEntry) {
  const parts = asides.flatMap(cellsIn).filter((part) => part !== '');
  const printed = [...parts, ...titles.flatMap(partsOf)];
  const address = printed.find((part) => webAddress.test(part) && /\p{L}{2}/u.test(part)) ?? '';
  return { address, others: parts.filter((part) => part !== address) };
}

/** The link of an entry; a link on words takes precedence over a printed address. */
export function link({ links }: WrittenEntry, printed: string): JsonObject {
  const url = links.find((address) => /^https?:/i.test(address)) ?? printed;
  return url === '' ? {} : { url };
}

export function dateOf({ date }: WrittenEntry): JsonObject {
  return { ...dateFields(date) };
}

/** A period as one text, with `Present` if it has no end. */
export function periodText({ startDate = '', endDate = '' }: DateFields): string {
  return startDate === '' ? endDate : `${startDate} - ${endDate || 'Present'}`;
}

export function highlights({ bullets }: WrittenEntry): JsonObject {
  return list('highlights', bullets);
}

export function list(key: string, texts: readonly string[]): JsonObject {
  return texts.length > 0 ? { [key]: [...texts] } : {};
}

/** True for several names in a row that are not a sentence: `Databases, Networks`. */
export function isShortList(text: string): boolean {
  const parts = text.split(/,\s+/);
  return parts.length > 1 && parts.every((part) => part.length <= 40) && !/[.:!?。]$/.test(text);
}
