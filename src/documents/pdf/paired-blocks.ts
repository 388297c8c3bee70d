import { isDateText } from '../outline/recognize/dates-in-text.ts';
import { sectionOf } from '../outline/recognize/section-headings.ts';
import { cellsOf, isOnOneLine, type PageRun, rowsOf, textOf } from './page-rows.ts';

/*
 * Headings, dates or heads of entries on the left, each at the height of the block on the right that it belongs to. A
 * side column, by contrast, is independent of the text beside it.
 */

export interface Block {
  readonly left: readonly PageRun[];
  readonly beside: readonly PageRun[];
}

const minBlocks = 3;
/** Minimum share of the left blocks that are paired. */
const minPaired = 0.8;
/** Maximum length of the left side, as a share of the lines on the right. */
const maxLeftShare = 0.6;
/** Minimum gap between two blocks, as a multiple of the usual line distance. */
const minBlockGap = 1.3;

type Row = readonly PageRun[];

/** True if nearly every block on the left begins at the height of a block on the right. */
export function areInBlocks(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const [names, rows] = [rowsOf(left), rowsOf(beside)];
  if (names.length > maxLeftShare * rows.length) return false;
  // A block with nothing beside it is not counted.
  const tops = topsOf(names).filter((top) => rows.some((row) => overlap(top, row)));
  const opening = topsOf(rows);
  const paired = tops.filter((top) => opening.some((row) => areOnOneLine(top, row)));
  return tops.length >= minBlocks && paired.length >= minPaired * tops.length;
}

/** The first row of each block. */
function topsOf(rows: readonly Row[]): readonly Row[] {
  const gaps = rows.slice(1).map((row, index) => heightOf(rows[index]) - heightOf(row));
  // Labels may all be far apart; then the line distance follows from the font size.
  const line = Math.min(middleOf(gaps), 1.5 * middleOf(rows.map((row) => row[0]?.size ?? 0)));
  return rows.filter((_, index) => index === 0 || (gaps[index - 1] ?? 0) > minBlockGap * line);
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

/** Pairs of blocks from the top, each from the beginning of one left block to the next. */
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

/** True if every line on the left is beside a line on the right. */
export function haveLinesBeside({ left, beside }: Block): boolean {
  const rows = rowsOf(beside);
  return rowsOf(left).every((name) => rows.some((row) => areOnOneLine(name, row)));
}

/* Joins lines that wrap in a narrow place. */

/** In points. */
const tolerance = 2;
/** Maximum distance between two lines, as a multiple of the font size. */
const maxLeading = 1.75;
/** A date range without its end, or without the year of its end. */
const openRange = /[-–—]\s*(?:\p{L}+\.?)?$/u;

/** Joins wrapped dates and headings in a margin. */
export function labelsOnOneLine(labels: readonly PageRun[]): readonly PageRun[] {
  const rows = rowsOf(labels);
  const runs: PageRun[] = [];
  for (let index = 0; index < rows.length; ) {
    const wraps = [3, 2].find((count) => isWrapped(rows.slice(index, index + count).map(withDash), count));
    const taken = rows.slice(index, index + (wraps ?? 1));
    const [first = [], ...others] = wraps === undefined ? taken : taken.map(withDash);
    runs.push(...first, ...others.flat().map((run, order) => moveBehind(first.at(-1) ?? run, run, order)));
    index += wraps ?? 1;
  }
  return runs;
}

/** Moves a run to the end of another, but keeps it inside the margin. */
function moveBehind({ x, y }: PageRun, run: PageRun, order: number): PageRun {
  return { ...run, text: ` ${run.text}`, y, x: x + (order + 1) / 100 };
}

/** A vertical bar between a date and the one below it is a dash. */
function withDash(row: readonly PageRun[]): readonly PageRun[] {
  return row.map((run) => (run.text.trim() === '|' ? { ...run, text: '–' } : run));
}

function isWrapped(rows: readonly (readonly PageRun[])[], count: number): boolean {
  const [first, last] = [rows[0]?.[0], rows.at(-1)?.[0]];
  if (rows.length < count || !first || !last) return false;
  if (first.y - last.y > maxLeading * first.size * (count - 1)) return false;
  const text = rows.map(textOf).join(' ');
  // `Other research` above `experience`.
  const isPhrase =
    rows.slice(1).every((row) => /^\p{Ll}/u.test(textOf(row))) && !/[:：]$/.test(textOf(rows[0] ?? []));
  return (
    isDateText(text) ||
    (first.bold && last.bold && (sectionOf(text) !== null || (isPhrase && first.font === last.font)))
  );
}

/** Joins wrapped dates that are flush right beside running text. */
export function datesOnOneLine(runs: readonly PageRun[]): readonly PageRun[] {
  const rows = rowsOf(runs);
  const moved = new Map<PageRun, PageRun>();
  for (const [index, row] of rows.entries()) {
    const above = cellsOf(row).at(-1) ?? [];
    const below = cellsOf(rows[index + 1] ?? []).at(-1) ?? [];
    const end = above.at(-1);
    if (!end || !continuesDate(above, below)) continue;
    for (const [order, run] of below.entries()) moved.set(run, moveBehind(end, run, order));
  }
  return runs.map((run) => moved.get(run) ?? run);
}

function continuesDate(above: readonly PageRun[], below: readonly PageRun[]): boolean {
  const [end, next] = [above.at(-1), below.at(-1)];
  if (!end || !next || Math.abs(end.endX - next.endX) > tolerance) return false;
  if (end.y - next.y > maxLeading * end.size || !openRange.test(textOf(above))) return false;
  return isDateText(`${textOf(above)} ${textOf(below)}`);
}
