import type { JsonObject } from '../../contract/json-object.ts';
import { entriesOf, textOf } from '../files/json-parts.ts';
import { customKey } from '../json-resume/custom-sections.ts';

/*
 * Rules know sections by the words of their headings, models by how lines look: a prize with its year looks like a job. What
 * stands under a heading that says what it is stays there, and is not read a second time as a job or a school.
 */

/** Sections that only their headings tell from jobs and schools. */
export const namedSections = [
  'projects',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'references',
] as const;
/** What has no field in a job or a school is in its text. */
const heads = ['institution', 'studyType', 'area', 'name', 'position', 'summary'] as const;

/**
 * What models read, without the jobs and schools that stand in other sections by the rules.
 * @returns the same object where there are none
 */
export function withKeptSections(
  learned: Readonly<JsonObject>,
  ruled: Readonly<JsonObject>,
): Readonly<JsonObject> {
  const said = namesOf(namedSections.flatMap((list) => entriesOf(ruled, list)));
  const under = namesOf(entriesOf(ruled, customKey).flatMap((section) => entriesOf(section, 'items')));
  const kept = (list: 'work' | 'education') => {
    // Where no heading says where the jobs are, they are under one that says nothing.
    const isNamed = entriesOf(ruled, list).length > 0;
    return entriesOf(learned, list).filter((entry) => {
      const names = heads.map((key) => textOf(entry, key));
      return !names.some((name) => said(name, entry) || (isNamed && under(name, entry)));
    });
  };
  const lists = { work: kept('work'), education: kept('education') };
  const isSame = (['work', 'education'] as const).every(
    (list) => lists[list].length === entriesOf(learned, list).length,
  );
  return isSame ? learned : { ...learned, ...lists };
}

/** Says whether one of these has the name, in the same year. */
function namesOf(entries: readonly JsonObject[]): (name: string, entry: JsonObject) => boolean {
  const known = new Map<string, string[]>();
  for (const entry of entries) {
    const name = textOf(entry, 'name') || textOf(entry, 'title');
    const key = shortened(name, entry);
    if (key !== '') known.set(key, [...(known.get(key) ?? []), name]);
  }
  return (name, entry) => (known.get(shortened(name, entry)) ?? []).some((other) => isSameName(name, other));
}

/** One of the two may go on behind a sign at which the other was cut; behind a blank it is another name. */
function isSameName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const rest = long.toLowerCase().startsWith(short.toLowerCase()) ? long.slice(short.length) : null;
  return rest !== null && !/^\s?[\p{L}\p{N}]/u.test(rest);
}

/** Long enough to be no other's. */
const length = 16;

/** With the first year, which parts what was with one and the same employer. */
function shortened(text: string, entry: JsonObject): string {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length < length ? '' : `${letters.slice(0, length)} ${firstYear(entry)}`;
}

function firstYear(entry: JsonObject): string {
  const dates = ['startDate', 'date', 'releaseDate', 'endDate'].map((key) => textOf(entry, key));
  return /\d{4}/.exec(dates.join(' '))?.[0] ?? '';
}
