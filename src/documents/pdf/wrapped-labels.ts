import { datesInText } from '../outline/dates-in-text.ts';
import { sectionOf } from '../outline/section-headings.ts';
import { cellsOf, rowsOf, textOf } from './page-rows.ts';
import type { PageRun } from './page-runs.ts';

/* What stands in a narrow place and wraps there, on one line again. */

/** In points. */
const tolerance = 2;
/** Between two lines, as a share of their size. */
const widestLeading = 1.75;
/** A range that does not say when it ends, or not in which year. */
const openRange = /[-–—]\s*(?:\p{L}+\.?)?$/u;

/** Dates and headings in a margin. */
export function labelsOnOneLine(labels: readonly PageRun[]): readonly PageRun[] {
  const rows = rowsOf(labels);
  const runs: PageRun[] = [];
  for (let index = 0; index < rows.length; ) {
    const wraps = [3, 2].find((count) => isWrapped(rows.slice(index, index + count), count));
    const [first = [], ...others] = rows.slice(index, index + (wraps ?? 1));
    runs.push(...first, ...others.flat().map((run, order) => behind(first.at(-1) ?? run, run, order)));
    index += wraps ?? 1;
  }
  return runs;
}

/** In its order, but still inside the margin. */
function behind({ x, y }: PageRun, run: PageRun, order: number): PageRun {
  return { ...run, text: ` ${run.text}`, y, x: x + (order + 1) / 100 };
}

function isWrapped(rows: readonly (readonly PageRun[])[], count: number): boolean {
  const [first, last] = [rows[0]?.[0], rows.at(-1)?.[0]];
  if (rows.length < count || !first || !last) return false;
  if (first.y - last.y > widestLeading * first.size * (count - 1)) return false;
  const text = rows.map(textOf).join(' ');
  const { date, rest } = datesInText(text);
  return (date !== '' && rest === '') || (first.bold && last.bold && sectionOf(text) !== null);
}

/** Dates that are set flush right, beside text that goes on. */
export function datesOnOneLine(runs: readonly PageRun[]): readonly PageRun[] {
  const rows = rowsOf(runs);
  const moved = new Map<PageRun, PageRun>();
  for (const [index, row] of rows.entries()) {
    const above = cellsOf(row).at(-1) ?? [];
    const below = cellsOf(rows[index + 1] ?? []).at(-1) ?? [];
    const end = above.at(-1);
    if (!end || !goesOn(above, below)) continue;
    for (const [order, run] of below.entries()) moved.set(run, behind(end, run, order));
  }
  return runs.map((run) => moved.get(run) ?? run);
}

function goesOn(above: readonly PageRun[], below: readonly PageRun[]): boolean {
  const [end, next] = [above.at(-1), below.at(-1)];
  if (!end || !next || Math.abs(end.endX - next.endX) > tolerance) return false;
  if (end.y - next.y > widestLeading * end.size || !openRange.test(textOf(above))) return false;
  const { date, rest } = datesInText(`${textOf(above)} ${textOf(below)}`);
  return date !== '' && rest === '';
}
