import type { TextGroup } from './expected-texts.ts';

/** The blocks of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

export function runsRightToLeft(groups: readonly TextGroup[]): boolean {
  return groups.some(({ anywhere, inOrder }) =>
    [...anywhere, ...inOrder].some((text) => rightToLeft.test(text)),
  );
}

/**
 * Beside text from right to left, figures and signs change their places on paper, and with them the order in
 * the file. What remains to be asked is whether every word is there.
 */
export function wordsAlone({ path, anywhere, inOrder }: TextGroup): TextGroup {
  const words = [...anywhere, ...inOrder].flatMap((text) => text.split(/\s+/));
  const bare = words.map((word) => word.replace(edges, '')).filter((word) => /^\p{L}{2,}$/u.test(word));
  return { path, anywhere: bare.filter((word) => !rightToLeft.test(word)), inOrder: [] };
}
