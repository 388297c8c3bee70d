import { type LanguageSignals, languageSignals, latinLanguages } from './language-signals.ts';
import { scriptOf } from './script-of.ts';

/** Points for each language, in the order of `latinLanguages`. */
export type LanguagePoints = number[];

/** A word in Latin letters, within the text between two blanks. */
export interface PlacedWord {
  readonly chunk: string;
  readonly start: number;
  readonly end: number;
  /** Whether the whole text is in capitals, so that short words in capitals need not be acronyms. */
  readonly isUpperCase: boolean;
}

type PointTable = ReadonlyMap<string, LanguagePoints>;
interface PointTables {
  readonly words: PointTable;
  readonly endings: PointTable;
  readonly letters: PointTable;
}

const maxAcronymLength = 3;
const maxEndingLength = 6;
/** What comes before an ending, so that a short word is not all ending. */
const minStemLength = 2;
const combiningMark = /[\u0300-\u036f]/g;
const notAscii = /[^\0-\x7f]/;
const isCapitalized = /^\p{Lu}\p{Ll}/u;
/** An accent is hardly ever English. */
const englishIndex = latinLanguages.indexOf('en');

/** Adds what one word says for each language: as a known word or else by its ending, and by its letters. */
export function addWordPoints(points: LanguagePoints, { chunk, start, end, isUpperCase }: PlacedWord): void {
  if (isDigit(chunk.charAt(start - 1)) || isDigit(chunk.charAt(end))) return;
  const written = chunk.slice(start, end);
  const word = folded(written);
  if (isApostrophe(chunk.charAt(end))) addElisionPoints(points, word, folded(chunk.slice(end + 1, end + 4)));
  const isAcronym = !isUpperCase && written.length <= maxAcronymLength && written === written.toUpperCase();
  if (isAcronym) return;
  const { words, endings, letters } = pointTables();
  const isJoined = joinsLetters(chunk, start - 1) || joinsLetters(chunk, end);
  const known = isJoined ? undefined : words.get(word);
  const said = known ?? endingPoints(word, endings);
  if (notAscii.test(written)) {
    add(
      points,
      said?.map((weight, index) => (index === englishIndex ? 0 : weight)),
    );
    add(points, pointsOfLetters(written, letters));
  } else add(points, said);
}

/** The article or pronoun before a French or Italian apostrophe, and what follows an English one. */
function addElisionPoints(points: LanguagePoints, before: string, after: string): void {
  const isEnglish = /^(?:s|t|d|m|re|ve|ll)(?![a-z])/.test(after);
  if (isEnglish) add(points, english);
  if (isEnglish || !/^[a-z]/.test(after)) return;
  if (/^(?:[cdjlmnst]|qu|jusqu|lorsqu)$/.test(before)) add(points, french);
  if (/^(?:d|l|un|dell|all|nell|dall|sull)$/.test(before)) add(points, italian);
}

const english = latinLanguages.map((language) => (language === 'en' ? 2 : 0));
const french = latinLanguages.map((language) => (language === 'fr' ? 3 : 0));
const italian = latinLanguages.map((language) => (language === 'it' ? 2 : 0));

/** Each letter once a word; a capitalized word, which may be a name, says one point at most. */
function pointsOfLetters(written: string, letters: PointTable): LanguagePoints {
  const points = latinLanguages.map(() => 0);
  for (const letter of new Set(written.toLowerCase())) add(points, letters.get(letter));
  return isCapitalized.test(written) ? points.map((weight) => Math.min(weight, 1)) : points;
}

function endingPoints(word: string, endings: PointTable): LanguagePoints | undefined {
  for (let length = Math.min(maxEndingLength, word.length - minStemLength); length > 1; length -= 1) {
    const found = endings.get(word.slice(-length));
    if (found) return found;
  }
  return undefined;
}

function add(points: LanguagePoints, more: LanguagePoints | undefined): void {
  more?.forEach((weight, index) => {
    points[index] = (points[index] ?? 0) + weight;
  });
}

/** Lower case without accents; `ß` as two letters. */
function folded(word: string): string {
  const lower = word.toLowerCase();
  return notAscii.test(lower)
    ? lower.normalize('NFD').replace(combiningMark, '').replaceAll('ß', 'ss')
    : lower;
}

/** Whether a sign joins a word to another or to a name: the `to` of `Order-to-Cash` is no English word. */
function joinsLetters(chunk: string, at: number): boolean {
  const sign = chunk.charAt(at);
  return (
    sign !== '' && '-.+#_&'.includes(sign) && isLetter(chunk.charAt(at - 1)) && isLetter(chunk.charAt(at + 1))
  );
}

function isLetter(character: string): boolean {
  return character !== '' && scriptOf(character.charCodeAt(0)) === 'Latin';
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function isApostrophe(character: string): boolean {
  return character === "'" || character === '’';
}

let tables: PointTables | undefined;

/** Made of the signals at the first use. */
function pointTables(): PointTables {
  tables ??= readTables();
  return tables;
}

function readTables(): PointTables {
  return {
    words: pointTable(
      ({ words }) => words,
      (list) => list.split(/\s+/),
    ),
    endings: pointTable(
      ({ endings }) => endings,
      (list) => list.split(/\s+/),
    ),
    letters: pointTable(
      ({ letters }) => letters,
      (list) => [...list],
    ),
  };
}

function pointTable(
  rowsOf: (signals: LanguageSignals) => Readonly<Record<number, string>>,
  split: (list: string) => readonly string[],
): PointTable {
  const table = new Map<string, LanguagePoints>();
  latinLanguages.forEach((language, index) => {
    for (const [weight, list] of Object.entries(rowsOf(languageSignals[language]))) {
      for (const key of split(list)) {
        if (key === '') continue;
        const points = table.get(key) ?? latinLanguages.map(() => 0);
        points[index] = Math.max(points[index] ?? 0, Number(weight));
        table.set(key, points);
      }
    }
  });
  return table;
}
