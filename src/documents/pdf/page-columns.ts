import { isDateText } from '../outline/recognize/dates-in-text.ts';
import { sectionOf } from '../outline/recognize/section-headings.ts';
import type { Gutter } from './find-gutter.ts';
import { type Band, bandsOf, tolerance } from './page-bands.ts';
import { type PageRun, rowsOf, textOf } from './page-rows.ts';
import { blocksOf, haveLinesBeside, labelsOnOneLine } from './paired-blocks.ts';

export interface Column {
  readonly side: 'across' | 'left' | 'beside';
  readonly runs: readonly PageRun[];
  /** Where the text begins, if the text on its left is only a label. */
  readonly margin?: number;
  /** The right edge, if lines below the column show that it is wider than its own lines. */
  readonly right?: number | undefined;
}

/** Minimum lines of the longer side of a gutter. */
const minLinesInColumn = 6;

/** The columns of a page in order; text that crosses the gutter stays between them. */
export function columnsOf(runs: readonly PageRun[], gutter: Gutter | null): readonly Column[] {
  const shown = runs.filter(({ text }) => text.trim() !== '');
  if (shown.length === 0) return [];
  if (gutter === null) return [{ side: 'across', runs: shown }];
  const columns: Column[] = [];
  for (const band of bandsOf(rowsOf(shown), gutter.x)) {
    if (isSplit(band, gutter)) columns.push(...sidesOf(band, gutter));
    else addAcross(columns, [...band.across, ...band.left, ...band.beside]);
  }
  return columns.filter((column) => column.runs.length > 0);
}

function isSplit({ across, lines }: Band, { isMargin: named, isPaired }: Gutter): boolean {
  if (across.length > 0) return false;
  const [narrow = 0, long = 0] = [lines.left, lines.beside].sort((one, other) => one - other);
  return named || isPaired ? lines.beside > 0 : narrow > 0 && long >= minLinesInColumn;
}

function sidesOf({ left, beside }: Band, { x, isMargin: named, isPaired }: Gutter): readonly Column[] {
  if (named) return [{ side: 'across', runs: [...labelsOnOneLine(left), ...beside], margin: x - tolerance }];
  if (isPaired) return pairedColumns(left, beside, x - tolerance);
  const { beforeHeading, below } = sectionBelow(left, beside);
  return [
    { side: 'left', runs: beforeHeading, ...(below.length > 0 && { right: rightEdgeOf(left) }) },
    { side: 'beside', runs: beside },
    { side: 'across', runs: below },
  ];
}

function rightEdgeOf(runs: readonly PageRun[]): number {
  return runs.reduce((edge, { endX }) => Math.max(edge, endX), 0);
}

/** Splits the left column at the first heading below the end of the other: it begins the text that follows both. */
function sectionBelow(left: readonly PageRun[], beside: readonly PageRun[]) {
  const rows = rowsOf(left);
  const end = beside.reduce((lowest, { y }) => Math.min(lowest, y), Number.POSITIVE_INFINITY);
  const heading = rows.findIndex((row) => (row[0]?.y ?? end) < end && sectionOf(textOf(row)) !== null);
  if (heading <= 0) return { beforeHeading: left, below: [] };
  return { beforeHeading: rows.slice(0, heading).flat(), below: rows.slice(heading).flat() };
}

/** Pairs blocks; labels at the height of the text that they name stay in its line. */
function pairedColumns(
  left: readonly PageRun[],
  beside: readonly PageRun[],
  margin: number,
): readonly Column[] {
  const columns: Column[] = [];
  for (const block of blocksOf(labelsOnOneLine(left), beside)) {
    const last = columns.at(-1);
    const runs = [...block.left, ...block.beside];
    if (isHeadOfEntry(block.left) || !haveLinesBeside(block)) {
      columns.push({ side: 'across', runs: block.left }, { side: 'across', runs: block.beside });
    } else if (last?.margin === margin)
      columns[columns.length - 1] = { ...last, runs: [...last.runs, ...runs] };
    else columns.push({ side: 'across', runs, margin });
  }
  return columns;
}

/** True for a date with more text below it, such as an employer or a place. */
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
