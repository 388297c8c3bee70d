import type { PageLine } from './page-lines.ts';

/** The first and the last lines of pages that stand at one height with the same words, their numbers apart. */
export function runningLines(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const edges = new Map<number, { top: number; bottom: number }>();
  for (const { page, y } of lines) {
    const { top, bottom } = edges.get(page) ?? { top: y, bottom: y };
    edges.set(page, { top: Math.max(top, y), bottom: Math.min(bottom, y) });
  }
  const isAtEdge = ({ page, y }: PageLine) => {
    const edge = edges.get(page);
    return edge !== undefined && (y >= edge.top - tolerance || y <= edge.bottom + tolerance);
  };
  const pages = new Map<string, Set<number>>();
  const outer = lines.filter(isAtEdge);
  for (const line of outer) pages.set(keyOf(line), (pages.get(keyOf(line)) ?? new Set()).add(line.page));
  return new Set(outer.filter((line) => (pages.get(keyOf(line))?.size ?? 0) > 1));
}

/** In points. */
const tolerance = 2;

function keyOf({ text, aside, y }: PageLine): string {
  return `${Math.round(y)} ${`${text} ${aside}`.replace(/\d+/g, '#')}`;
}
