import { isContactLine } from '../outline/recognize/contact-in-text.ts';
import { datesInText, isDateText } from '../outline/recognize/dates-in-text.ts';
import { sectionOf } from '../outline/recognize/section-headings.ts';
import { areOfTwoBlocks, cellsOf, isMarker, isOnOneLine, type PageRun, rowsOf, textOf } from './page-rows.ts';
import { areInBlocks, besideTheirLines, blocksOf, labelsOnOneLine } from './paired-blocks.ts';

export interface Column {
  readonly side: 'across' | 'left' | 'beside';
  readonly runs: readonly PageRun[];
  /** Where the text begins, when what is left of it only names it. */
  readonly margin?: number;
}

/** Where the text at the right begins, in points from the left edge of the page. */
export interface Gutter {
  readonly x: number;
  /** The text at the left only names what is beside it. */
  readonly isMargin: boolean;
  /** Blocks at the left begin where blocks at the right do: one belongs to the other. */
  readonly isPaired?: boolean;
}

const minRows = 6;
/** The commonest places where lines begin are looked at, and no more. */
const maxPlaces = 24;
/** In points. */
const tolerance = 4;
export const deepestIndent = 30;
/** Of the lines of a column, as a share of them. */
const minNear = 0.4;

/** In lines: what a side column has at least. */
const fewestInColumn = 4;
/** Of the lines of a page. */
const leastOfPage = 0.4;
/** Of the lower of two columns: how much of it stands beside the other. */
const leastBeside = 0.5;

/** A gutter that no block of the page crosses; a cell of a table is a block, too, but has no lines of its own below each other. */
export function gutterOfBlocks(runs: readonly PageRun[]): Gutter | null {
  const blocks = blocksIn(runs);
  // A list in columns is a part of its section.
  const least = leastOfPage * linesOf(blocks);
  const found = commonEdges(blocks)
    .flatMap((x) => zonesOf(blocks, x).map(({ left, beside }) => ({ x, left, beside })))
    .map((zone) => ({ ...zone, size: linesOf(zone.left) + linesOf(zone.beside) }))
    .filter(({ size }) => size > least)
    .sort((one, other) => other.size - one.size)
    .slice(0, mostTried)
    .find(({ left, beside }) => areColumns(left, beside));
  return found === undefined ? null : { x: found.x, isMargin: false };
}

/** Of the places where columns may be parted, the widest. */
const mostTried = 8;

/** Where most blocks begin. */
function commonEdges(blocks: readonly PageBlock[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const { left } of blocks) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxPlaces)
    .map(([x]) => x);
}

