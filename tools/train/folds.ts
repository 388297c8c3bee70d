export const folds = 5;

/**
 * Assigns repositories to folds as wholes, because postings of one repository are laid out alike and easier to read for
 * a model that saw others of it. The largest first, each into the fold with the fewest postings so far.
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
