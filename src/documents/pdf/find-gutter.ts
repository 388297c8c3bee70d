import { type Band, bandsOf, type Row, tolerance } from './page-bands.ts';
import { cellsOf, isMarker, type PageRun, rowsOf } from './page-rows.ts';
import { areInBlocks } from './paired-blocks.ts';
import { edgeOfDates, isTitled, relationOf } from './side-by-side.ts';

/** The gap between two columns, as the x position of the right one, in points from the left edge of the page. */
export interface Gutter {
  readonly x: number;
  /** The text on the left is a margin of labels for the text beside them. */
  readonly isMargin: boolean;
  /** Blocks on the left begin at the height of the blocks on the right that they belong to. */
  readonly isPaired?: boolean;
}

/** Minimum lines on each side of a gutter between two lines that cross it. */
const minLines = 6;
/** The same if each side was written as a whole. */
const minWrittenLines = 4;
/** Minimum share of a page's lines in columns that are found by the order of writing; fewer are a list in columns. */
const minShareOfPage = 0.4;
/** Maximum share of the left lines in blocks that extend to both sides, such as a line with two headings. */
const maxShared = 0.15;
/** Maximum number of candidates: the positions where most lines begin. */
const maxPlaces = 24;
/** Maximum indent of text below its heading, in points; such text belongs to the column of the heading. */
export const maxIndent = 30;
/** Minimum share of a column's lines that begin near its edge. */
const minNear = 0.4;
/** Weight of columns over margins: a page is split into columns before the margins in them are found. */
const columnsWeight = 1.5;
/** The same for columns that were written one after the other. */
const writtenWeight = 2;
/** Candidates of at least this share of the largest one are considered equal. */
const nearlyAll = 0.97;

interface Place {
  readonly x: number;
  /** Number of cells that begin here. */
  readonly count: number;
}

interface Found {
  readonly gutter: Gutter;
  readonly size: number;
}

/**
 * The gutter of a page: a good part of the page is free there from top to bottom, and the texts on its two sides are
 * separate.
 */
export function findGutter(runs: readonly PageRun[]): Gutter | null {
  const rows = rowsOf(runs.filter(({ text }) => text.trim() !== ''));
  const places = commonPlaces(rows);
  const found = places.flatMap((place) => gutterAt(place, places, rows) ?? []);
  const largest = Math.max(...found.map(({ size }) => size));
  const [best, ...others] = found.filter(({ size }) => size >= nearlyAll * largest);
  if (best === undefined) return null;
  // The headings of a column begin at its edge, and most of its text a little to the right.
  const isEdge = ({ gutter: { x, isMargin } }: Found) =>
    isMargin === best.gutter.isMargin && x < best.gutter.x && x > best.gutter.x - maxIndent;
  const edge = others.filter(isEdge).sort((one, other) => one.gutter.x - other.gutter.x)[0];
  return (edge ?? best).gutter;
}

/**
 * Positions where lines and their parts begin, the most common first; near the right edge only those where blocks of
 * lines begin.
 */
function commonPlaces(rows: readonly Row[]): readonly Place[] {
  const runs = rows.flat();
  const left = edgeOf(runs);
  const right = runs.reduce((edge, { endX }) => Math.max(edge, endX), 0);
  const width = right - left;
  const counts = new Map<number, number>();
  for (const cell of rows.flatMap(cellsOf)) {
    const x = placeOf(cell[0]?.x ?? 0);
    if (x > left + 0.12 * width) counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  const blocks = [...blocksIn(runs).values()].filter((own) => linesIn(own) >= minWrittenLines);
  const edges = new Set(blocks.map((own) => placeOf(edgeOf(own))));
  return [...counts]
    .filter(([x]) => edges.has(x) || x < left + 0.82 * width)
    .map(([x, count]) => ({ x, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, maxPlaces);
}

/** Rounds to two points. */
function placeOf(x: number): number {
  return Math.round(x / 2) * 2;
}

function edgeOf(runs: readonly PageRun[]): number {
  return runs.reduce((edge, { x }) => Math.min(edge, x), Number.POSITIVE_INFINITY);
}

function gutterAt({ x, count }: Place, places: readonly Place[], rows: readonly Row[]): Found | null {
  const bands = bandsOf(rows, x).filter(hasEnoughLines);
  const lines = bands.reduce((sum, band) => sum + band.lines.all, 0);
  if (lines === 0) return null;
  const [left, beside] = [bands.flatMap((band) => band.left), bands.flatMap((band) => band.beside)];
  const near = places.filter((place) => place.x >= x - tolerance && place.x < x + maxIndent);
  const isNear =
    near.reduce((sum, one) => sum + one.count, 0) >=
    minNear * bands.reduce((sum, band) => sum + band.lines.beside, 0);
  const isPaired = areInBlocks(left, beside);
  const isWritten = lines > minShareOfPage * rows.length && areWrittenSeparately(left, beside);
  if (!isNear && !isPaired && !isWritten) return null;
  const relation = relationOf(left, beside);
  if (isPaired || (isNear && relation === 'margin'))
    return { gutter: { x, isMargin: relation === 'margin', ...(isPaired && { isPaired }) }, size: lines };
  const isSet = isNear && (count >= minLines || (isTitled(left) && isTitled(beside)));
  if (relation !== 'columns' || !(isSet || isWritten)) return null;
  const edge = edgeOfDates(left, beside) ?? x;
  return { gutter: { x: edge, isMargin: false }, size: (isWritten ? writtenWeight : columnsWeight) * lines };
}

function hasEnoughLines({ left, beside, lines }: Band): boolean {
  const fewest = Math.min(lines.left, lines.beside);
  return fewest >= minLines || (fewest >= minWrittenLines && areWrittenSeparately(left, beside));
}

/** True if each side has a block of several lines and hardly any block extends to both. */
function areWrittenSeparately(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const [one, other] = [blocksIn(left), blocksIn(beside)];
  const shared = [...one].filter(([block]) => other.has(block)).flatMap(([, own]) => own);
  if (linesIn(shared) > maxShared * linesIn(left)) return false;
  return [one, other].every((blocks) => [...blocks.values()].some((own) => linesIn(own) >= minWrittenLines));
}

function blocksIn(runs: readonly PageRun[]): ReadonlyMap<number, readonly PageRun[]> {
  const blocks = new Map<number, PageRun[]>();
  for (const run of runs) {
    if (run.block === undefined) continue;
    const own = blocks.get(run.block);
    if (own) own.push(run);
    else blocks.set(run.block, [run]);
  }
  return blocks;
}

/** Number of lines, not counting list markers. */
function linesIn(runs: readonly PageRun[]): number {
  return rowsOf(runs.filter(({ text }) => !isMarker(text))).length;
}
