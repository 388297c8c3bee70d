import { isOnOneLine, rowsOf } from './page-rows.ts';
import type { PageRun } from './page-runs.ts';

/*
 * Headings, dates or whole heads of entries at the left, each at the height of the block at the right that it belongs
 * to. Side columns go their own way down the page instead.
 */

export interface Block {
  readonly left: readonly PageRun[];
  readonly beside: readonly PageRun[];
}

const minBlocks = 3;
/** Of the blocks at the left, as a share. */
const minPaired = 0.8;
/** What names others is shorter, as a share of their lines. */
const mostLeft = 0.6;
/** Between two blocks, as a share of the usual distance of lines. */
const widerGap = 1.3;

type Row = readonly PageRun[];

/** Whether nearly every block at the left begins on the line on which one at the right does. */
export function areInBlocks(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const [names, rows] = [rowsOf(left), rowsOf(beside)];
  if (names.length > mostLeft * rows.length) return false;
  // What has nothing beside it says nothing of that.
  const tops = topsOf(names).filter((top) => rows.some((row) => overlap(top, row)));
  const opening = topsOf(rows);
  const paired = tops.filter((top) => opening.some((row) => areOnOneLine(top, row)));
  return tops.length >= minBlocks && paired.length >= minPaired * tops.length;
}

/** The first row of each block. */
function topsOf(rows: readonly Row[]): readonly Row[] {
  const gaps = rows.slice(1).map((row, index) => heightOf(rows[index]) - heightOf(row));
  // Labels may all be apart from each other: then lines are as far apart as their size makes them.
  const line = Math.min(middleOf(gaps), 1.5 * middleOf(rows.map((row) => row[0]?.size ?? 0)));
  return rows.filter((_, index) => index === 0 || (gaps[index - 1] ?? 0) > widerGap * line);
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function heightOf(row: Row | undefined): number {
  return row?.[0]?.y ?? 0;
}

function areOnOneLine([one]: Row, [other]: Row): boolean {
  return one !== undefined && other !== undefined && isOnOneLine(one, other);
}

function overlap([one]: Row, [other]: Row): boolean {
  return one !== undefined && other !== undefined && Math.abs(one.y - other.y) < one.size;
}

/** From the top, what stands below the beginning of one block at the left and above the next. */
export function blocksOf(left: readonly PageRun[], beside: readonly PageRun[]): readonly Block[] {
  const edges = topsOf(rowsOf(left)).map((row) => Math.max(...row.map(({ y, size }) => y + 0.35 * size)));
  const isIn = ({ y }: PageRun, index: number) =>
    (index === 0 || y <= (edges[index - 1] ?? 0)) && (index === edges.length || y > (edges[index] ?? 0));
  return [...edges, 0]
    .map((_, index) => ({
      left: left.filter((run) => isIn(run, index)),
      beside: beside.filter((run) => isIn(run, index)),
    }))
    .filter((block) => block.left.length + block.beside.length > 0);
}

/** Whether every line at the left has what it names on the same line. */
export function besideTheirLines({ left, beside }: Block): boolean {
  const rows = rowsOf(beside);
  return rowsOf(left).every((name) => rows.some((row) => areOnOneLine(name, row)));
}
