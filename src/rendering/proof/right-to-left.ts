import { trimEndOf } from '../../contract/strings.ts';
import type { TextGroup } from './expected-texts.ts';

/** The blocks of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const sign = /[^\p{L}\p{N}]/u;
const signsAbove = /^[^\p{L}\p{N}]+/u;

const rightToLeftWord = new RegExp(`(?:${rightToLeft.source}|\\p{M})+`, 'gu');

export function runsRightToLeft(groups: readonly TextGroup[]): boolean {
  return groups.some(({ anywhere, inOrder }) =>
    [...anywhere, ...inOrder].some((text) => rightToLeft.test(text)),
  );
}

/**
 * Beside text from right to left, figures and signs change their places on paper, and with them the order in
 * the file. What remains to be asked is whether every word is there: those from left to right.
 */
export function wordsAlone({ path, anywhere, inOrder }: TextGroup): TextGroup {
  const words = [...anywhere, ...inOrder].flatMap((text) => text.split(/\s+/));
  const bare = words
    .map((word) => trimEndOf(word.replace(signsAbove, ''), sign))
    .filter((word) => /^\p{L}{2,}$/u.test(word));
  return { path, anywhere: bare.filter((word) => !rightToLeft.test(word)), inOrder: [] };
}

/**
 * The words from right to left that are not on paper. The file gives their letters as they stand, from the left,
 * and those of a ligature the other way round: a word is there when its letters are, together.
 */
export function lostWords(groups: readonly TextGroup[], printed: string): readonly string[] {
  const there = new Set(wordsIn(printed).map(lettersOf));
  return groups.flatMap(({ path, anywhere, inOrder }) => {
    const words = [...anywhere, ...inOrder].flatMap(wordsIn);
    return words.filter((word) => !there.has(lettersOf(word))).map((word) => `"${word}" (${path})`);
  });
}

function wordsIn(text: string): readonly string[] {
  return text.match(rightToLeftWord) ?? [];
}

function lettersOf(word: string): string {
  return [...word.normalize('NFKC')].sort().join('');
}
