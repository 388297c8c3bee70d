import { cleanLine } from '../text/clean-text.ts';

/** Text of a PDF at its place, in points from the lower left corner of the page. */
export interface PageRun {
  readonly text: string;
  readonly x: number;
  readonly endX: number;
  readonly y: number;
  readonly size: number;
  /** Distinguishes fonts, and no more. */
  readonly font: string;
  /** What the font's own name says. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** Its font has no letters with accents: they are drawn as two. */
  readonly drawsAccents?: boolean;
  /** Its place among what was written on its page. */
  readonly order?: number;
  /** Distinguishes text frames and columns, and no more; left out where the order of writing says nothing. */
  readonly block?: number;
}

export interface PageLink {
  readonly url: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A small dot that is drawn and not written, by its middle: what browsers put before the points of a list. */
export interface PageDot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PdfPage {
  readonly runs: readonly PageRun[];
  readonly links: readonly PageLink[];
}

/* Runs on one line of the page, and the groups in it that gaps keep apart. */

const cellGap = 1.1;
/** Between two blocks, as a share of the size. */
const blockGap = 0.4;
const spaceGap = 0.15;
const marker = /^[•‣·∙⁃∗★→–*\-\u25A0-\u25FF\u2713\u2714\u2756\u2794-\u27BE\uF0B7\uF0A7o]$/u;

/** From the top, each from the left. */
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

/** A list marker stays with what it marks. */
export function cellsOf(row: readonly PageRun[]): readonly (readonly PageRun[])[] {
  const cells = cellsByGaps(row);
  return isStretched(cells) ? [cells.flat()] : cells;
}

const fewestStretched = 3;
/** In points. */
const mostUneven = 0.5;

/** Words of a sentence that is set from edge to edge: all gaps are the same, and it goes on in small letters. */
function isStretched(cells: readonly (readonly PageRun[])[]): boolean {
  if (cells.length < fewestStretched) return false;
  const areWords = cells.every(
    (cell) => !/\S\s+\S/.test(textOf(isMarker(cell[0]?.text ?? '') ? cell.slice(1) : cell)),
  );
  // Details or skills may be set so, too.
  if (!cells.slice(1).some((cell) => /^\p{Ll}+[,;.]?$/u.test(textOf(cell)))) return false;
  const gaps = cells.slice(1).map((cell, index) => (cell[0]?.x ?? 0) - (cells[index]?.at(-1)?.endX ?? 0));
  return areWords && Math.max(...gaps) - Math.min(...gaps) < mostUneven;
}

function cellsByGaps(row: readonly PageRun[]): readonly (readonly PageRun[])[] {
  const cells: PageRun[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let last: PageRun | null = null;
  for (const run of row) {
    if (run.text.trim() === '') continue;
    const gap = run.x - end;
    const isApart = gap > cellGap * run.size || (gap > blockGap * run.size && areOfTwoBlocks(last, run));
    if (isApart && !(cells.length === 1 && isMarkerCell(cells[0] ?? []))) cells.push([run]);
    else cells.at(-1)?.push(run);
    end = run.endX;
    last = run;
  }
  return cells;
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

/** The words of runs, clean. */
export function textOf(runs: readonly PageRun[]): string {
  const text = runs.map((run, index) => space(runs[index - 1], run) + run.text).join('');
  return cleanLine(text.replace(/ {2,}/g, ' '));
}

function space(before: PageRun | undefined, run: PageRun): string {
  return before && run.x - before.endX > spaceGap * run.size ? ' ' : '';
}
