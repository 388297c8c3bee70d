import type { JsonObject } from '../../contract/json-object.ts';
import { dateFields } from './dates-in-text.ts';
import type { WrittenEntry } from './read-entries.ts';
import { isPlace, isSchool, namesDegree, namesOrganisation, namesRole } from './who-is-who.ts';

/* What the readers of all kinds of entries take out of one. */

const webAddress = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;
export const parted = /\s+[|·•]\s+|\s+[–—]\s+|\t+/u;

/** One title for each field: a line `Acme | Berlin` holds two. */
export function titleParts({ titles }: WrittenEntry): readonly string[] {
  return titles
    .flatMap((title) => title.split(parted))
    .filter((part) => part !== '' && !webAddress.test(part));
}

/** The same of an entry that says who was what where: `Engineer at Acme` and `Acme, Engineer – Berlin, BE` are parted, too. */
export function partsOfRole(entry: WrittenEntry): readonly string[] {
  const parts = titleParts(entry);
  const [first = '', ...others] = parts;
  const at = /^(.{3,60}?)\s+(?:at|@|bei|chez)\s+(.{2,80})$/iu.exec(first);
  // The University at Albany is one.
  const isSplit = at?.[1] && others.every(isPlace) && !(isSchool(at[1]) && !namesDegree(at[1]));
  if (isSplit && at?.[1] && at[2]) return [at[1], at[2], ...others];
  const [last = ''] = others;
  const endsInPlace = entry.titles.length === 1 && others.length === 1 && last.includes(',') && isPlace(last);
  return parts.length === 1 || endsInPlace ? [...roleAndEmployer(first), ...others] : parts;
}

const legalForms = /, (?=(?:Inc|LLC|Ltd|GmbH|Co|Corp)\b)/g;

/** `Charge Nurse, Night Shift, Oakhurst Hospital, Westerville, OH` in one line, or `Acme, Engineer`. */
function roleAndEmployer(line: string): readonly string[] {
  const pieces = line.replace(legalForms, '\u0000').split(', ');
  const role = pieces.findIndex(namesRole);
  if (pieces.length < 2 || role < 0) return [line];
  const named = pieces.findIndex((piece, index) => index > 0 && namesOrganisation(piece));
  const employer = named < 0 ? 1 : named;
  const cut = role === 0 ? employer : role;
  return [pieces.slice(0, cut), pieces.slice(cut)].map((part) => part.join(', ').replaceAll('\u0000', ', '));
}

export function asidesOf({ asides, titles }: WrittenEntry) {
  const parts = asides.flatMap((aside) => aside.split(/\s+\|\s+/)).filter((part) => part !== '');
  const printed = [...parts, ...titles.flatMap((title) => title.split(parted))];
  const address = printed.find((part) => webAddress.test(part)) ?? '';
  return { address, others: parts.filter((part) => part !== address) };
}

/** The link behind the words says more than the address that is printed. */
export function link({ links }: WrittenEntry, printed: string): JsonObject {
  const url = links[0] ?? printed;
  return url === '' ? {} : { url };
}

export function dateOf({ date }: WrittenEntry): JsonObject {
  return { ...dateFields(date) };
}

export function highlights({ bullets }: WrittenEntry): JsonObject {
  return list('highlights', bullets);
}

export function list(key: string, texts: readonly string[]): JsonObject {
  return texts.length > 0 ? { [key]: [...texts] } : {};
}

export function filled(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** `Databases, Networks`: names and no sentence. */
export function isShortList(text: string): boolean {
  const parts = text.split(/,\s+/);
  return parts.length > 1 && parts.every((part) => part.length <= 40) && !/[.:!?。]$/.test(text);
}