interface PageBlock {
  readonly runs: readonly PageRun[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lines: number;
}

function blocksIn(runs: readonly PageRun[]): readonly PageBlock[] {
  const groups = new Map<number, PageRun[]>();
  for (const run of runs) {
    if (run.block === undefined || run.text.trim() === '') continue;
    const own = groups.get(run.block);
    if (own) own.push(run);
    else groups.set(run.block, [run]);
  }
  return [...groups.values()].map((own) => ({
    runs: own,
    left: own.reduce((edge, { x }) => Math.min(edge, x), Number.POSITIVE_INFINITY),
    right: own.reduce((edge, { endX }) => Math.max(edge, endX), Number.NEGATIVE_INFINITY),
    top: own.reduce((edge, { y, size }) => Math.max(edge, y + size), Number.NEGATIVE_INFINITY),
    bottom: own.reduce((edge, { y }) => Math.min(edge, y), Number.POSITIVE_INFINITY),
    lines: linesIn(own),
  }));
}

interface Zone {
  readonly left: readonly PageBlock[];
  readonly beside: readonly PageBlock[];
}

/** The blocks at the two sides of a place, between those that cross it. */
function zonesOf(blocks: readonly PageBlock[], x: number): readonly Zone[] {
  const isCrossing = ({ left, right }: PageBlock) => left < x - tolerance && right > x;
  const heights = [
    Number.POSITIVE_INFINITY,
    ...blocks.filter(isCrossing).flatMap(({ top, bottom }) => [top, bottom]),
  ];
  const apart = blocks.filter((block) => !isCrossing(block));
  const edges = [...heights.sort((one, other) => other - one), Number.NEGATIVE_INFINITY];
  return edges.slice(1).map((lower, index) => {
    const upper = edges[index] ?? 0;
    const own = apart.filter(({ bottom }) => bottom < upper && bottom >= lower);
    return {
      left: own.filter(({ left }) => left < x - tolerance),
      beside: own.filter(({ left }) => left >= x - tolerance),
    };
  });
}

function linesOf(blocks: readonly PageBlock[]): number {
  return blocks.reduce((sum, { lines }) => sum + lines, 0);
}

function areColumns(left: readonly PageBlock[], beside: readonly PageBlock[]): boolean {
  if (linesOf(left) < fewestInColumn || linesOf(beside) < fewestInColumn) return false;
  const [one, other] = [left, beside].map((side) => ({
    top: Math.max(...side.map(({ top }) => top)),
    bottom: Math.min(...side.map(({ bottom }) => bottom)),
  }));
  if (one === undefined || other === undefined) return false;
  const shared = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  if (shared < leastBeside * Math.min(one.top - one.bottom, other.top - other.bottom)) return false;
  const [first, second] = [left, beside].map((side) => side.flatMap(({ runs }) => runs));
  if (first === undefined || second === undefined) return false;
  const areLong = [left, beside].every((side) => side.some(({ lines }) => lines >= fewestInColumn));
  // A table that is written column by column has a line beside each line.
  const isOfRows = isTable(first, second) && !(isTitled(first) && isTitled(second));
  return areLong && !isOfRows && !isMargin(first, second) && !areInBlocks(first, second);
}

/** Where many lines begin at one place in the middle of the page, and a good part of the page leaves it free. */
export function findGutter(runs: readonly PageRun[]): Gutter | null {
  const rows = rowsOf(runs.filter(({ text }) => text.trim() !== ''));
  let best: Gutter | null = null;
  let most = 0;
  const starts = commonStarts(rows);
  for (const [x, count] of starts) {
    const bands = bandsOf(rows, x).filter(isWide);
    const size = bands.reduce((sum, { left, beside }) => sum + linesIn(left) + linesIn(beside), 0);
    if (size <= most) continue;
    const [left, beside] = [bands.flatMap((band) => band.left), bands.flatMap((band) => band.beside)];
    // Text is indented below its headings, so what begins close to the right of it begins there, too.
    const near = starts.filter(([start]) => start >= x - tolerance && start < x + deepestIndent);
    const isNear = near.reduce((sum, [, one]) => sum + one, 0) >= minNear * linesIn(beside);
    const isPaired = areInBlocks(left, beside);
    if (!isNear && !isPaired) continue;
    const margin = isMargin(left, beside);
    const isFound =
      margin ||
      isPaired ||
      (count >= minRows && !isTable(left, beside)) ||
      (isTitled(left) && isTitled(beside));
    if (!isFound) continue;
    best = { x, isMargin: margin, ...(isPaired && { isPaired }) };
    most = size;
  }
  return best;
}

function isWide({ left, beside }: Band): boolean {
  return linesIn(left) >= minRows && linesIn(beside) >= minRows;
}

/** The columns of a page, one after the other; what crosses the gutter stays where it is between them. */
export function columnsOf(runs: readonly PageRun[], gutter: Gutter | null): readonly Column[] {
  const shown = runs.filter(({ text }) => text.trim() !== '');
  if (shown.length === 0) return [];
  if (gutter === null) return [{ side: 'across', runs: shown }];
  const columns: Column[] = [];
  for (const band of bandsOf(rowsOf(shown), gutter.x)) {
    if (isParted(band, gutter)) columns.push(...sidesOf(band, gutter));
    else addAcross(columns, [...band.across, ...band.left, ...band.beside]);
  }
  return columns.filter((column) => column.runs.length > 0);
}

function isParted({ across, left, beside }: Band, { isMargin: named, isPaired }: Gutter): boolean {
  if (across.length > 0) return false;
  const [narrow = 0, long = 0] = [linesIn(left), linesIn(beside)].sort((one, other) => one - other);
  return named || isPaired ? linesIn(beside) > 0 : narrow > 0 && long >= minRows;
}

function sidesOf({ left, beside }: Band, { x, isMargin: named, isPaired }: Gutter): readonly Column[] {
  if (named) return [{ side: 'across', runs: [...labelsOnOneLine(left), ...beside], margin: x - tolerance }];
  if (isPaired) return pairedColumns(left, beside, x - tolerance);
  return [
    { side: 'left', runs: left },
    { side: 'beside', runs: beside },
  ];
}

/** Block by block; labels at the height of what they name stay in its line. */
function pairedColumns(
  left: readonly PageRun[],
  beside: readonly PageRun[],
  margin: number,
): readonly Column[] {
  const columns: Column[] = [];
  for (const block of blocksOf(labelsOnOneLine(left), beside)) {
    const last = columns.at(-1);
    const runs = [...block.left, ...block.beside];
    if (isHeadOfEntry(block.left) || !besideTheirLines(block)) {
      columns.push({ side: 'across', runs: block.left }, { side: 'across', runs: block.beside });
    } else if (last?.margin === margin)
      columns[columns.length - 1] = { ...last, runs: [...last.runs, ...runs] };
    else columns.push({ side: 'across', runs, margin });
  }
  return columns;
}

/** When, and what or where below it. */
function isHeadOfEntry(left: readonly PageRun[]): boolean {
  const labels = rowsOf(left).map(textOf);
  const others = labels.filter(
    (text) => !isDateText(text) && sectionOf(text) === null && !/[:：]$/.test(text),
  );
  return others.length > 0 && others.length < labels.length && labels.some(isDateText);
}

function addAcross(columns: Column[], runs: readonly PageRun[]): void {
  const last = columns.at(-1);
  if (last?.side === 'across' && last.margin === undefined)
    columns[columns.length - 1] = { side: 'across', runs: [...last.runs, ...runs] };
  else columns.push({ side: 'across', runs });
}

/** Places where lines and their parts begin, the commonest first. */
function commonStarts(
  rows: readonly (readonly PageRun[])[],
): readonly (readonly [x: number, count: number])[] {
  const runs = rows.flat();
  const left = runs.reduce((edge, { x }) => Math.min(edge, x), Number.POSITIVE_INFINITY);
  const right = runs.reduce((edge, { endX }) => Math.max(edge, endX), 0);
  const width = right - left;
  const starts = new Map<number, number>();
  for (const cell of rows.flatMap(cellsOf)) {
    const x = Math.round((cell[0]?.x ?? 0) / 2) * 2;
    if (x > left + 0.12 * width && x < left + 0.82 * width) starts.set(x, (starts.get(x) ?? 0) + 1);
  }
  return [...starts].sort(([, one], [, other]) => other - one).slice(0, maxPlaces);
}

/** Dates, headings, labels, nearly all of them at the beginning of a line. One that wraps says nothing in pieces. */
function isMargin(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const labels = rowsOf(labelsOnOneLine(left));
  const telling = labels.filter((row) => isInformative(textOf(row)));
  const informative = new Set(telling);
  const lineOf = linesFrom(rowsOf(beside));
  const named = labels.filter((row) => {
    const isBeside = lineOf(row[0]) !== null;
    return isBeside || informative.has(row);
  });
  return named.length >= 0.85 * labels.length && telling.length >= 0.4 * labels.length;
}

function isInformative(text: string): boolean {
  return sectionOf(text) !== null || datesInText(text).date !== '';
}

/** Whether nearly every line has its other half on the other side: names and what is said of each. */
function isTable(left: readonly PageRun[], beside: readonly PageRun[]): boolean {
  const rows = rowsOf(beside);
  const lineOf = linesFrom(rowsOf(left));
  const aligned = rows.filter(([first]) => lineOf(first) !== null);
  return aligned.length >= 0.7 * rows.length;
}

/** The row on whose line a run is; for runs from the top of the page down, one after the other. */
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

function isTitled(runs: readonly PageRun[]): boolean {
  return rowsOf(runs).some((row) => sectionOf(textOf(row)) !== null);
}

/** Rows of a page under each other that all cross a gutter, or all leave it free. */
interface Band {
  /** What crosses; empty where the gutter is free. */
  readonly across: readonly PageRun[];
  readonly left: readonly PageRun[];
  readonly beside: readonly PageRun[];
}

type Row = readonly PageRun[];
/** A list marker belongs to what follows it, at most so far. */
const markerDistance = 40;
/** Between two words of one sentence, as a share of their size. */
const wordGap = 0.5;

/** The bands of rows, from the top, by a gutter whose right edge is `x`. */
function bandsOf(rows: readonly Row[], x: number): readonly Band[] {
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
  return isText && !areOfTwoBlocks(before, run) && run.x - before.endX < wordGap * run.size;
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
function linesIn(runs: readonly PageRun[]): number {
  return rowsOf(runs.filter(({ text }) => !isMarker(text))).length;
}
