import { foldWithOffsets, lowerCase } from '../../values/fold.ts';
import { memoizeByObject } from '../../values/memoize.ts';
import type { Language } from '../language.ts';
import { allMatches, compiledPattern } from './patterns.ts';
import { preparedPattern } from './prepared-pattern.ts';
import { lateSieve, type Sieve } from './word-sieve.ts';

/**
 * Phrases by language, one or more regular expressions a line, separated by |. All languages are searched, because a
 * posting may mix them.
 */
export type Phrases = Readonly<Partial<Record<Language, string>>>;

/** Returns its phrases, read at first use; compiled patterns are cached by this function. */
export type PhraseTable = () => Phrases;

export interface PhraseRange {
  readonly start: number;
  readonly end: number;
}

const startPattern = memoizeByObject((table: PhraseTable) =>
  compiledPattern(`^(?:${phrases(table, wordBorder)})`, ''),
);
const wholePattern = memoizeByObject((table: PhraseTable) =>
  compiledPattern(`^(?:${phrases(table, wordBorder)})$`, ''),
);
const anywherePattern = memoizeByObject((table: PhraseTable) =>
  compiledPattern(phrases(table, wordBorder), 'g'),
);
const writtenPattern = memoizeByObject((table: PhraseTable) =>
  preparedPattern(phrases(table, writtenBorder), 'gu'),
);

const wordBorder = String.raw`\b`;
const writtenBorder = String.raw`(?<![\p{L}\p{N}])`;

/** A phrase begins at a word border, except in Chinese, which has none. */
function phrases(table: PhraseTable, border: string): string {
  const { zh = '', ...spaced } = table();
  const words = anyPhrase(spaced);
  const all = [...(words === '' ? [] : [`${border}(?:${words})`]), ...linesOf(zh)];
  // An empty pattern would match every text.
  if (all.length === 0) throw new Error('A table of phrases is empty.');
  return all.join('|');
}

/** The phrases of all languages as one alternation. */
export function anyPhrase(phrases: Phrases): string {
  return Object.values(phrases).flatMap(linesOf).join('|');
}

/** The phrases of one language. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Creates a sieve that returns a bit for each table that may have a phrase in folded text. */
export function sieveOf(tables: readonly PhraseTable[]): Sieve {
  return lateSieve(tables.length, () => tables.map((table) => phrases(table, wordBorder)));
}

/** True if folded text begins with one of the phrases. */
export function startsWithPhrase(table: PhraseTable, folded: string): boolean {
  return startPattern(table).test(folded);
}

/** True if folded text is exactly one of the phrases. */
export function isPhrase(table: PhraseTable, folded: string): boolean {
  return wholePattern(table).test(folded);
}

export function hasPhrase(table: PhraseTable, folded: string): boolean {
  return folded.search(anywherePattern(table)) !== -1;
}

export function countPhrases(table: PhraseTable, folded: string): number {
  return folded.match(anywherePattern(table))?.length ?? 0;
}

/** The ranges in a text of phrases that are matched against folded text. */
export function foldedRanges(table: PhraseTable, text: string): PhraseRange[] {
  const { folded, offsets } = foldWithOffsets(text);
  return allMatches(folded, anywherePattern(table)).map(({ index, 0: { length } }) => ({
    start: offsets[index] ?? 0,
    end: offsets[index + length] ?? text.length,
  }));
}

/** The ranges of phrases in a text as written, in any case; phrases begin at word borders. */
export function phraseRanges(table: PhraseTable, text: string): PhraseRange[] {
  const found = writtenPattern(table).all(lowerCase(text));
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
