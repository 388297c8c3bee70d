import { isDateText } from '../outline/recognize/dates-in-text.ts';
import { cleanLine } from '../text/clean-text.ts';

/** A piece of text of a PDF with its position, in points from the lower left corner of the page. */
export interface PageRun {
  readonly text: string;
  readonly x: number;
  readonly endX: number;
  readonly y: number;
  readonly size: number;
  /** Only tells fonts apart. */
  readonly font: string;
  /** According to the name of the font. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** True if the font has no accented letters, so that accent and letter are drawn separately. */
  readonly drawsAccents?: boolean;
  /** Position in the order of writing on its page. */
  readonly order?: number;
  /** Only tells text frames and columns apart; missing if the order of writing has no meaning. */
  readonly block?: number;
}

export interface PageLink {
  readonly url: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A small drawn dot, by its center: browsers draw list markers this way. */
export interface PageDot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PdfPage {
  readonly runs: readonly PageRun[];
  readonly links: readonly PageLink[];
}

/* Rows of runs, and the cells that gaps separate in them. */

const cellGap = 1.1;
/** Between two blocks, as a share of the font size. */
const blockGap = 0.4;
/** Between a date and the title beside it. */
const titleGap = 0.7;
const spaceGap = 0.15;
const marker = /^[•‣·∙⁃∗★→–*\-\u25A0-\u25FF\u2713\u2714\u2756\u2794-\u27BE\uF0B7\uF0A7o]$/u;

/** Rows from the top, each from left to right. */
export function rowsOf(runs: readonly PageRun[]): readonly (readonly PageRun[])[] {
  const rows: PageRun[][] = [];
  for (const run of [...runs].sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (first && row && isOnOneLine(first, run)) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.sort((one, other) => one.x - other.x));
}

export function isOnOneLine(one: PageRun, other: PageRun): boolean {
  return Math.abs(one.y - other.y) < 0.35 * Math.max(one.size, other.size);
}

/** Splits a row into cells; a list marker stays with its text. */
export function cellsOf(row: readonly PageRun[]): readonly (readonly PageRun[])[] {
  const cells = cellsByGaps(row);
  return isJustified(cells) ? [cells.flat()] : cells;
}

const minStretchedCells = 3;
/** Maximum difference between the gaps of a justified line, in points. */
const maxGapDifference = 0.5;

/** True for the words of a justified sentence: equal gaps, and lower-case words after the first. */
function isJustified(cells: readonly (readonly PageRun[])[]): boolean {
  if (cells.length < minStretchedCells) return false;
  const areWords = cells.every(
    (cell) => !/\S\s+\S/.test(textOf(isMarker(cell[0]?.text ?? '') ? cell.slice(1) : cell)),
  );
  // Contact details or skills may be evenly spaced too.
  if (!cells.slice(1).some((cell) => /^\p{Ll}+[,;.]?$/u.test(textOf(cell)))) return false;
  const gaps = cells.slice(1).map((cell, index) => (cell[0]?.x ?? 0) - (cells[index]?.at(-1)?.endX ?? 0));
  return areWords && Math.max(...gaps) - Math.min(...gaps) < maxGapDifference;
}

function cellsByGaps(row: readonly PageRun[]): readonly (readonly PageRun[])[] {
  const cells: PageRun[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let last: PageRun | null = null;
  for (const run of row) {
    if (run.text.trim() === '') continue;
    const gap = run.x - end;
    const isSeparate =
      gap > cellGap * run.size ||
      (gap > blockGap * run.size && areOfTwoBlocks(last, run)) ||
      (gap > titleGap * run.size && isTitleBesideDate(cells.at(-1), run));
    if (isSeparate && !(cells.length === 1 && isMarkerCell(cells[0] ?? []))) cells.push([run]);
    else cells.at(-1)?.push(run);
    end = run.endX;
    last = run;
  }
  return cells;
}

/** True for a bold text behind a date that is not: the longest date of a column may nearly reach the next one. */
function isTitleBesideDate(cell: readonly PageRun[] | undefined, run: PageRun): boolean {
  if (cell === undefined || !run.bold || cell.some(({ bold }) => bold)) return false;
  const text = textOf(cell);
  return !text.endsWith(':') && isDateText(text);
}

export function areOfTwoBlocks(one: PageRun | null, other: PageRun): boolean {
  return one?.block !== undefined && other.block !== undefined && one.block !== other.block;
}

export function isMarkerCell(cell: readonly PageRun[]): boolean {
  return cell.length === 1 && isMarker(cell[0]?.text ?? '');
}

export function isMarker(text: string): boolean {
  return marker.test(text.trim());
}

/** The cleaned text of runs. */
export function textOf(runs: readonly PageRun[]): string {
  const text = runs.map((run, index) => space(runs[index - 1], run) + run.text).join('');
  return cleanLine(text.replace(/ {2,}/g, ' '));
}

function space(before: PageRun | undefined, run: PageRun): string {
  return before && run.x - before.endX > spaceGap * run.size ? ' ' : '';
}
