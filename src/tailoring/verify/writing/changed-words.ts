import { type CommonPair, commonSubsequence } from '../../../text/compare/common-subsequence.ts';
import type { Token } from '../../../text/tokenize.ts';

/** A run of words and the run that replaced it, as token indexes [start, end). */
export interface Replaced {
  readonly before: readonly [start: number, end: number];
  readonly after: readonly [start: number, end: number];
}

/** Limit of the product of both lengths, which is the cost of a comparison; longer texts give a single run. */
const maxCompared = 40_000;

/** The runs of words that differ between two texts. */
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
  return runsBetween(commonSubsequence(old.slice(start, oldEnd), fresh.slice(start, freshEnd)), {
    old: [start, oldEnd],
    fresh: [start, freshEnd],
  });
}

function runsBetween(
  pairs: readonly CommonPair[],
  { old, fresh }: { readonly old: CommonPair; readonly fresh: CommonPair },
): readonly Replaced[] {
  const runs: Replaced[] = [];
  let [i, j] = [old[0], fresh[0]];
  const closing: CommonPair = [old[1] - old[0], fresh[1] - fresh[0]];
  for (const [nextOld, nextFresh] of [...pairs, closing]) {
    const [iEnd, jEnd] = [nextOld + old[0], nextFresh + fresh[0]];
    if (iEnd > i || jEnd > j) runs.push({ before: [i, iEnd], after: [j, jEnd] });
    [i, j] = [iEnd + 1, jEnd + 1];
  }
  return runs;
}
