import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { ReadingNote } from '../notes/reading-note.ts';

/* Where rules and models read jobs or schools otherwise, who wrote the resume can tell which of the two is right. */

const kinds = {
  work: { names: ['name', 'position'], one: 'the job', all: 'the jobs' },
  education: { names: ['institution', 'studyType'], one: 'the school', all: 'the schools' },
} as const;

/**
 * The entries of a reading that another one has not, or the whole list where that is most of them.
 * @param other what the reading found that was not taken
 */
export function readTwoWays(
  list: keyof typeof kinds,
  source: Readonly<JsonObject>,
  other: Readonly<JsonObject>,
): readonly ReadingNote[] {
  const { names, one, all } = kinds[list];
  const namesOf = (entry: JsonObject) => names.map((key) => textOf(entry, key));
  const said = (entry: JsonObject) => JSON.stringify(namesOf(entry));
  const named = entriesOf(other, list).map(namesOf);
  const entries = entriesOf(source, list).map(said);
  const others = entriesOf(other, list).map(said);
  const known = new Set(others);
  const same = entries.filter((entry) => known.has(entry)).length;
  if (entries.length > 1 && 2 * same < Math.max(entries.length, others.length))
    return [{ kind: 'odd', path: list, message: `${all} can be read in two ways; please check them all` }];
  return entriesOf(source, list).flatMap((entry, index): readonly ReadingNote[] =>
    named.some((one) => areAlike(namesOf(entry), one))
      ? []
      : [{ kind: 'odd', path: `${list}[${index}]`, message: `${one} can be read in two ways; please check` }],
  );
}

/** Whether another reading says the same of an entry, says less, or has more or less of its second name. */
function areAlike(
  [first = '', second = '']: readonly string[],
  [otherFirst = '', otherSecond = '']: readonly string[],
): boolean {
  if (otherFirst === '' && otherSecond === '') return false;
  const isOneLonger = second.includes(otherSecond) || (second !== '' && otherSecond.includes(second));
  return (otherFirst === '' || first === otherFirst) && isOneLonger;
}

function textOf(entry: Readonly<JsonObject>, key: string): string {
  const value = ownValue(entry, key);
  return typeof value === 'string' ? value : '';
}

function entriesOf(source: Readonly<JsonObject>, list: string): readonly JsonObject[] {
  const entries = ownValue(source, list);
  return Array.isArray(entries) ? entries.filter(isJsonObject) : [];
}
