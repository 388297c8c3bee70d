import type { AnalyzedLine } from '../analysis.ts';

/** What begins in each line, in order. */
export function byLine<Item>(
  lines: readonly AnalyzedLine[],
  items: readonly Item[],
  startOf: (item: Item) => number,
): readonly (readonly Item[])[] {
  const found: Item[][] = lines.map(() => []);
  let at = 0;
  for (const item of [...items].sort((one, other) => startOf(one) - startOf(other))) {
    while (at < lines.length - 1 && (lines[at]?.unit.end ?? 0) <= startOf(item)) at += 1;
    found[at]?.push(item);
  }
  return found;
}
