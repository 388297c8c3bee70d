interface CountedGap {
  readonly key: string;
  readonly points: number;
  readonly postings: readonly unknown[];
}

/** First what would add most points in all, then what more postings insist on. */
export function mostPointsFirst(a: CountedGap, b: CountedGap): number {
  const difference = b.points - a.points || b.postings.length - a.postings.length;
  if (difference !== 0) return difference;
  return a.key < b.key ? -1 : 1;
}
