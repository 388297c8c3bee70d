import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { unitAt } from '../../text/unit-at.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { type LanguagePoints, languageSignals, latinLanguages } from './language-signals.ts';

/** A word in Latin letters, inside a chunk between two blanks. */
export interface PlacedWord {
  readonly chunk: string;
  readonly start: number;
  readonly end: number;
  /** True if the whole text is in capitals, so that short words need not be acronyms. */
  readonly isUpperCase: boolean;
}

const words = lazy(() => languageSignals('word'));
const endings = lazy(() => languageSignals('ending'));
const letters = lazy(() => languageSignals('letter'));

const none: LanguagePoints = latinLanguages.map(() => 0);

const maxAcronymLength = 3;
const maxElisionLength = 6;
const maxEndingLength = 6;
/** Letters before an ending, so that a short word is not all ending. */
const minStemLength = 2;
const combiningMark = /[\u0300-\u036f]/g;
const notAscii = /[^\0-\x7f]/;
const isCapitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}`);
/** English words have almost no accents. */
const englishIndex = latinLanguages.indexOf('en');

/** Adds the points of a word: as a known word, or else by its ending; and by its letters. */
export function addWordPoints(points: LanguagePoints, { chunk, start, end, isUpperCase }: PlacedWord): void {
  const [before, after] = [unitAt(chunk, start - 1), unitAt(chunk, end)];
  if (isDigit(before) || isDigit(after)) return;
  const written = chunk.slice(start, end);
  if (isApostrophe(after)) addElisionPoints(points, written, chunk.slice(end + 1, end + 4));
  const isShort = written.length <= maxAcronymLength;
  if (isShort && !isUpperCase && written === written.toUpperCase()) return;
  const isJoined = joinsLetters(chunk, start - 1) || joinsLetters(chunk, end);
  add(points, isJoined ? pointsOfPart(written) : pointsOfWord(written));
}

/** Words repeat within a text. */
const maxRemembered = 5000;
const pointsOfWord = memoize(maxRemembered, (written) => {
  const word = folded(written);
  return withLetters(written, words().get(word) ?? endingPoints(word));
});
/** A part of a hyphenated word only counts by its ending: `to` in `Order-to-Cash` is not English. */
const pointsOfPart = memoize(maxRemembered, (written) => withLetters(written, endingPoints(folded(written))));

function withLetters(written: string, said: LanguagePoints): LanguagePoints {
  if (!notAscii.test(written)) return said;
  const points = pointsOfLetters(written);
  add(points, said);
  points[englishIndex] = 0;
  return points;
}

/** Adds points for a French or Italian article or pronoun before an apostrophe, and for an English ending after one. */
function addElisionPoints(points: LanguagePoints, written: string, rest: string): void {
  const before = folded(written.slice(0, maxElisionLength + 1));
  const after = folded(rest);
  const isEnglish = /^(?:s|t|d|m|re|ve|ll)(?![a-z])/.test(after);
  if (isEnglish) add(points, english);
  if (isEnglish || !/^[a-z]/.test(after)) return;
  if (/^(?:[cdjlmnst]|qu|jusqu|lorsqu)$/.test(before)) add(points, french);
  if (/^(?:d|l|un|dell|all|nell|dall|sull)$/.test(before)) add(points, italian);
}

const english = latinLanguages.map((language) => (language === 'en' ? 2 : 0));
const french = latinLanguages.map((language) => (language === 'fr' ? 3 : 0));
const italian = latinLanguages.map((language) => (language === 'it' ? 2 : 0));

/** Counts each letter once; a capitalized word may be a name and gets at most one point. */
function pointsOfLetters(written: string): LanguagePoints {
  const points = latinLanguages.map(() => 0);
  for (const letter of new Set(written.toLowerCase())) {
    const said = letters().get(letter);
    if (said) add(points, said);
  }
  return isCapitalized.test(written) ? points.map((weight) => Math.min(weight, 1)) : points;
}

function endingPoints(word: string): LanguagePoints {
  for (let length = Math.min(maxEndingLength, word.length - minStemLength); length > 1; length -= 1) {
    const found = endings().get(word.slice(-length));
    if (found) return found;
  }
  return none;
}

function add(points: LanguagePoints, more: LanguagePoints): void {
  // Most words have no points.
  if (more === none) return;
  for (let index = 0; index < points.length; index += 1) {
    points[index] = (points[index] ?? 0) + (more[index] ?? 0);
  }
}

/** Lower case without accents; `ß` becomes two letters. */
function folded(word: string): string {
  const lower = word.toLowerCase();
  return notAscii.test(lower)
    ? lower.normalize('NFD').replace(combiningMark, '').replaceAll('ß', 'ss')
    : lower;
}

/** True if a sign between two letters joins words or parts of a name. */
function joinsLetters(chunk: string, at: number): boolean {
  return (
    joiningSigns.has(unitAt(chunk, at)) && isLetter(unitAt(chunk, at - 1)) && isLetter(unitAt(chunk, at + 1))
  );
}

const joiningSigns: ReadonlySet<number> = new Set([...'-.+#_&'].map((sign) => sign.charCodeAt(0)));

function isLetter(unit: number): boolean {
  return scriptOf(unit) === 'Latin';
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019;
}

export type Script = 'Latin' | 'Han' | 'Kana' | 'Hangul' | 'Hebrew' | 'Arabic' | 'Cyrillic';

/** Ranges of letters beyond ASCII, by first and last code unit; code units between them do not count. */
const blocks: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0xc0, 0xd6, 'Latin'],
  [0xd8, 0xf6, 'Latin'],
  [0xf8, 0x24f, 'Latin'],
  [0x400, 0x4ff, 'Cyrillic'],
  [0x5d0, 0x5ea, 'Hebrew'],
  [0x620, 0x64a, 'Arabic'],
  [0x66e, 0x6d3, 'Arabic'],
  [0x1100, 0x11ff, 'Hangul'],
  [0x1e00, 0x1eff, 'Latin'],
  [0x3041, 0x3096, 'Kana'],
  [0x30a1, 0x30fa, 'Kana'],
  [0x3400, 0x4dbf, 'Han'],
  [0x4e00, 0x9fff, 'Han'],
  [0xac00, 0xd7a3, 'Hangul'],
  [0xf900, 0xfaff, 'Han'],
];

/** The script of a UTF-16 code unit; null if it is not one of these letters. */
export function scriptOf(unit: number): Script | null {
  if (unit < 0x80) return isAsciiLetter(unit) ? 'Latin' : null;
  // An index is many times faster than an iterator, and this runs for each character of a text.
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (block === undefined || unit < block[0]) return null;
    if (unit <= block[1]) return block[2];
  }
  return null;
}

export function isAsciiLetter(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a);
}
