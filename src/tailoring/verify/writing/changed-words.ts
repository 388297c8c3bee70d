import type { Token } from '../../../text/tokenize.ts';

/** A run of words and the run that replaced it: positions of tokens, [start, end). */
export interface Replaced {
  readonly before: readonly [start: number, end: number];
  readonly after: readonly [start: number, end: number];
}

/** Comparing word by word takes their product; beyond this many, one run stands for all that differs. */
const maxCompared = 40_000;

/** What differs between two texts, run by run. */
export function changedWords(before: readonly Token[], after: readonly Token[]): readonly Replaced[] {
  const [old, fresh] = [before, after].map((tokens) => tokens.map(({ text }) => text.toLowerCase()));
  if (!old || !fresh) return [];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let [oldEnd, freshEnd] = [old.length, fresh.length];
  while (oldEnd > start && freshEnd > start && old[oldEnd - 1] === fresh[freshEnd - 1]) {
    oldEnd -= 1;
    freshEnd -= 1;
  }
  if (start === oldEnd && start === freshEnd) return [];
  const size = (oldEnd - start) * (freshEnd - start);
  if (size === 0 || size > maxCompared) return [{ before: [start, oldEnd], after: [start, freshEnd] }];
  return runsBetween(commonPairs(old.slice(start, oldEnd), fresh.slice(start, freshEnd)), {
    old: [start, oldEnd],
    fresh: [start, freshEnd],
  });
}

type Pair = readonly [old: number, fresh: number];

/** Positions of the longest common subsequence. */
function commonPairs(old: readonly string[], fresh: readonly string[]): readonly Pair[] {
  const width = fresh.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < fresh.length; ) {
    if (old[i] === fresh[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function runsBetween(
  pairs: readonly Pair[],
  { old, fresh }: { readonly old: Pair; readonly fresh: Pair },
): readonly Replaced[] {
  const runs: Replaced[] = [];
  let [i, j] = [old[0], fresh[0]];
  const closing: Pair = [old[1] - old[0], fresh[1] - fresh[0]];
  for (const [nextOld, nextFresh] of [...pairs, closing]) {
    const [iEnd, jEnd] = [nextOld + old[0], nextFresh + fresh[0]];
    if (iEnd > i || jEnd > j) runs.push({ before: [i, iEnd], after: [j, jEnd] });
    [i, j] = [iEnd + 1, jEnd + 1];
  }
  return runs;
}
