import type { Dictionary } from './dictionary.ts';

/** Each further letter adds a hundred words to look up. */
export const maxSuggestedLength = 20;
const maxSuggestions = 3;
/** Short words have similar ones by chance. */
const minOtherLetters = 6;

/**
 * Dictionary words that are one mistake away. Tries likely mistakes first and stops at the first kind that matches:
 * an accent, swapped or doubled letters; a typical confusion; a ligature lost in the PDF; a missing, extra or wrong
 * letter.
 */
export function suggest(word: string, dictionary: Dictionary): readonly string[] {
  const lower = word.normalize('NFC').toLowerCase();
  if (lower.length > maxSuggestedLength) return [];
  const { replacements, letters } = dictionary.affixes;
  const found =
    firstWords(slips(lower, letters), lower, dictionary) ??
    firstWords(confusions(lower, replacements), lower, dictionary) ??
    firstWords(lostLigatures(lower), lower, dictionary) ??
    (lower.length < minOtherLetters ? null : firstWords(otherLetters(lower, letters), lower, dictionary)) ??
    [];
  const isCapital = word.charAt(0) !== lower.charAt(0);
  return isCapital ? found.map((one) => one.charAt(0).toUpperCase() + one.slice(1)) : found;
}

function firstWords(
  candidates: Iterable<string>,
  word: string,
  dictionary: Dictionary,
): readonly string[] | null {
  const found = new Set<string>();
  for (const candidate of candidates) {
    if (candidate === word || found.has(candidate) || !dictionary.offers(candidate)) continue;
    found.add(candidate);
    if (found.size === maxSuggestions) break;
  }
  return found.size === 0 ? null : [...found];
}

function* slips(word: string, letters: string): Generator<string> {
  yield* accented(word, letters);
  yield* doubled(word);
  yield* swapped(word);
}

function* confusions(word: string, pairs: readonly (readonly [string, string])[]): Generator<string> {
  for (const [from, to] of pairs) {
    for (let at = word.indexOf(from); at !== -1; at = word.indexOf(from, at + 1))
      yield word.slice(0, at) + to + word.slice(at + from.length);
  }
}

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl'];

/** `eective` from `effective`. */
function* lostLigatures(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    for (const ligature of ligatures) yield word.slice(0, at) + ligature + word.slice(at);
  }
}

/** Keeps the first letter, which people rarely mistype. */
function* otherLetters(word: string, letters: string): Generator<string> {
  for (let at = 1; at <= word.length; at += 1) {
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at);
  }
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 1; at < word.length; at += 1) {
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at + 1);
  }
}

/** One letter instead of two, or two instead of one. */
function* doubled(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    if (letter === word.charAt(at + 1)) yield word.slice(0, at) + word.slice(at + 1);
    else yield word.slice(0, at) + letter + word.slice(at);
  }
}

function* swapped(word: string): Generator<string> {
  for (let at = 0; at + 1 < word.length; at += 1)
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

const mark = /\p{M}/gu;

/** The same letters with and without accents: `gestion` and `gestión`. */
function* accented(word: string, letters: string): Generator<string> {
  const bare = (text: string): string => text.normalize('NFD').replace(mark, '');
  for (let at = 0; at < word.length; at += 1) {
    const own = bare(word.charAt(at));
    for (const letter of letters) {
      if (bare(letter) === own) yield word.slice(0, at) + letter + word.slice(at + 1);
    }
  }
}
