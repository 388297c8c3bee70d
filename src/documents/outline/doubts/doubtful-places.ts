import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { entriesOf, textOf } from '../../files/json-parts.ts';
import type { ReadingNote } from '../../reading-note.ts';
import { saysTitle } from '../heads/head-names.ts';
import { dateFields } from '../recognize/dates-in-text.ts';
import { isOnOwnAccount } from '../recognize/name-kinds.ts';
import { doubtsOfOwnSections, doubtsOfSkills } from './doubtful-lists.ts';

/*
 * Finds places where the layout of a file may have misled the reader: missing fields, and names that may be
 * swapped.
 */

/** The word for a field in messages. */
const nouns = {
  name: 'employer',
  position: 'position',
  institution: 'school',
  startDate: 'date',
} as const;

type Key = keyof typeof nouns;

/** A field, as JSON Resume, that was read from a document without fields and may be wrong. */
export interface DoubtfulPlace {
  readonly list: 'work' | 'education';
  readonly index: number;
  readonly key: Key;
  /** `missing`: nothing was found. `swapped`: employer and position may be exchanged. */
  readonly why: 'missing' | 'swapped';
}

const wanted = {
  work: ['name', 'position', 'startDate'],
  education: ['institution', 'startDate'],
} as const;
const dateKeys = ['startDate', 'endDate', 'date'];

/**
 * The doubtful places in the order of the file. Jobs that rules and models read alike need less evidence for their
 * names.
 * @param notes notes of the reading, which include the jobs that can be read in two ways
 */
export function doubtfulPlaces(
  source: Readonly<JsonObject>,
  notes: readonly ReadingNote[],
): readonly DoubtfulPlace[] {
  const readDifferently = new Set(notes.filter(({ kind }) => kind === 'odd').map(({ path }) => path));
  // A resume with several jobs without a position was probably written that way, so the position is not asked for.
  const untitled = entriesOf(source, 'work').filter((entry) => textOf(entry, 'position') === '');
  const areUntitled = untitled.length >= minUntitled;
  return (['work', 'education'] as const).flatMap((list) =>
    entriesOf(source, list).flatMap((entry, index): readonly DoubtfulPlace[] => {
      const missing = wanted[list]
        .filter((key) => (key === 'startDate' ? dateKeys : [key]).every((one) => textOf(entry, one) === ''))
        .filter((key) => key !== 'name' || !isOnOwnAccount(textOf(entry, 'position')))
        .map((key) => ({ list, index, key, why: 'missing' }) as const);
      const isOpen = readDifferently.has(list) || readDifferently.has(`${list}[${index}]`);
      const asked = isOpen || !areUntitled ? missing : missing.filter(({ key }) => key !== 'position');
      return mayBeSwapped(entry, isOpen) ? [{ list, index, key: 'name', why: 'swapped' }, ...asked] : asked;
    }),
  );
}

const minUntitled = 3;

/** Notes on doubtful places and other oddities, for when the user cannot be asked. */
export function doubtNotes(
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
const maxNameLength = 80;

/** Notes on names that contain a separator between two fields or are too long for a name. */
function overfullNames(source: Readonly<JsonObject>): readonly ReadingNote[] {
  return (['work', 'education'] as const).flatMap((list) =>
    entriesOf(source, list).flatMap((entry, index): readonly ReadingNote[] => {
      const isOverfull = names[list].some((key) => {
        const name = textOf(entry, key);
        return name.length > maxNameLength || /[|•·;:：]/u.test(name);
      });
      const message = 'a name in this entry may contain other text; please check';
      return isOverfull ? [{ kind: 'odd', path: `${list}[${index}]`, message }] : [];
    }),
  );
}

const unknownInWord = /[\p{L}\p{N}]\uFFFD|\uFFFD[\p{L}\p{N}]/u;

/** Notes on words with letters that the file does not define. */
function unknownLetters(value: unknown, path: string): readonly ReadingNote[] {
  if (typeof value === 'string') {
    const word = value.includes('\uFFFD')
      ? value.split(/\s/).find((one) => unknownInWord.test(one))
      : undefined;
    const message = `the file has unreadable letters in "${word}"; please check`;
    return word === undefined ? [] : [{ kind: 'odd', path, message }];
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => unknownLetters(one, `${path}[${index}]`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    unknownLetters(one, path === '' ? key : `${path}.${key}`),
  );
}

/** The resume with the user's answer for a doubtful place; an empty answer changes nothing. */
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
    // If the answer is the current position, the two names are exchanged.
    if (why === 'swapped' && answer === position) return { ...entry, name: position, position: name };
    return { ...entry, [key]: answer };
  });
  return { ...source, [list]: changed };
}

/**
 * Minimum of the title score of the position minus that of the employer, for jobs that can be read in two ways; for
 * others it is 0.
 */
const minSureness = 1;

/** @param isOpen true if rules and models read the job differently */
function mayBeSwapped(entry: Readonly<JsonObject>, isOpen: boolean): boolean {
  const [name, position] = [textOf(entry, 'name'), textOf(entry, 'position')];
  const sureness = saysTitle(position) - saysTitle(name);
  return name !== '' && position !== '' && sureness < (isOpen ? minSureness : 0);
}
