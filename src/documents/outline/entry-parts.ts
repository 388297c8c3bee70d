import type { JsonObject } from '../../contract/json-object.ts';
import { commaInName } from '../../lexicon/legal-forms.ts';
import type { WrittenEntry } from './read-entries.ts';
import { type DateFields, dateFields } from './recognize/dates-in-text.ts';
import { isPlace, isSchool, namesDegree, namesOrganization, namesRole } from './recognize/name-kinds.ts';
import { cellsIn } from './source-line.ts';

/* What the readers of all kinds of entries take out of one. */

export const webAddress = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;

const partings = /\s[|·•–—]\s|\s—|—\s|\s-(?=\p{Lu})|\t/u;

/** What a line holds beside each other: `Acme | Berlin`. */
export function partsOf(text: string): readonly string[] {
  return text.split(partings).map((part) => part.trim());
}

/** One title for each field: a line `Acme | Berlin` holds two. */
export function titleParts({ titles }: WrittenEntry): readonly string[] {
  return titles.flatMap(partsOf).filter((part) => part !== '' && !webAddress.test(part));
}

/** The same of an entry that says who was what where: `Engineer at Acme` and `Acme, Engineer – Berlin, BE` are parted, too. */
export function partsOfRole(entry: WrittenEntry): readonly string[] {
  const parts = titleParts(entry);
  const [first = '', ...others] = parts;
  const at = roleAt(first);
  // The University at Albany is one.
  const isSplit = at && others.every(isPlace) && !(isSchool(at[0]) && !namesDegree(at[0]));
  if (isSplit) return [...at, ...others];
  const [last = ''] = others;
  const endsInPlace = entry.titles.length === 1 && others.length === 1 && last.includes(',') && isPlace(last);
  return parts.length === 1 || endsInPlace ? [...roleAndEmployer(first), ...others] : parts;
}

const at = /\s(?:(?:at|@|bei|chez|an der|à la)\s|à l['’])/giu;

/** `Engineer at Acme`: what stands before and after the first such word, where neither is too long for a name. */
function roleAt(title: string): readonly [string, string] | null {
  for (const { 0: word, index } of title.matchAll(at)) {
    const role = title.slice(0, index).trimEnd();
    const employer = title.slice(index + word.length).trimStart();
    if (role.length > 60) return null;
    if (role.length >= 3 && employer.length >= 2 && employer.length <= 80) return [role, employer];
  }
  return null;
}

/** `Charge Nurse, Night Shift, Oakhurst Hospital, Westerville, OH` in one line, or `Acme, Engineer`. */
function roleAndEmployer(line: string): readonly string[] {
  const pieces = line.replace(commaInName(), '\u0000').split(', ');
  const role = pieces.findIndex(namesRole);
  if (pieces.length < 2 || role < 0) return [line];
  const named = pieces.findIndex((piece, index) => index > 0 && namesOrganization(piece));
  const employer = named < 0 ? 1 : named;
  const cut = role === 0 ? employer : role;
  return [pieces.slice(0, cut), pieces.slice(cut)].map((part) => part.join(', ').replaceAll('\u0000', ', '));
}

export function asidesOf({ asides, titles }: WrittenEntry) {
  const parts = asides.flatMap(cellsIn).filter((part) => part !== '');
  const printed = [...parts, ...titles.flatMap(partsOf)];
  const address = printed.find((part) => webAddress.test(part)) ?? '';
  return { address, others: parts.filter((part) => part !== address) };
}

/** The link on the words says more than the address that is printed. */
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

/** `Databases, Networks`: names and no sentence. */
export function isShortList(text: string): boolean {
  const parts = text.split(/,\s+/);
  return parts.length > 1 && parts.every((part) => part.length <= 40) && !/[.:!?。]$/.test(text);
}
