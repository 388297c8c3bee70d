export const folds = 5;

/**
 * Postings of one repository are laid out alike: a model that saw one of them reads the others better than those of strangers.
 * The largest first, each into the fold that has the fewest postings so far.
 */
export function foldsByRepository(
  examples: readonly { readonly posting: { readonly repository: string } }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { posting } of examples)
    counts.set(posting.repository, (counts.get(posting.repository) ?? 0) + 1);
  const sizes = new Array<number>(folds).fill(0);
  const found = new Map<string, number>();
  const bySize = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  for (const [repository, count] of bySize) {
    const fold = sizes.indexOf(Math.min(...sizes));
    sizes[fold] = (sizes[fold] ?? 0) + count;
    found.set(repository, fold);
  }
  return found;
}
