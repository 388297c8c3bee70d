import { isContactLine } from '../outline/contact-in-text.ts';
import { cellsOf, isMarker, rowsOf, textOf } from './page-rows.ts';
import type { PageRun } from './page-runs.ts';

/** Rows of a page under each other that all cross a gutter, or all leave it free. */
export interface Band {
  /** What crosses; empty where the gutter is free. */
  readonly across: readonly PageRun[];
  readonly left: readonly PageRun[];
  readonly beside: readonly PageRun[];
}

type Row = readonly PageRun[];

/** In points. */
const tolerance = 4;
/** A list marker belongs to what stands behind it, at most so far. */
const markerDistance = 40;
/** Between two words of one sentence, as a share of their size. */
const wordGap = 0.5;

/** The bands of rows, from the top, by a gutter whose right edge is `x`. */
export function bandsOf(rows: readonly Row[], x: number): readonly Band[] {
  const bands: { crosses: boolean; rows: Row[] }[] = [];
  for (const row of rows) {
    const crosses = isAcross(row, x);
    if (bands.at(-1)?.crosses === crosses) bands.at(-1)?.rows.push(row);
    else bands.push({ crosses, rows: [row] });
  }
  return bands.map(({ crosses, rows: own }) => {
    if (crosses) return { across: own.flat(), left: [], beside: [] };
    const sides = own.map((row) => parted(row, x));
    return {
      across: [],
      left: sides.flatMap(({ left }) => left),
      beside: sides.flatMap(({ beside }) => beside),
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

/** Contact details in a row, whose gaps are no gutter. */
function isContactRow(row: Row, x: number): boolean {
  const cells = cellsOf(row).filter((cell) => isContactLine(textOf(cell)));
  return cells.some(([run]) => run && run.x < x - tolerance) && cells.some(([run]) => run && run.x > x + 2);
}

function isSameSentence(before: PageRun, run: PageRun): boolean {
  const isText = !isMarker(before.text) && !isMarker(run.text);
  return isText && run.x - before.endX < wordGap * run.size;
}

function parted(row: Row, x: number) {
  const isLeft = (run: PageRun, index: number) => {
    if (run.x >= x - tolerance) return false;
    const next = row[index + 1];
    const marks = isMarker(run.text) && next !== undefined && next.x >= x - tolerance;
    return !(marks && run.x >= x - markerDistance);
  };
  return { left: row.filter(isLeft), beside: row.filter((run, index) => !isLeft(run, index)) };
}

/** How many lines a side of a band has, list markers left out. */
export function linesIn(runs: readonly PageRun[]): number {
  return rowsOf(runs.filter(({ text }) => !isMarker(text))).length;
}
