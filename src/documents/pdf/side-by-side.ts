import { datesInText, isDateText } from '../outline/recognize/dates-in-text.ts';
import { sectionOf } from '../outline/recognize/section-headings.ts';
import { type Row, sameBaseline, tolerance } from './page-bands.ts';
import { cellsOf, isMarker, isOnOneLine, type PageRun, rowsOf, textOf } from './page-rows.ts';
import { labelsOnOneLine } from './paired-blocks.ts';

/* How the text on one side of a position relates to the text on the other side. */

/**
 * `margin`: labels of the text beside them; `table`: both sides are halves of lines; `indented`: nothing is beside the
 * text.
 */
export type Relation = 'columns' | 'indented' | 'margin' | 'table';

export function relationOf(left: readonly PageRun[], beside: readonly PageRun[]): Relation {
  const inTurns = areInTurns(left, beside);
  if (isMargin(left, beside, () => inTurns && areClose(left, beside))) return 'margin';
  const areRows = isTable(left, beside) && !(isTitled(left) && isTitled(beside)) && !areTexts(left, beside);
  if (inTurns || areRows) return 'table';
  return areBeside(left, beside) ? 'columns' : 'indented';
}

/**
 * True if nearly all lines on the left are dates, headings or labels at the beginning of a line. Wrapped labels are
 * joined first.
 */
function isMargin(left: readonly PageRun[], beside: readonly PageRun[], areHalves: () => boolean): boolean {
  const labels = rowsOf(labelsOnOneLine(left));
  const informative = new Set(labels.filter((row) => isInformative(textOf(row))));
  const lineOf = linesFrom(rowsOf(beside));
  const named = labels.filter((row) => lineOf(row[0]) !== null || informative.has(row));
  const isNamed = (minNamed: number, minInformative: number) =>
    named.length >= minNamed * labels.length && informative.size >= minInformative * labels.length;
  return isNamed(0.85, 0.4) || (isNamed(0.7, 0.25) && areHalves());
}

/** True if the gap between the halves of a line is so narrow that they would be read as one text. */
function areClose(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const lineOf = linesFrom(rowsOf(beside));
  const halves = rowsOf(left).flatMap((row) => {
    const other = lineOf(row[0]);
    return other === null ? [] : [cellsOf([...row, ...other])];
  });
  const isBeside = new Set(beside);
  const joined = halves.filter(([cell = []]) => cell.some((run) => isBeside.has(run)));
  return joined.length > halves.length / 2;
}

function isInformative(text: string): boolean {
  return sectionOf(text) !== null || datesInText(text).date !== '';
}

/** Minimum share of the left lines. */
const minInTurns = 0.4;

/** True if lines on the left were written right before or after those beside them, as halves of one line. */
function areInTurns(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const rows = rowsOf(left.filter(({ text }) => !isMarker(text)));
  const sides = [...left, ...beside].filter(({ text, order }) => order !== undefined && !isMarker(text));
  const written = sides.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const places = new Map(written.map((run, index) => [run, index]));
  const isBeside = new Set(beside);
  const isHalf = (run: PageRun | undefined, [first]: Row) =>
    run !== undefined && first !== undefined && isBeside.has(run) && Math.abs(run.y - first.y) < sameBaseline;
  const inTurns = rows.filter((row) => {
    const own = row.flatMap((run) => places.get(run) ?? []);
    return isHalf(written[Math.min(...own) - 1], row) || isHalf(written[Math.max(...own) + 1], row);
  });
  return inTurns.length >= minInTurns * rows.length;
}

/** True if nearly every line has a counterpart on the other side, as names and their descriptions do. */
function isTable(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const rows = rowsOf(beside);
  const lineOf = linesFrom(rowsOf(left));
  const aligned = rows.filter(([first]) => lineOf(first) !== null);
  return aligned.length >= 0.7 * rows.length;
}

/** Minimum number of lines that begin in lower case. */
const minWrapped = 2;

/** True if sentences wrap on both sides, which names do not, and both have as many dates: each has entries of its own. */
function areTexts(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const [one = [], other = []] = [left, beside].map(rowsOf);
  return wraps(one) && wraps(other) && datesIn(one) === datesIn(other);
}

function wraps(rows: readonly Row[]): boolean {
  const texts = rows.map(textOf);
  const isRest = (text: string, above: string) => /^\p{Ll}/u.test(text) && /[\p{L},]$/u.test(above);
  return texts.filter((text, index) => isRest(text, texts[index - 1] ?? '')).length >= minWrapped;
}

/** Number of cells, and of runs alone, that are dates. */
function datesIn(rows: readonly Row[]): number {
  return rows.filter((row) =>
    [...cellsOf(row), ...row.map((run) => [run])].some((cell) => isDateText(textOf(cell))),
  ).length;
}

/** Finds the row at the height of a run; runs must be asked for from the top down. */
function linesFrom(rows: readonly Row[]): (run: PageRun | undefined) => Row | null {
  let at = 0;
  return (run) => {
    if (run === undefined) return null;
    while (at < rows.length && isAbove(rows[at]?.[0], run)) at += 1;
    const row = rows[at];
    return row?.some((one) => isOnOneLine(one, run)) === true ? row : null;
  };
}

function isAbove(run: PageRun | undefined, other: PageRun): boolean {
  return run !== undefined && run.y > other.y && !isOnOneLine(run, other);
}

export function isTitled(runs: readonly PageRun[]): boolean {
  return rowsOf(runs).some((row) => sectionOf(textOf(row)) !== null);
}

/** Minimum share of lines, on the side with fewer lines, that have a line of the other side at their height. */
const minLinesBeside = 0.2;

/** True if text is beside text; if each side continues below the other, one of them is only indented. */
function areBeside(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const [fewer = [], more = []] = [rowsOf(left), rowsOf(beside)].sort(
    (one, other) => one.length - other.length,
  );
  let at = 0;
  const apart = fewer.filter(([run]) => {
    if (run === undefined) return true;
    while ((more[at]?.[0]?.y ?? 0) > run.y + run.size) at += 1;
    return (more[at]?.[0]?.y ?? Number.NEGATIVE_INFINITY) < run.y - run.size;
  });
  return fewer.length - apart.length >= minLinesBeside * fewer.length;
}

const minDates = 3;
/** Minimum share of dates that have text on their right, among dates alone at the end of a left line. */
const minBeside = 0.6;
/** Minimum share of the other left lines that end before the dates. */
const minFree = 0.95;

/**
 * The left edge of a column of dates between the left lines and the right ones that they date; null if there is none.
 */
export function edgeOfDates(left: readonly PageRun[], beside: readonly PageRun[]): number | null {
  const lineOf = linesFrom(rowsOf(beside));
  const dates = rowsOf(left).flatMap((row) => {
    const cell = cellsOf(row).at(-1) ?? [];
    return isDateText(textOf(cell)) ? [{ cell, isBeside: lineOf(cell[0]) !== null }] : [];
  });
  const own = dates.filter(({ isBeside }) => isBeside);
  if (own.length < minDates || own.length < minBeside * dates.length) return null;
  const edge = Math.min(...own.map(({ cell }) => cell[0]?.x ?? 0)) - tolerance;
  const others = left.filter(({ x, text }) => x < edge && !isMarker(text));
  if (others.length === 0) return null;
  return others.filter(({ endX }) => endX <= edge).length >= minFree * others.length ? edge : null;
}
