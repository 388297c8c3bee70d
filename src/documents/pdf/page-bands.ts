import { isContactLine } from '../outline/recognize/contact-in-text.ts';
import { isDateText } from '../outline/recognize/dates-in-text.ts';
import { areOfTwoBlocks, cellsOf, isMarker, type PageRun, textOf } from './page-rows.ts';

/** In points. */
export const tolerance = 4;

/** Consecutive rows of a page that either all cross a gutter or all leave it free. */
export interface Band {
  /** The runs that cross; empty if the gutter is free. */
  readonly across: readonly PageRun[];
  readonly left: readonly PageRun[];
  readonly beside: readonly PageRun[];
  /** Number of lines in all and on each side, without list markers. */
  readonly lines: { readonly all: number; readonly left: number; readonly beside: number };
}

export type Row = readonly PageRun[];
/** Maximum distance of a list marker from its text, in points. */
const markerDistance = 40;
/** Minimum distance of a date from the left edge of a column that it does not belong to, in points. */
const farFromEdge = 40;
/**
 * Maximum difference in height between the halves of a table row, in points; lines of two columns are this close only
 * by chance.
 */
export const sameBaseline = 0.6;
/** Maximum gap between two words of a sentence, as a share of the font size. */
const wordGap = 0.5;

/** Splits rows into bands, from the top, for a gutter whose right edge is `x`. */
export function bandsOf(rows: readonly Row[], x: number): readonly Band[] {
  const bands: { crosses: boolean; rows: Row[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const crosses = isAcross(row, x) || endsInDate(rows, index, x);
    if (bands.at(-1)?.crosses === crosses) bands.at(-1)?.rows.push(row);
    else bands.push({ crosses, rows: [row] });
  }
  return bands.map(({ crosses, rows: own }) => {
    if (crosses)
      return { across: own.flat(), left: [], beside: [], lines: { all: own.length, left: 0, beside: 0 } };
    const sides = own.map((row) => splitAtGutter(row, x));
    return {
      across: [],
      left: sides.flatMap(({ left }) => left),
      beside: sides.flatMap(({ beside }) => beside),
      lines: {
        all: own.length,
        left: sides.filter(({ left }) => hasText(left)).length,
        beside: sides.filter(({ beside }) => hasText(beside)).length,
      },
    };
  });
}

function isAcross(row: Row, x: number): boolean {
  return (
    isContactRow(row, x) ||
    row.some((run, index) => {
      if (run.endX <= x + 2) return false;
      if (run.x < x - tolerance) return true;
      const before = row[index - 1];
      return before !== undefined && before.x < x - tolerance && isSameSentence(before, run);
    })
  );
}

/** True for contact details in a row, whose gaps are not a gutter. */
function isContactRow(row: Row, x: number): boolean {
  // An icon before a detail may be on the other side of the gutter.
  const bare = cellsOf(row).map((cell) => cell.filter(({ text }) => !isMarker(text)));
  const cells = bare.filter((cell) => isContactLine(textOf(cell)));
  return (
    cells.some(([run]) => run && run.x < x - tolerance) &&
    cells.some(([run]) => run && run.x >= x - tolerance)
  );
}

function isSameSentence(before: PageRun, run: PageRun): boolean {
  const isText = !isMarker(before.text) && !isMarker(run.text);
  return isText && !areOfTwoBlocks(before, run) && run.x - before.endX < wordGap * run.size;
}

/** True if a row ends in a date far to the right of a gutter, with no line of that column near it. */
function endsInDate(rows: readonly Row[], index: number, x: number): boolean {
  const row = rows[index] ?? [];
  const beyond = beyondOf(row, x);
  const [first] = beyond;
  if (first === undefined || beyond.length === row.length || first.x < x + farFromEdge) return false;
  const isDate = (runs: Row) => runs.length === 0 || isDateText(textOf(runs));
  return isDate(beyond) && rowsNear(rows, index).every((near) => isDate(beyondOf(near, x)));
}

function beyondOf(row: Row, x: number): Row {
  return row.filter((run) => run.x >= x - tolerance);
}

function splitAtGutter(row: Row, x: number) {
  const isLeft = (run: PageRun, index: number) => {
    if (run.x >= x - tolerance) return false;
    const next = row[index + 1];
    const marks = isMarker(run.text) && next !== undefined && next.x >= x - tolerance;
    return !(marks && run.x >= x - markerDistance);
  };
  return { left: row.filter(isLeft), beside: row.filter((run, index) => !isLeft(run, index)) };
}

function hasText(row: Row): boolean {
  return row.some(({ text }) => !isMarker(text));
}

/** In font sizes. */
const farFromLines = 2;

/** The rows around one that may be lines of the same text. */
function rowsNear(rows: readonly Row[], index: number): readonly Row[] {
  const [first] = rows[index] ?? [];
  if (first === undefined) return [];
  const isFar = (row: Row | undefined) =>
    Math.abs((row?.[0]?.y ?? Infinity) - first.y) >= farFromLines * first.size;
  let [start, end] = [index, index + 1];
  while (!isFar(rows[start - 1])) start -= 1;
  while (!isFar(rows[end])) end += 1;
  return rows.slice(start, end);
}
