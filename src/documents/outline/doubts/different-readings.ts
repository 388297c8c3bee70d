import type { JsonObject } from '../../../values/json-object.ts';
import { entriesOf, textOf } from '../../files/json-parts.ts';
import { type ReadingNote, shortened } from '../../reading-note.ts';

/*
 * Notes on jobs and schools that rules and models read differently; the author of the resume knows which reading is
 * right.
 */

const kinds = {
  work: { names: ['name', 'position'], one: 'the job', all: 'the jobs' },
  education: { names: ['institution', 'studyType'], one: 'the school', all: 'the schools' },
} as const;

/**
 * Notes on the entries that the other reading does not have, or on the whole list if they are the majority.
 * @param other the reading that was not chosen
 */
export function readTwoWays(
  list: keyof typeof kinds,
  source: Readonly<JsonObject>,
  other: Readonly<JsonObject>,
): readonly ReadingNote[] {
  const { names, one, all } = kinds[list];
  const namesOf = (entry: JsonObject) => names.map((key) => textOf(entry, key));
  const keyOf = (entry: JsonObject) => JSON.stringify(namesOf(entry));
  const entries = entriesOf(source, list).map(keyOf);
  const others = entriesOf(other, list).map(keyOf);
  const known = new Set(others);
  const same = entries.filter((entry) => known.has(entry)).length;
  if (entries.length > 1 && 2 * same < Math.max(entries.length, others.length))
    return [
      {
        kind: 'odd',
        path: list,
        message: `${all} can be read in two ways; please check them all${example(list, source, other)}`,
      },
    ];
  const isConfirmed = confirmed(entriesOf(source, list).map(namesOf), entriesOf(other, list).map(namesOf));
  return entriesOf(source, list).flatMap((_, index): readonly ReadingNote[] =>
    isConfirmed[index]
      ? []
      : [{ kind: 'odd', path: `${list}[${index}]`, message: `${one} can be read in two ways; please check` }],
  );
}

const roles: Readonly<Record<string, string>> = {
  ...{ name: 'the employer', position: 'the title' },
  ...{ institution: 'the school', studyType: 'the degree' },
};

/** `: "Acme" is read as the employer and may be the title` */
function example(
  list: keyof typeof kinds,
  source: Readonly<JsonObject>,
  other: Readonly<JsonObject>,
): string {
  const { names } = kinds[list];
  const others = entriesOf(other, list);
  for (const entry of entriesOf(source, list)) {
    for (const key of names) {
      const text = textOf(entry, key);
      if (text === '' || others.some((one) => textOf(one, key) === text)) continue;
      const asOther = names.find((name) => name !== key && others.some((one) => textOf(one, name) === text));
      if (asOther !== undefined)
        return `: "${shortened(text)}" is read as ${roles[key]} and may be ${roles[asOther]}`;
      const longer = others.map((one) => textOf(one, key)).find((name) => name !== '' && isPart(name, text));
      if (longer !== undefined)
        return `: ${roles[key]} is read as "${shortened(text)}" and may be "${shortened(longer)}"`;
    }
  }
  return '';
}

/** True if the names differ and one contains the other. */
function isPart(one: string, other: string): boolean {
  return one !== other && (hasWords(one, other) || hasWords(other, one));
}

type Names = readonly string[];

/**
 * Tells for each entry whether the other reading has it. Each entry of that reading confirms one, preferably an
 * equal one.
 */
function confirmed(entries: readonly Names[], others: readonly Names[]): readonly boolean[] {
  const left = [...others];
  const takes = (isSame: (other: Names) => boolean): boolean => {
    const at = left.findIndex(isSame);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const areEqual = entries.map((entry) => takes((other) => entry.every((name, at) => name === other[at])));
  return entries.map((entry, index) => areEqual[index] || takes((other) => areAlike(entry, other)));
}

/**
 * True if the other reading lacks the first name or has the same one, and its second name is part of this one or
 * contains it.
 */
function areAlike([first = '', second = '']: Names, [otherFirst = '', otherSecond = '']: Names): boolean {
  if (otherFirst === '' && otherSecond === '') return false;
  const isOneLonger = hasWords(second, otherSecond) || (second !== '' && hasWords(otherSecond, second));
  return (otherFirst === '' || first === otherFirst) && isOneLonger;
}

/**
 * True if the text contains the part in whole words: `Baker` is in `Baker, Night Shift`, but `IT` is not in
 * `VISITOR`.
 */
function hasWords(text: string, part: string): boolean {
  const spaced = (name: string) => ` ${(name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
  return part === '' || text === part || (spaced(part).trim() !== '' && spaced(text).includes(spaced(part)));
}
