interface CountedGap {
  readonly key: string;
  readonly points: number;
  readonly postings: readonly unknown[];
}

/** Adds up the gaps of several postings by key, the most points first. */
export function sumOfGaps<Gap extends CountedGap & { readonly postings: readonly Posting[] }, Posting>(
  gaps: Iterable<Gap>,
): Gap[] {
  const sums = new Map<string, Gap>();
  for (const gap of gaps) {
    const known = sums.get(gap.key);
    const sum = known && {
      ...known,
      points: known.points + gap.points,
      postings: [...known.postings, ...gap.postings],
    };
    sums.set(gap.key, sum ?? gap);
  }
  return [...sums.values()].sort(mostPointsFirst);
}

/** Sorts by total points, then by number of postings. */
function mostPointsFirst(a: CountedGap, b: CountedGap): number {
  const difference = b.points - a.points || b.postings.length - a.postings.length;
  if (difference !== 0) return difference;
  return a.key < b.key ? -1 : 1;
}
