import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import { entriesOf, textOf } from '../files/json-parts.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import { doubtsOfOwnSections, doubtsOfSkills } from './doubtful-lists.ts';
import { saysTitle } from './heads/head-names.ts';
import { dateFields } from './recognize/dates-in-text.ts';
import { isOnOwnAccount } from './recognize/name-kinds.ts';

/* Where the layout of a file may have misled the reader: what an entry usually has and this one does not, and names that may be each other's. */

/** What a field of an entry is called in a sentence. */
const nouns = {
  name: 'employer',
  position: 'position',
  institution: 'school',
  startDate: 'date',
} as const;

type Key = keyof typeof nouns;

/** A place in a resume that was read from a document without fields, as JSON Resume. */
export interface DoubtfulPlace {
  readonly list: 'work' | 'education';
  readonly index: number;
  readonly key: Key;
  /** `missing`: nothing was found. `swapped`: the name may be the position, and the position the name. */
  readonly why: 'missing' | 'swapped';
}

const wanted = {
  work: ['name', 'position', 'startDate'],
  education: ['institution', 'startDate'],
} as const;
const dateKeys = ['startDate', 'endDate', 'date'];

/**
 * In the order of the file. Where rules and models read a job alike, less has to speak for its names.
 * @param notes of the reading, which name the jobs that can be read in two ways
 */
export function doubtfulPlaces(
  source: Readonly<JsonObject>,
  notes: readonly ReadingNote[],
): readonly DoubtfulPlace[] {
  const readOtherwise = new Set(notes.filter(({ kind }) => kind === 'odd').map(({ path }) => path));
  // Who leaves the position out of job after job says no more than that.
  const untitled = entriesOf(source, 'work').filter((entry) => textOf(entry, 'position') === '');
  const areUntitled = untitled.length >= fewestUntitled;
  return (['work', 'education'] as const).flatMap((list) =>
    entriesOf(source, list).flatMap((entry, index): readonly DoubtfulPlace[] => {
      const missing = wanted[list]
        .filter((key) => (key === 'startDate' ? dateKeys : [key]).every((one) => textOf(entry, one) === ''))
        .filter((key) => key !== 'name' || !isOnOwnAccount(textOf(entry, 'position')))
        .map((key) => ({ list, index, key, why: 'missing' }) as const);
      const isOpen = readOtherwise.has(list) || readOtherwise.has(`${list}[${index}]`);
      const asked = isOpen || !areUntitled ? missing : missing.filter(({ key }) => key !== 'position');
      return mayBeSwapped(entry, isOpen) ? [{ list, index, key: 'name', why: 'swapped' }, ...asked] : asked;
    }),
  );
}

const fewestUntitled = 3;

/** The same as notes, where nobody can be asked. */
export function whatToCheck(
  source: Readonly<JsonObject>,
  notes: readonly ReadingNote[],
): readonly ReadingNote[] {
  const entries = doubtfulPlaces(source, notes).map(
    ({ list, index, key, why }): ReadingNote => ({
      kind: 'odd',
      path: `${list}[${index}]`,
      message:
        why === 'missing'
          ? `no ${nouns[key]} was found; please check`
          : 'employer and position may be swapped; please check',
    }),
  );
  const asked = new Set(entries.map(({ path }) => path));
  return [
    ...entries,
    ...overfullNames(source).filter(({ path }) => !asked.has(path)),
    ...doubtsOfSkills(source),
    ...doubtsOfOwnSections(source),
    ...unknownLetters(source, ''),
  ];
}

const names = { work: ['name', 'position'], education: ['institution', 'studyType', 'area'] } as const;
const longestName = 80;

/** Names in which a sign parts what belongs to two fields, or that go on as a text. */
function overfullNames(source: Readonly<JsonObject>): readonly ReadingNote[] {
  return (['work', 'education'] as const).flatMap((list) =>
    entriesOf(source, list).flatMap((entry, index): readonly ReadingNote[] => {
      const isOverfull = names[list].some((key) => {
        const name = textOf(entry, key);
        return name.length > longestName || /[|•·;:：]/u.test(name);
      });
      const message = 'one of its names may hold more than the name; please check';
      return isOverfull ? [{ kind: 'odd', path: `${list}[${index}]`, message }] : [];
    }),
  );
}

const unknownInWord = /\p{L}\uFFFD|\uFFFD\p{L}/u;

/** Words of which the file does not say all letters. */
function unknownLetters(value: unknown, path: string): readonly ReadingNote[] {
  if (typeof value === 'string') {
    const word = value.includes('\uFFFD')
      ? value.split(/\s/).find((one) => unknownInWord.test(one))
      : undefined;
    const message = `the file does not say which letters these are: "${word}"; please check`;
    return word === undefined ? [] : [{ kind: 'odd', path, message }];
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => unknownLetters(one, `${path}[${index}]`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    unknownLetters(one, path === '' ? key : `${path}.${key}`),
  );
}

/** The resume with what the person says of a doubtful place; an empty answer changes nothing. */
export function withAnswer(
  source: Readonly<JsonObject>,
  { list, index, key, why }: DoubtfulPlace,
  answer: string,
): JsonObject {
  const entries = ownValue(source, list);
  if (answer === '' || !Array.isArray(entries)) return { ...source };
  const changed = entries.map((entry: unknown, at) => {
    if (at !== index || !isJsonObject(entry)) return entry;
    if (key === 'startDate') return { ...entry, ...dateFields(answer) };
    const { name, position } = entry;
    // The answer is one of the two names; the other one is what is left.
    if (why === 'swapped' && answer === position) return { ...entry, name: position, position: name };
    return { ...entry, [key]: answer };
  });
  return { ...source, [list]: changed };
}

/** So little speaks for the names as they were read that they may be each other's; where both ways agree, something must speak against them. */
const leastSure = 1;

/** @param isOpen whether rules and models read the job otherwise */
function mayBeSwapped(entry: Readonly<JsonObject>, isOpen: boolean): boolean {
  const [name, position] = [textOf(entry, 'name'), textOf(entry, 'position')];
  const sureness = saysTitle(position) - saysTitle(name);
  return name !== '' && position !== '' && sureness < (isOpen ? leastSure : 0);
}
