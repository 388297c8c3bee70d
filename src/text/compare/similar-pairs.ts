import type { CommonPair } from './common-subsequence.ts';

/** Minimum share of common words for a reworded line; lines with fewer are separate. */
const minShared = 0.4;

/** Pairs of lines that share enough words, each line in one pair at most, the most similar first. Callers bound it. */
export function similarPairs(
  old: readonly string[],
  fresh: readonly string[],
  isPossible: (first: number, second: number) => boolean = () => true,
): readonly CommonPair[] {
  const words = old.map(wordsIn);
  const alike = fresh.flatMap((text, second) => {
    const own = wordsIn(text);
    return words.flatMap((other, first) => {
      if (!isPossible(first, second)) return [];
      const shared = shareOf(other, own);
      return shared < minShared ? [] : [{ first, second, shared }];
    });
  });
  const [usedOld, usedNew] = [new Set<number>(), new Set<number>()];
  const pairs: CommonPair[] = [];
  for (const { first, second } of alike.toSorted((one, other) => other.shared - one.shared)) {
    if (usedOld.has(first) || usedNew.has(second)) continue;
    usedOld.add(first);
    usedNew.add(second);
    pairs.push([first, second]);
  }
  return pairs;
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu));
}

/** The Dice coefficient: twice the number of common words, divided by the words of both. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / Math.max(one.size + other.size, 1);
}
