import { lowerCase } from './fold.ts';
import type { Language } from './language.ts';
import { compiledPattern } from './patterns.ts';
import { preparedPattern } from './prepared-pattern.ts';
import { lateSieve, type Sieve } from './word-sieve.ts';

/** Phrases by language, one regular expression or several parted by | a line. A posting may mix languages, so all are looked for. */
export type Phrases = Readonly<Partial<Record<Language, string>>>;

/** Gives its phrases when they are first looked for; the function itself is what its pattern is kept for. */
export type PhraseTable = () => Phrases;

export interface PhraseRange {
  readonly start: number;
  readonly end: number;
}

const startPattern = once((table, text) => compiledPattern(`^(?:${phrases(table, wordBorder)})`, '', text));
const wholePattern = once((table, text) => compiledPattern(`^(?:${phrases(table, wordBorder)})$`, '', text));
const anywherePattern = once((table, text) => compiledPattern(phrases(table, wordBorder), 'g', text));
const writtenPattern = once((table) => preparedPattern(phrases(table, writtenBorder), 'gu'));

const wordBorder = String.raw`\b`;
const writtenBorder = String.raw`(?<![\p{L}\p{N}])`;

/** Chinese has no word borders; everywhere else a phrase begins where a word does. */
function phrases(table: PhraseTable, border: string): string {
  const { zh = '', ...spaced } = table();
  const words = anyPhrase(spaced);
  const all = [...(words === '' ? [] : [`${border}(?:${words})`]), ...linesOf(zh)];
  // An empty pattern is found in every text.
  if (all.length === 0) throw new Error('A table of phrases has none');
  return all.join('|');
}

/** Compiled at first use, for texts like the first: importing a table costs nothing. */
function once<Pattern>(
  compile: (table: PhraseTable, text: string) => Pattern,
): (table: PhraseTable, text: string) => Pattern {
  const compiled = new WeakMap<PhraseTable, Pattern>();
  return (table, text) => {
    const known = compiled.get(table);
    if (known) return known;
    const pattern = compile(table, text);
    compiled.set(table, pattern);
    return pattern;
  };
}

/** The phrases of all languages in one, between which a regular expression chooses. */
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

/** Says of folded text which of some tables may have a phrase in it: a bit for each, in their order. */
export function sieveOf(tables: readonly PhraseTable[]): Sieve {
  return lateSieve(tables.length, () => tables.map((table) => phrases(table, wordBorder)));
}

/** Whether folded text begins with one of the phrases. */
export function startsWithPhrase(table: PhraseTable, folded: string): boolean {
  return startPattern(table, folded).test(folded);
}

/** Whether folded text is one of the phrases and nothing else. */
export function isPhrase(table: PhraseTable, folded: string): boolean {
  return wholePattern(table, folded).test(folded);
}

export function hasPhrase(table: PhraseTable, folded: string): boolean {
  return folded.search(anywherePattern(table, folded)) !== -1;
}

export function countPhrases(table: PhraseTable, folded: string): number {
  return folded.match(anywherePattern(table, folded))?.length ?? 0;
}

/** Where phrases are in a text as written, in any case; they begin where a word does. */
export function phraseRanges(table: PhraseTable, text: string): PhraseRange[] {
  const found = writtenPattern(table, text).all(lowerCase(text));
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
