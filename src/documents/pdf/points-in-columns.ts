import { tolerance } from './page-bands.ts';
import { cellsOf, isMarker, type PageRun } from './page-rows.ts';

type Row = readonly PageRun[];

/** Minimum number of rows with two list markers; fewer may be contact details behind icons. */
const minRows = 3;
/** More have no room beside each other. */
const maxColumns = 4;

/**
 * Reads a list that is set in columns one column after the other: its rows have several list markers, which are below
 * each other. Such a list may be too short to have a gutter.
 */
export function withPointsInColumns(rows: readonly Row[], most = maxColumns): readonly Row[] {
  const read: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const list = most > 1 ? listFrom(rows, at) : null;
    if (list === null) read.push(...rows.slice(at, ++at));
    else {
      read.push(...list.left, ...withPointsInColumns(list.beside, most - 1));
      at += list.length;
    }
  }
  return read;
}

/** The first column of the list that begins at a row, and the columns beside it; null if no list begins there. */
function listFrom(rows: readonly Row[], start: number) {
  const first = rows[start] ?? [];
  const x = secondMarker(first);
  if (x === null) return null;
  const isAlike = (row: Row) => Math.abs((secondMarker(row) ?? 0) - x) < tolerance;
  const isInList = (row: Row | undefined) => row !== undefined && (isAlike(row) || isRest(row, first, x));
  let end = start + 1;
  while (isInList(rows[end])) end += 1;
  const list = rows.slice(start, end);
  if (list.filter(isAlike).length < minRows) return null;
  const isLeft = (run: PageRun) => run.x < x - tolerance;
  const side = (own: (run: PageRun) => boolean) =>
    list.map((row) => row.filter(own)).filter((row) => row.length > 0);
  return { left: side(isLeft), beside: side((run) => !isLeft(run)), length: list.length };
}

/** Where the second list marker of a row is; null if the row does not begin with one too. */
function secondMarker(row: Row): number | null {
  const [begin, ...others] = cellsOf(row).map(([run]) => run);
  if (begin === undefined || !isMarker(begin.text)) return null;
  const second = others.find((run) => run !== undefined && isMarker(run.text));
  return second?.x ?? null;
}

/** True for wrapped lines of points: deeper than the markers, on one or both sides. */
function isRest(row: Row, [marker]: Row, x: number): boolean {
  const isInside = (run: PageRun) => run.endX <= x || run.x > x + tolerance;
  return marker !== undefined && row.every((run) => run.x > marker.x + tolerance && isInside(run));
}
