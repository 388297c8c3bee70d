import { dateWords } from '../../../contract/resume/dates.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { trimEndOf } from '../../../values/strings.ts';
import { filled, textOf } from '../../files/json-parts.ts';
import { dateFields, datesInText } from '../recognize/dates-in-text.ts';
import { namesDegree, namesRole } from '../recognize/name-kinds.ts';
import { sectionOfOthers } from '../recognize/section-headings.ts';

/*
 * Shared by jobs and schools: removes from names what is not part of them, and joins entries that continue the one
 * above.
 */

const dateKeys = ['startDate', 'endDate', 'date'] as const;

export function isDated(item: Readonly<JsonObject>): boolean {
  return dateKeys.some((key) => item[key] !== undefined);
}

function datesOf(item: Readonly<JsonObject>): JsonObject {
  return Object.fromEntries(dateKeys.flatMap((key) => (item[key] === undefined ? [] : [[key, item[key]]])));
}

const before = /^(?:[\s:;,/<>|•·*_–—-]|\.\s)+/u;
const sign = /[\s|/:;,_*•·–—-]/u;

/** A name without the punctuation around it; '' if nothing else is left. */
function withoutSignsAround(name: string): string {
  const opened = name.replace(before, '');
  const trimmed = trimEndOf(opened, sign);
  // `UI/` may be a whole name; the sign of `UI /` is a separator.
  const bare = /^(?:\s|[|;:,])/u.test(opened.slice(trimmed.length)) ? trimmed : opened;
  return /[\p{L}\p{N}]/u.test(bare) ? bare : '';
}

const monthFirst = new RegExp(`^(${dateWords.month}\\.? (?:19|20)\\d{2}) (?=\\p{Lu})`, 'iu');

const yearFirst = /^((?:19|20)\d{2}) (?=\p{Lu})/u;

/**
 * The year before a degree or role: `2004 Abitur`, `2010 Praktikantin`. In `2012 Olympics` it may belong to the
 * name.
 */
function yearInFront(name: string): string | undefined {
  const year = yearFirst.exec(name)?.[1];
  const rest = name.slice((year ?? '').length + 1);
  return namesDegree(rest) || namesRole(rest) ? year : undefined;
}

/**
 * Splits the date from `2019 – 2021 Cook`, `May 2019 Cook` and `2020: Cook`. `Studio 2000` stays whole, as does
 * `Mars 2020 Rover Engineer` if the entry has a date.
 */
function dateIn(name: string, isDated: boolean): { readonly rest: string; readonly date: string } | null {
  const opening = isDated ? undefined : (monthFirst.exec(name)?.[1] ?? yearInFront(name));
  if (opening !== undefined) return { rest: name.slice(opening.length + 1), date: opening };
  const { rest, date } = datesInText(name);
  const isPeriod = dateFields(date).startDate !== undefined;
  const isOfEntry = isPeriod || rest === '' || (date !== '' && name.trimStart().startsWith(date));
  return date !== '' && isOfEntry ? { rest: rest.replaceAll(' | ', ' '), date } : null;
}

const maxNameLength = 90;

/** True for text that is not a name: a name has few words in lower case and no period or semicolon. */
export function isProse(name: string): boolean {
  const words = name.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length;
  if (/^\p{Script=Han}/u.test(name)) return /[。；]$/u.test(name);
  if (words.length > 8 && /^I\s\p{Ll}{2,}/u.test(name)) return true;
  return (
    words.length > 8 &&
    small > 0.5 * words.length &&
    (name.length > maxNameLength || /[.;]$|;\s\p{Ll}/u.test(name))
  );
}

/** `(Linz)` */
export const inBrackets = /^\(([^()]+)\)$/u;

/** The names and dates of an entry, and the texts that fit none of its fields. */
export type Names<Name extends string> = Record<Name, string> & {
  readonly dates: Readonly<JsonObject>;
  readonly left: readonly string[];
};

/**
 * Reads the names of an entry, and moves dates and sentences out of them.
 * @param keys the key of each name in the entry
 * @param mayBeProse true for a name that may be as long as a sentence
 */
export function namesOf<Name extends string>(
  item: Readonly<JsonObject>,
  keys: Readonly<Record<Name, string>>,
  mayBeProse: (name: string) => boolean = () => false,
): Names<Name> {
  let dates = datesOf(item);
  const [extraDates, proseTexts]: [string[], string[]] = [[], []];
  const named = (Object.keys(keys) as Name[]).map((name): [Name, string] => {
    const bare = withoutSignsAround(textOf(item, ownValue(keys, name) ?? ''));
    const isAlreadyDated = Object.keys(dates).length > 0;
    const found = dateIn(bare, isAlreadyDated);
    if (found !== null && isAlreadyDated) extraDates.push(found.date);
    else if (found !== null) dates = { ...dateFields(found.date) };
    const rest = found?.rest ?? bare;
    if (!(isProse(rest) && !mayBeProse(rest)) && sectionOfOthers(rest) === null) return [name, rest];
    proseTexts.push(rest);
    return [name, ''];
  });
  const names = Object.fromEntries(named) as Record<Name, string>;
  return { ...names, dates, left: [...extraDates, ...proseTexts] };
}

/** The entry with these names and dates; texts that are left over are added to its summary. */
export function withNames(
  item: Readonly<JsonObject>,
  names: Readonly<JsonObject>,
  { dates, left }: Pick<Names<string>, 'dates' | 'left'>,
  list: 'highlights' | 'courses',
): JsonObject {
  const { summary, [list]: points, ...others }: JsonObject = { ...item };
  for (const key of [...Object.keys(names), ...dateKeys]) delete others[key];
  return {
    ...filled(names),
    ...others,
    ...dates,
    ...filled({
      summary: [textOf(item, 'summary'), ...left].filter((text) => /[\p{L}\p{N}]/u.test(text)).join('\n\n'),
    }),
    ...(points !== undefined && { [list]: points }),
  };
}

/**
 * Adds the texts of entries that continue the one above to the list of that entry.
 * @param texts keys whose texts become items of the list
 */
export function withRestsAbove(
  entries: readonly JsonObject[],
  continuesAbove: (entry: JsonObject) => boolean,
  list: 'highlights' | 'courses',
  texts: readonly string[],
): readonly JsonObject[] {
  const groups: { readonly first: JsonObject; readonly rests: JsonObject[] }[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && continuesAbove(entry)) group.rests.push(entry);
    else groups.push({ first: entry, rests: [] });
  }
  const listed = (item: JsonObject) => (Array.isArray(item[list]) ? item[list] : []);
  return groups.map(({ first, rests }) => {
    const points = rests.flatMap((rest) => [...texts.map((key) => textOf(rest, key)), ...listed(rest)]);
    const added = points.filter((point) => point !== '');
    return added.length > 0 ? { ...first, [list]: [...listed(first), ...added] } : first;
  });
}
