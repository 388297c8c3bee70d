import { datesInText } from '../outline/dates-in-text.ts';
import { sectionOf } from '../outline/section-headings.ts';
import { cellsOf, isMarker, isOnOneLine, rowsOf, textOf } from './page-rows.ts';
import type { PageRun } from './page-runs.ts';

export interface Column {
  readonly runs: readonly PageRun[];
  /** Where the text begins, when what stands left of it only names it. */
  readonly margin?: number;
}

/** Where what stands right begins, in points from the left edge of the page. */
export interface Gutter {
  readonly x: number;
  /** What stands left only names what stands beside it. */
  readonly isMargin: boolean;
}

const fewestRows = 6;
/** In points. */
const markerDistance = 40;
const tolerance = 4;

/** Where many lines begin at one place in the middle of the page, and nothing below the head crosses it. */
export function findGutter(runs: readonly PageRun[]): Gutter | null {
  const shown = runs.filter(({ text }) => text.trim() !== '');
  for (const [x, count] of commonStarts(shown)) {
    if (count < fewestRows) return null;
    const { left, beside } = parted(shown, x);
    const named = left.filter(({ text }) => !isMarker(text));
    if (rowsOf(named).length < fewestRows || rowsOf(beside).length < fewestRows) continue;
    return { x, isMargin: isMargin(left, beside) };
  }
  return null;
}

/** The columns of a page, one after the other; what stands above the gutter comes first. */
export function columnsOf(runs: readonly PageRun[], gutter: Gutter | null): readonly Column[] {
  const shown = runs.filter(({ text }) => text.trim() !== '');
  if (gutter === null) return [{ runs: shown }].filter((column) => column.runs.length > 0);
  const { head, left, beside } = parted(shown, gutter.x);
  const columns = gutter.isMargin
    ? [{ runs: head }, { runs: [...onOneLine(left), ...beside], margin: gutter.x - tolerance }]
    : [head, left, beside].map((one) => ({ runs: one }));
  return columns.filter((column) => column.runs.length > 0);
}

/** Places where lines and their parts begin, the commonest first. */
function commonStarts(runs: readonly PageRun[]): readonly (readonly [x: number, count: number])[] {
  const right = Math.max(...runs.map(({ endX }) => endX));
  const starts = new Map<number, number>();
  for (const row of rowsOf(runs)) {
    for (const cell of cellsOf(row)) {
      const x = Math.round((cell[0]?.x ?? 0) / 2) * 2;
      if (x > right * 0.2 && x < right * 0.78) starts.set(x, (starts.get(x) ?? 0) + 1);
    }
  }
  return [...starts].sort(([, one], [, other]) => other - one);
}

function parted(runs: readonly PageRun[], x: number) {
  const crossing = runs.filter((run) => run.x < x - tolerance && run.endX > x + 2);
  const top = Math.min(Number.POSITIVE_INFINITY, ...crossing.map(({ y }) => y));
  const below = runs.filter(({ y }) => y < top - 1);
  // A list marker belongs to what stands behind it.
  const isLeft = (run: PageRun) => run.x < x - (isMarker(run.text) ? markerDistance : tolerance);
  return {
    head: runs.filter(({ y }) => y >= top - 1),
    left: below.filter(isLeft),
    beside: below.filter((run) => !isLeft(run)),
  };
}

/** Dates, headings, labels, nearly all of them at the beginning of a line. */
function isMargin(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const labels = rowsOf(left);
  const telling = labels.filter((row) => isTelling(textOf(row)));
  const named = labels.filter(
    (row) => telling.includes(row) || beside.some((run) => row[0] && isOnOneLine(run, row[0])),
  );
  return named.length >= 0.85 * labels.length && telling.length >= 0.4 * labels.length;
}

function isTelling(text: string): boolean {
  return sectionOf(text) !== null || datesInText(text).date !== '';
}

/** A date that wraps in a narrow margin stands on one line again. */
function onOneLine(labels: readonly PageRun[]): readonly PageRun[] {
  const rows = rowsOf(labels);
  const runs: PageRun[] = [];
  for (let index = 0; index < rows.length; ) {
    const wraps = [3, 2].find((count) => isWrappedDate(rows.slice(index, index + count), count));
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

function isWrappedDate(rows: readonly (readonly PageRun[])[], count: number): boolean {
  const [first, last] = [rows[0]?.[0], rows.at(-1)?.[0]];
  if (rows.length < count || !first || !last) return false;
  if (first.y - last.y > 1.75 * first.size * (count - 1)) return false;
  const { date, rest } = datesInText(rows.map(textOf).join(' '));
  return date !== '' && rest === '';
}
