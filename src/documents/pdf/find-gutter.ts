import { type Band, bandsOf, type Row, tolerance } from './page-bands.ts';
import { cellsOf, isMarker, type PageRun, rowsOf } from './page-rows.ts';
import { areInBlocks } from './paired-blocks.ts';
import { edgeOfDates, isTitled, relationOf } from './side-by-side.ts';

/** Where the text at the right begins, in points from the left edge of the page. */
export interface Gutter {
  readonly x: number;
  /** The text at the left only names what is beside it. */
  readonly isMargin: boolean;
  /** Blocks at the left begin where blocks at the right do: one belongs to the other. */
  readonly isPaired?: boolean;
}

/** In lines: what each side of a gutter has between two lines that cross it. */
const fewestLines = 6;
/** The same where each side was written from its first line to its last. */
const fewestWritten = 4;
/** Of the lines of a page: what columns have at least that are found by how they were written; less is a list in columns. */
const leastOfPage = 0.4;
/** Of the lines at the left: how many may be in blocks that are on both sides, as a line of two headings is. */
const mostShared = 0.15;
/** The commonest places where lines begin are looked at, and no more. */
const maxPlaces = 24;
/** In points: text is indented below its headings, so what begins so close to the right of it begins there, too. */
export const deepestIndent = 30;
/** Of the lines of a column, as a share of them. */
const minNear = 0.4;
/** Columns part a page before margins part what is in them, unless margins have so many times their lines. */
const columnsFirst = 1.5;
/** The same for columns that were written one after the other. */
const writtenFirst = 2;
/** Of the lines of the largest: where more lines begin is the place of those that are nearly as large. */
const nearlyAll = 0.97;

interface Place {
  readonly x: number;
  /** How many cells begin here. */
  readonly count: number;
}

interface Found {
  readonly gutter: Gutter;
  readonly size: number;
}

/** Where a good part of the page is free from top to bottom, and the text at its two sides is not one text. */
export function findGutter(runs: readonly PageRun[]): Gutter | null {
  const rows = rowsOf(runs.filter(({ text }) => text.trim() !== ''));
  const places = commonPlaces(rows);
  const found = places.flatMap((place) => gutterAt(place, places, rows) ?? []);
  const largest = Math.max(...found.map(({ size }) => size));
  const [best, ...others] = found.filter(({ size }) => size >= nearlyAll * largest);
  if (best === undefined) return null;
  // The headings of a column begin at its edge, and most of its text a little to the right of it.
  const isEdge = ({ gutter: { x, isMargin } }: Found) =>
    isMargin === best.gutter.isMargin && x < best.gutter.x && x > best.gutter.x - deepestIndent;
  const edge = others.filter(isEdge).sort((one, other) => one.gutter.x - other.gutter.x)[0];
  return (edge ?? best).gutter;
}

/** Places where lines and their parts begin, the commonest first; at the right edge only those where blocks of lines do. */
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
  const blocks = [...blocksIn(runs).values()].filter((own) => linesIn(own) >= fewestWritten);
  const edges = new Set(blocks.map((own) => placeOf(edgeOf(own))));
  return [...counts]
    .filter(([x]) => edges.has(x) || x < left + 0.82 * width)
    .map(([x, count]) => ({ x, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, maxPlaces);
}

/** To two points. */
function placeOf(x: number): number {
  return Math.round(x / 2) * 2;
}

function edgeOf(runs: readonly PageRun[]): number {
  return runs.reduce((edge, { x }) => Math.min(edge, x), Number.POSITIVE_INFINITY);
}

function gutterAt({ x, count }: Place, places: readonly Place[], rows: readonly Row[]): Found | null {
  const bands = bandsOf(rows, x).filter(isWide);
  const lines = bands.reduce((sum, band) => sum + band.lines.all, 0);
  if (lines === 0) return null;
  const [left, beside] = [bands.flatMap((band) => band.left), bands.flatMap((band) => band.beside)];
  const near = places.filter((place) => place.x >= x - tolerance && place.x < x + deepestIndent);
  const isNear =
    near.reduce((sum, one) => sum + one.count, 0) >=
    minNear * bands.reduce((sum, band) => sum + band.lines.beside, 0);
  const isPaired = areInBlocks(left, beside);
  const isWritten = lines > leastOfPage * rows.length && areWrittenApart(left, beside);
  if (!isNear && !isPaired && !isWritten) return null;
  const relation = relationOf(left, beside);
  if (isPaired || (isNear && relation === 'margin'))
    return { gutter: { x, isMargin: relation === 'margin', ...(isPaired && { isPaired }) }, size: lines };
  const isSet = isNear && (count >= fewestLines || (isTitled(left) && isTitled(beside)));
  if (relation !== 'columns' || !(isSet || isWritten)) return null;
  const edge = edgeOfDates(left, beside) ?? x;
  return { gutter: { x: edge, isMargin: false }, size: (isWritten ? writtenFirst : columnsFirst) * lines };
}

function isWide({ left, beside, lines }: Band): boolean {
  const fewest = Math.min(lines.left, lines.beside);
  return fewest >= fewestLines || (fewest >= fewestWritten && areWrittenApart(left, beside));
}

/** Whether each side has a block of several lines, and hardly any block is on both sides. */
function areWrittenApart(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const [one, other] = [blocksIn(left), blocksIn(beside)];
  const shared = [...one].filter(([block]) => other.has(block)).flatMap(([, own]) => own);
  if (linesIn(shared) > mostShared * linesIn(left)) return false;
  return [one, other].every((blocks) => [...blocks.values()].some((own) => linesIn(own) >= fewestWritten));
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

/** List markers are no lines. */
function linesIn(runs: readonly PageRun[]): number {
  return rowsOf(runs.filter(({ text }) => !isMarker(text))).length;
}
