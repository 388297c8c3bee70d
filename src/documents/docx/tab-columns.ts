import { sectionOf } from '../outline/recognize/section-headings.ts';
import type { WordParagraph, WordRun } from './word-paragraphs.ts';

/*
 * Two columns made with tabs: two headings in one line, and rows with a tab between the texts of the columns. The columns
 * are read one after the other.
 */

/** Puts the left column before the right one, from two headings in a line to the next blank line or heading. */
export function withTabColumns(paragraphs: readonly WordParagraph[]): readonly WordParagraph[] {
  const ordered: WordParagraph[] = [];
  let earlier: HeadRow | null = null;
  let index = 0;
  while (index < paragraphs.length) {
    const here = paragraphs.slice(index, index + 1);
    const heads: HeadRow | null = here.map((one) => headRowOf(one, earlier))[0] ?? null;
    const columns = heads && columnsBelow(heads, paragraphs.slice(index + 1));
    ordered.push(...(columns ? [...columns.left, ...columns.right] : here));
    if (columns) earlier = heads;
    index += columns?.count ?? 1;
  }
  return ordered;
}

interface Columns {
  readonly left: WordParagraph[];
  readonly right: WordParagraph[];
  count: number;
}

interface HeadRow {
  readonly paragraph: WordParagraph;
  readonly row: Row;
}

/** A line of two known headings; one is enough in a line that is set like an earlier one. */
function headRowOf(paragraph: WordParagraph, earlier: HeadRow | null): HeadRow | null {
  const row = rowOf(paragraph);
  if (!row || row.between === 0) return null;
  const known = [row.left, row.right].filter(isHeading).length;
  const isAlike =
    earlier !== null &&
    earlier.row.between === row.between &&
    earlier.paragraph.style.name === paragraph.style.name &&
    earlier.paragraph.place.indent === paragraph.place.indent;
  return known === 2 || (known === 1 && isAlike) ? { paragraph, row } : null;
}

function columnsBelow(heads: HeadRow, paragraphs: readonly WordParagraph[]): Columns | null {
  const columns: Columns = { ...columnsOf(heads.paragraph, heads.row), count: 1 };
  let rows = 0;
  for (const paragraph of paragraphs) {
    const row = rowOf(paragraph, heads.row.between);
    if (row === null || headRowOf(paragraph, heads)) break;
    if (row.between === 0 && (isHeading(row.left) || row.left.length > maxRowLength)) break;
    if (row.between > 0 && row.left !== '' && !isRule(row.left)) rows += 1;
    const { left, right } = columnsOf(paragraph, row);
    columns.left.push(...left);
    columns.right.push(...right);
    columns.count += 1;
  }
  return rows > 0 ? columns : null;
}

/** In letters; a longer text without tabs is as wide as both columns. */
const maxRowLength = 40;

const isHeading = (text: string) => sectionOf(text) !== null;
const isRule = (text: string) => !/[\p{L}\p{N}]/u.test(text);

interface Row {
  readonly left: string;
  readonly right: string;
  /** Number of tabs between the two texts; 0 without. */
  readonly between: number;
  /** Where the tabs begin and end. */
  readonly from: number;
  readonly until: number;
}

/**
 * The two texts of a row; null for a blank line and others that are not in such columns.
 * @param distance number of tabs between the headings: a row that begins with as many has no left text
 */
function rowOf(paragraph: WordParagraph, distance = Number.POSITIVE_INFINITY): Row | null {
  const text = paragraph.runs.map((run) => run.text).join('');
  if (paragraph.cell || text.includes('\n') || text.trim() === '') return null;
  const start = text.search(/\S/);
  const leading = text.slice(0, start).split('\t').length - 1;
  const gaps = Array.from(text.trimEnd().matchAll(/\t[\t ]*/g), ({ 0: { length }, 0: gap, index }) => ({
    ...{ from: index, until: index + length, between: gap.split('\t').length - 1 },
  })).filter(({ from }) => from >= start);
  const [widest] = gaps.toSorted((one, other) => other.between - one.between);
  if (leading >= distance)
    return { left: '', right: text.trim(), between: leading, from: start, until: start };
  if (!widest) return { left: text.trim(), right: '', between: 0, from: text.length, until: text.length };
  return { ...widest, left: text.slice(0, widest.from).trim(), right: text.slice(widest.until).trim() };
}

function columnsOf(paragraph: WordParagraph, row: Row): Omit<Columns, 'count'> {
  const { runs } = paragraph;
  const of = (text: string, from: number, until: number) =>
    text === '' ? [] : [{ ...paragraph, runs: stretchOf(runs, from, until) }];
  return {
    left: of(row.left, 0, row.from),
    right: of(row.right, row.until, Number.POSITIVE_INFINITY),
  };
}

/** The runs between two places in the text of a paragraph. */
function stretchOf(runs: readonly WordRun[], from: number, until: number): readonly WordRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, until - at));
    at += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}
