import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Token, termKey, tokenize } from '../../text/tokenize.ts';
import { memoize } from '../../values/memoize.ts';
import { sortedLines, valuesIn } from '../packed/packed-file.ts';
import { packedMisspellings } from '../packed/packed-lexicon.ts';
import { withLostLetters } from './lost-letters.ts';
import { isPastForm, pastOf } from './verbs.ts';

/* Certain misspellings of English words, with their corrections (`data/language/en/misspellings.tsv`). */

export function indexMisspellings(
  rows: readonly { readonly word: string; readonly misspelled: readonly string[] }[],
): string {
  return sortedLines(
    rows.flatMap(({ word, misspelled }) => misspelled.map((each) => [each, [word]] as const)),
  );
}

/** Skips parts of addresses, file names and words with hyphens or digits. */
const word = preparedPattern(
  String.raw`(?<![\p{L}\p{N}@/._'’-])\p{L}\p{Ll}{4,30}(?![\p{L}\p{N}@/_'’-]|\.\p{L})`,
  'gu',
);
const opening = preparedPattern(String.raw`(?:^|[.!?;:•–—]\s{1,3})$`);
/** In UTF-16 units. */
const lookBehind = 5;

/** The correction of a misspelled English word, capitalized like it; null for all other words. */
export const meantBy = memoize(20_000, (written): string | null => {
  const [meant] = valuesIn(packedMisspellings(), written.toLowerCase()) ?? [];
  if (meant === undefined) return null;
  return isSmall(written) ? meant : meant.charAt(0).toUpperCase() + meant.slice(1);
});

function isSmall(written: string): boolean {
  return written === written.toLowerCase();
}

/**
 * Corrections of the misspelled words of an English text, by start. A capitalized word may be a name, unless it is a
 * verb that opens a sentence.
 */
const misspelledIn = memoize(2000, (text): ReadonlyMap<number, string> => {
  const found = [...text.matchAll(word.regExp)].flatMap(({ 0: written, index }) => {
    const meant = meantBy(written);
    const before = text.slice(Math.max(0, index - lookBehind), index);
    const isSure = meant !== null && (isSmall(written) || opensAsVerb(meant, before));
    return isSure ? [[index, meant] as const] : [];
  });
  return new Map(found);
});

/** The text with its misspellings corrected. */
export function withSpellingRight(text: string, language: Language | null): string {
  if (language !== 'en') return language === null ? text : withLostLetters(text, language);
  const meant = misspelledIn(text);
  return text.replace(word.regExp, (written: string, at: number) => meant.get(at) ?? written);
}

/** The tokens of an English text with the keys of their corrections; null if nothing is misspelled. */
export function tokensAsMeant(text: string): readonly Token[] | null {
  const meant = misspelledIn(text);
  if (meant.size === 0) return null;
  return tokenize(text).map((token) => {
    const right = meant.get(token.start);
    return right === undefined ? token : { ...token, key: termKey(right) };
  });
}

function opensAsVerb(meant: string, before: string): boolean {
  return opening.test(before) && (isPastForm(meant) || pastOf(meant) !== null);
}
