import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { entriesOf, leavesIn, textOf } from '../../files/json-parts.ts';
import { customKey } from '../../json-resume/custom-sections.ts';
import { datesInText } from '../recognize/dates-in-text.ts';
import { type SourceLine, wholeOf } from '../source-line.ts';

/*
 * Rules find sections by the words of headings, models by the look of lines, so that an award with its year looks
 * like a job. Entries under a clear heading stay there and are not read again as jobs or schools.
 */

/** Sections whose entries differ from jobs and schools only by their heading. */
export const namedSections = [
  'projects',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'references',
] as const;
/** Keys that name a job or school; the summary holds names without a field. */
const heads = ['institution', 'studyType', 'area', 'name', 'position', 'summary'] as const;

/**
 * The models' reading without the jobs and schools that the rules found in other sections.
 * @returns the same object if there are none
 */
export function withKeptSections(
  learned: Readonly<JsonObject>,
  ruled: Readonly<JsonObject>,
): Readonly<JsonObject> {
  const others = namedSections.filter((list) => list !== 'certificates');
  const isInNamedSection = namesOf(others.flatMap((list) => entriesOf(ruled, list)));
  const isCertificate = namesOf(entriesOf(ruled, 'certificates'));
  const isInOwnSection = namesOf(
    entriesOf(ruled, customKey).flatMap((section) => entriesOf(section, 'items')),
  );
  const kept = (list: 'work' | 'education') => {
    // If no heading names the jobs, they are under an unknown heading.
    const isNamed = entriesOf(ruled, list).length > 0;
    const isInSameList = namedIn(entriesOf(ruled, list));
    return entriesOf(learned, list).filter((entry) => {
      const names = heads.map((key) => textOf(entry, key));
      const isTraining = !isInSameList(entry) && names.some((name) => isCertificate(name, entry));
      return (
        !isTraining &&
        !names.some((name) => isInNamedSection(name, entry) || (isNamed && isInOwnSection(name, entry)))
      );
    });
  };
  const lists = { work: kept('work'), education: kept('education') };
  const isSame = (['work', 'education'] as const).every(
    (list) => lists[list].length === entriesOf(learned, list).length,
  );
  return isSame ? learned : { ...learned, ...lists };
}

/** Keys that name a job or school, without those that may hold other text. */
const ownNames = ['institution', 'studyType', 'name', 'position'] as const;

/**
 * Returns a function that is true for an entry with a name and the start of one of the entries. A training may have the
 * name of the job that it led to.
 */
function namedIn(entries: readonly JsonObject[]): (entry: JsonObject) => boolean {
  const keysOf = (entry: JsonObject) => {
    const start = textOf(entry, 'startDate');
    const names = ownNames.map((key) => textOf(entry, key)).filter((name) => name !== '');
    return start === '' ? [] : names.map((name) => `${start} ${name}`);
  };
  const known = new Set(entries.flatMap(keysOf));
  return (entry) => keysOf(entry).some((key) => known.has(key));
}

/** Returns a function that is true for the name of one of the entries in the same year. */
function namesOf(entries: readonly JsonObject[]): (name: string, entry: JsonObject) => boolean {
  const known = new Map<string, string[]>();
  for (const entry of entries) {
    const name =
      ['name', 'title', 'organization'].map((key) => textOf(entry, key)).find((one) => one !== '') ?? '';
    const key = keyOf(name, entry);
    if (key !== '') known.set(key, [...(known.get(key) ?? []), name]);
  }
  return (name, entry) => (known.get(keyOf(name, entry)) ?? []).some((other) => isSameName(name, other));
}

/** True if one name is the other or continues it after a separator. After a blank it is a different name. */
function isSameName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const rest = long.toLowerCase().startsWith(short.toLowerCase()) ? long.slice(short.length) : null;
  return rest !== null && !/^\s?[\p{L}\p{N}]/u.test(rest);
}

/** Number of letters that identify a name. */
const length = 16;

/** The first letters of a name and the first year, which tells apart several entries with one employer. */
function keyOf(text: string, entry: JsonObject): string {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length < length ? '' : `${letters.slice(0, length)} ${firstYear(entry)}`;
}

function firstYear(entry: JsonObject): string {
  const dates = ['startDate', 'date', 'releaseDate', 'endDate'].map((key) => textOf(entry, key));
  return /\d{4}/.exec(dates.join(' '))?.[0] ?? '';
}

/**
 * Drops custom sections whose entries are all jobs or schools: the rules found them under an unknown heading, the models
 * as what they are.
 */
export function withoutSectionsAgain(source: Readonly<JsonObject>): Readonly<JsonObject> {
  const sections = entriesOf(source, customKey);
  if (sections.length === 0) return source;
  const entries = [...entriesOf(source, 'work'), ...entriesOf(source, 'education')];
  const texts = entries.map(lettersOf);
  const known = new Set(entries.flatMap(partsOf));
  const isKept = (item: JsonObject) => {
    const words = wordsOf(item);
    const isOne =
      words.length > 1 && texts.some((letters) => words.every((word) => letters.includes(` ${word} `)));
    const parts = partsOf(item);
    return isOne || (parts.length > 1 && parts.every((part) => known.has(part)));
  };
  const again = sections.filter((section) => {
    const items = entriesOf(section, 'items');
    return items.length > 1 && items.every(isKept);
  });
  if (again.length === 0) return source;
  const { [customKey]: _, ...others } = source;
  const left = sections.filter((section) => !again.includes(section));
  return left.length > 0 ? { ...others, [customKey]: left } : others;
}

/** The texts of an entry and their parts, without dates: the rules may join several jobs in one entry. */
function partsOf(entry: JsonObject): readonly string[] {
  const texts = leavesIn(entry).flatMap(({ value }) => String(value).split(/, |\n+/));
  return texts.flatMap((text) => wordsIn(datesInText(text).rest).join(' ') || []);
}

/** Minimum length of a paragraph that is the same by more than chance, in letters; a Chinese character counts twice. */
const minSameLength = 20;

/**
 * Removes paragraphs of the summary that are texts of jobs or schools: without a heading that it knows, each of the two
 * readings may hold a line for something else.
 * @param lines of the file; what is written twice is kept twice
 */
export function withoutSummaryAgain(
  source: Readonly<JsonObject>,
  lines: readonly SourceLine[],
): Readonly<JsonObject> {
  const basics = ownValue(source, 'basics');
  if (!isJsonObject(basics) || textOf(basics, 'summary') === '') return source;
  const entries = [...entriesOf(source, 'work'), ...entriesOf(source, 'education')];
  const texts = new Set(
    leavesIn(entries).flatMap(({ value }) => (typeof value === 'string' ? value.split('\n\n') : [])),
  );
  const twice = new Set<string>();
  const once = new Set<string>();
  for (const line of lines.map(wholeOf)) (once.has(line) ? twice : once).add(line);
  const paragraphs = textOf(basics, 'summary').split('\n\n');
  const left = paragraphs.filter((paragraph) => {
    const text = paragraph.replace(/^- /, '');
    return lengthOf(text) < minSameLength || !texts.has(text) || twice.has(text);
  });
  if (left.length === paragraphs.length) return source;
  const { summary: _, ...others } = basics;
  return { ...source, basics: { ...others, ...(left.length > 0 && { summary: left.join('\n\n') }) } };
}

function lengthOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

function wordsOf(entry: JsonObject): readonly string[] {
  return leavesIn(entry).flatMap(({ value }) => wordsIn(String(value)));
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function lettersOf(entry: JsonObject): string {
  return ` ${wordsOf(entry).join(' ')} `;
}
