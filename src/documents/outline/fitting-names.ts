import { dateWords } from '../../contract/dates.ts';
import type { JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import { trimEndOf } from '../../contract/strings.ts';
import { filled, textOf } from '../files/json-parts.ts';
import { dateFields, datesInText } from './recognize/dates-in-text.ts';
import { namesDegree, namesRole } from './recognize/name-kinds.ts';
import { sectionOfOthers } from './recognize/section-headings.ts';

/* What the fields of jobs and of schools share: what a name holds that is none, and entries that are part of the one above. */

const dateKeys = ['startDate', 'endDate', 'date'] as const;

export function isDated(item: Readonly<JsonObject>): boolean {
  return dateKeys.some((key) => item[key] !== undefined);
}

function datesOf(item: Readonly<JsonObject>): JsonObject {
  return Object.fromEntries(dateKeys.flatMap((key) => (item[key] === undefined ? [] : [[key, item[key]]])));
}

const before = /^(?:[\s:;,/<>|•·*_–—-]|\.\s)+/u;
const sign = /[\s|/:;,_*•·–—-]/u;

/** A name without the signs around it; '' where it is nothing else. */
function withoutSignsAround(name: string): string {
  const opened = name.replace(before, '');
  const trimmed = trimEndOf(opened, sign);
  // `UI/` may be all of a name, `UI /` is none.
  const bare = /^(?:\s|[|;:,])/u.test(opened.slice(trimmed.length)) ? trimmed : opened;
  return /[\p{L}\p{N}]/u.test(bare) ? bare : '';
}

const monthFirst = new RegExp(`^(${dateWords.month}\\.? (?:19|20)\\d{2}) (?=\\p{Lu})`, 'iu');

const yearFirst = /^((?:19|20)\d{2}) (?=\p{Lu})/u;

/** `2004 Abitur`, `2010 Praktikantin`; `2012 Olympics` may be the name of something. */
function yearInFront(name: string): string | undefined {
  const year = yearFirst.exec(name)?.[1];
  const rest = name.slice((year ?? '').length + 1);
  return namesDegree(rest) || namesRole(rest) ? year : undefined;
}

/**
 * `2019 – 2021 Cook`, `May 2019 Cook` and `2020: Cook` hold a date; `Studio 2000` may not, nor `Mars 2020 Rover Engineer`
 * beside a date of its own.
 */
function dateIn(name: string, isDated: boolean): { readonly rest: string; readonly date: string } | null {
  const opening = isDated ? undefined : (monthFirst.exec(name)?.[1] ?? yearInFront(name));
  if (opening !== undefined) return { rest: name.slice(opening.length + 1), date: opening };
  const { rest, date } = datesInText(name);
  const isPeriod = dateFields(date).startDate !== undefined;
  const isMeant = isPeriod || rest === '' || (date !== '' && name.trimStart().startsWith(date));
  return date !== '' && isMeant ? { rest: rest.replaceAll(' | ', ' '), date } : null;
}

const longestName = 90;

/** A name has few words in small letters, and no stop or semicolon. */
export function isProse(name: string): boolean {
  const words = name.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length;
  if (/^\p{Script=Han}/u.test(name)) return /[。；]$/u.test(name);
  if (words.length > 8 && /^I\s\p{Ll}{2,}/u.test(name)) return true;
  return (
    words.length > 8 &&
    small > 0.5 * words.length &&
    (name.length > longestName || /[.;]$|;\s\p{Ll}/u.test(name))
  );
}

/** `(Linz)` */
export const inBrackets = /^\(([^()]+)\)$/u;

/** What an entry is called, when it was, and what no field of it can hold. */
export type Names<Name extends string> = Record<Name, string> & {
  readonly dates: Readonly<JsonObject>;
  readonly left: readonly string[];
};

/**
 * The names of an entry without the signs around them, its dates with those that stood in names, and what is no name.
 * @param keys where the entry has each name
 * @param mayBeProse whether a name may be as long as a sentence
 */
export function namesOf<Name extends string>(
  item: Readonly<JsonObject>,
  keys: Readonly<Record<Name, string>>,
  mayBeProse: (name: string) => boolean = () => false,
): Names<Name> {
  let dates = datesOf(item);
  const [said, unsaid]: [string[], string[]] = [[], []];
  const named = (Object.keys(keys) as Name[]).map((name): [Name, string] => {
    const bare = withoutSignsAround(textOf(item, ownValue(keys, name) ?? ''));
    const isAlreadyDated = Object.keys(dates).length > 0;
    const found = dateIn(bare, isAlreadyDated);
    if (found !== null && isAlreadyDated) said.push(found.date);
    else if (found !== null) dates = { ...dateFields(found.date) };
    const rest = found?.rest ?? bare;
    if (!(isProse(rest) && !mayBeProse(rest)) && sectionOfOthers(rest) === null) return [name, rest];
    unsaid.push(rest);
    return [name, ''];
  });
  const names = Object.fromEntries(named) as Record<Name, string>;
  return { ...names, dates, left: [...said, ...unsaid] };
}

/** The entry with these names and dates; what is left is a text of it. */
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
    ...filled({ summary: [textOf(item, 'summary'), ...left].filter((text) => text !== '').join('\n\n') }),
    ...(points !== undefined && { [list]: points }),
  };
}

/**
 * The entries; what goes on with the one above it becomes points of that one's list.
 * @param texts the fields of such a rest that are points themselves
 */
export function withRestsAbove(
  entries: readonly JsonObject[],
  goesOn: (entry: JsonObject) => boolean,
  list: 'highlights' | 'courses',
  texts: readonly string[],
): readonly JsonObject[] {
  const groups: { readonly first: JsonObject; readonly rests: JsonObject[] }[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && goesOn(entry)) group.rests.push(entry);
    else groups.push({ first: entry, rests: [] });
  }
  const listed = (item: JsonObject) => (Array.isArray(item[list]) ? item[list] : []);
  return groups.map(({ first, rests }) => {
    const points = rests.flatMap((rest) => [...texts.map((key) => textOf(rest, key)), ...listed(rest)]);
    const added = points.filter((point) => point !== '');
    return added.length > 0 ? { ...first, [list]: [...listed(first), ...added] } : first;
  });
}
