import type { JsonObject } from '../../../values/json-object.ts';
import { entriesOf, textOf } from '../../files/json-parts.ts';
import { customKey } from '../../json-resume/custom-sections.ts';
import { namesDegree } from '../recognize/name-kinds.ts';

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
      // An award may begin with the name of the school that gave it, but no award gives a degree.
      const hasDegree = namesDegree(textOf(entry, 'studyType'));
      const names = heads
        .filter((key) => key !== 'institution' || !hasDegree)
        .map((key) => textOf(entry, key));
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
