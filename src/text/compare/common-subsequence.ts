/** A place in the first list and the equal one in the second. */
export type CommonPair = readonly [first: number, second: number];

/**
 * The longest common subsequence of two lists, as pairs of places from 0. Where two are as long, the one that leaves out
 * of the first list sooner is taken. Time and memory are the product of the two lengths: callers bound it.
 */
export function commonSubsequence(
  first: readonly string[],
  second: readonly string[],
): readonly CommonPair[] {
  const width = second.length + 1;
  const lengths = new Uint32Array((first.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = first.length - 1; i >= 0; i -= 1) {
    for (let j = second.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        first[i] === second[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: CommonPair[] = [];
  for (let [i, j] = [0, 0]; i < first.length && j < second.length; ) {
    if (first[i] === second[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
