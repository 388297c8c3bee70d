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
  const said = (entry: JsonObject) => JSON.stringify(names.map((key) => ownValue(entry, key) ?? ''));
  const entries = entriesOf(source, list).map(said);
  const others = entriesOf(other, list).map(said);
  const known = new Set(others);
  const same = entries.filter((entry) => known.has(entry)).length;
  if (entries.length > 1 && 2 * same < Math.max(entries.length, others.length))
    return [{ kind: 'odd', path: list, message: `${all} can be read in two ways; please check them all` }];
  return entries.flatMap((entry, index): readonly ReadingNote[] =>
    known.has(entry)
      ? []
      : [{ kind: 'odd', path: `${list}[${index}]`, message: `${one} can be read in two ways; please check` }],
  );
}

function entriesOf(source: Readonly<JsonObject>, list: string): readonly JsonObject[] {
  const entries = ownValue(source, list);
  return Array.isArray(entries) ? entries.filter(isJsonObject) : [];
}
