import { isKnownWord } from '../../lexicon/words/known-words.ts';
import type { ListedLine } from '../outline/lines/listed-entries.ts';
import { contactParts, isContactLine } from '../outline/recognize/contact-in-text.ts';
import { isDateText } from '../outline/recognize/dates-in-text.ts';
import { isName } from '../outline/recognize/person-name.ts';
import { sectionNamed, sectionOf } from '../outline/recognize/section-headings.ts';
import { openingOf, type SourceLine } from '../outline/source-line.ts';
import { findGutter, type Gutter, maxIndent } from './find-gutter.ts';
import { type Column, columnsOf } from './page-columns.ts';
import {
  cellsOf,
  isMarker,
  isMarkerCell,
  type PageLink,
  type PageRun,
  type PdfPage,
  rowsOf,
  textOf,
} from './page-rows.ts';
import { datesOnOneLine } from './paired-blocks.ts';
import { withPointsInColumns } from './points-in-columns.ts';

/** A line of the page: its text, and the text at its other end. */
export interface PageLine {
  readonly page: number;
  readonly number: number;
  readonly text: string;
  readonly aside: string;
  /** True if a list marker came before the text as a separate run. */
  readonly marked: boolean;
  /** Where the text begins, without its marker. */
  readonly x: number;
  /** Where the line begins, including its marker. */
  readonly startX: number;
  readonly endX: number;
  /** Edges of the column. */
  readonly left: number;
  readonly right: number;
  /** The column of the page, if it has two. */
  readonly side?: 'left' | 'beside' | undefined;
  /** True if the column is centered or flush right, so that lines begin anywhere. */
  readonly ragged: boolean;
  /** True if it is in a margin and has the font of the headings there. */
  readonly isMarginHeading?: boolean;
  /** True if a date is in the margin to its left. */
  readonly isBesideDate?: boolean;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** True if only words at the beginning are bold. */
  readonly beginsBold: boolean;
  readonly links: readonly string[];
  /** The words at the beginning that are bold or italic, if the words after them are not. */
  readonly opening: string | undefined;
}

/** Minimum distance between a label and its row, in points. */
const minMargin = 36;
/** The lines of all pages from the top, one column after the other. */
export function linesOfPages(pages: readonly PdfPage[]): readonly PageLine[] {
  const counts = pages.map(() => 0);
  const parts = pages.map(({ runs }, index) => ({ runs, page: index + 1 }));
  const columns = columnsInOrder(parts, maxNesting);
  const headings = headingFaces(columns.flatMap(labelsOf));
  const lines = columns.flatMap(({ page, outer, ...column }) => {
    const links = pages[page - 1]?.links ?? [];
    const lines = columnLines(column, links, {
      page,
      side: outer,
      above: counts[page - 1] ?? 0,
      headings,
    });
    counts[page - 1] = lines.at(-1)?.number ?? counts[page - 1] ?? 0;
    return lines;
  });
  return withPictureLinks(lines, pages[0]);
}

/** Share of a page, from its top, that holds the name and contact data. */
const headOfPage = 0.25;

/** Adds the profiles that icons at the top link to, without text of their own, to the first line. */
function withPictureLinks(lines: readonly PageLine[], page: PdfPage | undefined): readonly PageLine[] {
  const [first, ...others] = lines;
  if (first === undefined || page === undefined || page.links.length === 0) return lines;
  const heights = page.runs.map(({ y }) => y);
  const top = Math.max(...heights);
  const lowest = top - headOfPage * (top - Math.min(...heights));
  const found = page.links.filter(
    (link) =>
      link.bottom >= lowest &&
      !covers(link, page.runs) &&
      contactParts(link.url).some(({ kind }) => kind === 'profile'),
  );
  return [{ ...first, links: [...first.links, ...found.map(({ url }) => url)] }, ...others];
}

/** A page or part of a page. */
interface PagePart extends Pick<Column, 'runs' | 'right'> {
  readonly page: number;
  /** The column of the page that it is or is in. */
  readonly outer?: 'left' | 'beside' | undefined;
}

const maxNesting = 2;

/** Columns in reading order. A column may continue on the next page, and may have columns inside. */
function columnsInOrder(parts: readonly PagePart[], depth: number): readonly (PagePart & Column)[] {
  const gutters = parts.map(({ runs }) => findGutter(runs));
  const [first, ...others] = gutters.filter((gutter) => gutter !== null);
  const known =
    first === undefined
      ? null
      : others.reduce(
          (least, gutter) => (isSameGutter(least, gutter) ? mergedGutter(least, gutter) : least),
          first,
        );
  const columns = parts.flatMap(({ page, runs, right, outer }, index) => {
    const found = gutters[index] ?? null;
    // A short page shows less of its columns than a full one.
    const gutter = found && known && !isSameGutter(known, found) ? found : known;
    const own = columnsOf(runs, gutter).map((column) => ({
      ...column,
      page,
      outer: outer ?? (column.side === 'across' ? undefined : column.side),
    }));
    return own.length === 1 ? own.map((column) => ({ ...column, right })) : own;
  });
  if (depth === 0 || known === null) return columns;
  return inReadingOrder(columns).flatMap((group) =>
    group.every(({ side }) => side === 'across') ? group : columnsInOrder(group, depth - 1),
  );
}

/**
 * True for nearby gutters: one page may show the edge of a column by its headings, another only the indented text below
 * them.
 */
function isSameGutter(one: Gutter, other: Gutter): boolean {
  return Math.abs(one.x - other.x) < maxIndent;
}

/** The leftmost of two equal gutters; a margin on one page is a margin on all of them. */
function mergedGutter(one: Gutter, other: Gutter): Gutter {
  const least = other.x < one.x ? other : one;
  return { ...least, isMargin: one.isMargin || other.isMargin };
}

/** Groups columns so that one continues at the top of the next page, not in the column beside it. */
function inReadingOrder<One extends Column>(columns: readonly One[]): readonly (readonly One[])[] {
  const groups: (readonly One[])[] = [];
  let left: One[] = [];
  let beside: One[] = [];
  const flush = () => {
    groups.push(left, beside);
    [left, beside] = [[], []];
  };
  for (const one of columns) {
    if (one.side === 'left') left.push(one);
    else if (one.side === 'beside') beside.push(one);
    else {
      flush();
      groups.push([one]);
    }
  }
  flush();
  return groups.filter((group) => group.length > 0);
}

function columnLines(
  { runs, margin, right: edge = 0 }: Column,
  links: readonly PageLink[],
  {
    page,
    side,
    above,
    headings,
  }: Pick<PageLine, 'page' | 'side'> & { readonly above: number } & Pick<Margin, 'headings'>,
): readonly PageLine[] {
  const left = Math.min(...runs.map(({ x }) => x));
  const right = Math.max(edge, ...runs.map(({ endX }) => endX));
  const rows = withPointsInColumns(rowsOf(datesOnOneLine(runs)));
  const isTop = page === 1 && above === 0;
  const ragged = isRagged(
    rows.map((row) => (margin === undefined ? row : row.filter(({ x }) => x >= margin))),
  );
  const first = margin === undefined ? -1 : rows.findIndex((row) => isKnown(labelIn(row, margin)));
  const lines = rows.flatMap((row, index): readonly PageLine[] => {
    const at = {
      page,
      side,
      number: 0,
      left,
      right,
      ragged,
      margin,
      headings,
      isAbove: isTop && index < first,
    };
    return linesOf(row, links, at).filter(({ text, aside }) => text !== '' || aside !== '');
  });
  // Numbered only now, because a label in the margin becomes a separate line.
  return lines.map((line, index) => ({ ...line, number: above + index + 1 }));
}

const minRaggedRows = 6;
/** Minimum share of rows in a column that begin at different places. */
const minStarts = 0.6;

function isRagged(rows: readonly (readonly PageRun[])[]): boolean {
  const starts = new Set(rows.map((row) => Math.round((row[0]?.x ?? 0) / 2)));
  return rows.length >= minRaggedRows && starts.size >= minStarts * rows.length;
}

/** A row is a line; its label in the margin becomes a heading, a date or the start of the line. */
function linesOf(
  row: readonly PageRun[],
  links: readonly PageLink[],
  { margin, headings, isAbove, ...at }: LinePlace & Margin,
): readonly PageLine[] {
  const [written, rest] = splitLabel(row, margin);
  const [next] = rest;
  // Pictures in a margin repeat the words: a point on a timeline, a skill level.
  const label =
    written.length > 1 ? written.filter(({ text }) => !isMarker(text) || /[-–—]/.test(text)) : written;
  const said = textOf(label);
  if (next && written.length > 1 && said === '')
    return [lineOf(rest, links, { ...at, left: margin ?? at.left })];
  const isMarginHeading = margin !== undefined && headings.includes(faceOf(label));
  if (!next || said === '')
    return [
      {
        ...lineOf(row, links, { ...at, left: margin ?? at.left }),
        ...(isMarginHeading && { isMarginHeading }),
      },
    ];
  const line = lineOf(rest, links, { ...at, left: next.x });
  if (sectionOf(said) !== null) return [lineOf(label, links, at), line];
  if (isDateText(said))
    return [
      { ...line, aside: [said, line.aside].filter((text) => text !== '').join(' | '), isBesideDate: true },
    ];
  if (isMarginHeading) return [{ ...lineOf(label, links, at), isMarginHeading }, line];
  if (margin === undefined) return [lineOf(row, links, at)];
  // A label above all sections is the name of the person.
  if (isAbove && !/[:：]$/.test(said)) return [lineOf(label, links, at), line];
  return [{ ...line, text: `${said.replace(/\s?[:：]$/, '')}: ${line.text}` }];
}

interface Margin {
  readonly margin: number | undefined;
  /** Fonts of the headings in margins. */
  readonly headings: readonly string[];
  /** True if no known heading is above it. */
  readonly isAbove: boolean;
}

/** Fonts of the known headings in margins, if only headings and dates have them. */
function headingFaces(labels: readonly (readonly PageRun[])[]): readonly string[] {
  const below = labels.slice(Math.max(0, labels.findIndex(isKnown)));
  const faces = new Set(below.filter(isKnown).map(faceOf));
  return [...faces].filter((face) => {
    const own = below.filter((label) => faceOf(label) === face && !isDateText(textOf(label)));
    const named = own.filter((label) => sectionNamed(textOf(label)) !== null).length;
    // `Frameworks:` is the label of the text beside it.
    if (own.some((label) => /[:：]$/.test(textOf(label)))) return false;
    return own.filter(isKnown).length > 1 && own.length - named <= 1.5 * named;
  });
}

function labelsOf({ runs, margin }: Column): readonly (readonly PageRun[])[] {
  if (margin === undefined) return [];
  return rowsOf(datesOnOneLine(runs))
    .map((row) => labelIn(row, margin))
    .filter((label) => label.length > 0);
}

function labelIn(row: readonly PageRun[], margin: number): readonly PageRun[] {
  return row.filter(({ x }) => x < margin);
}

function isKnown(label: readonly PageRun[]): boolean {
  return sectionOf(textOf(label)) !== null;
}

function faceOf([first]: readonly PageRun[]): string {
  return first ? `${Math.round(first.size * 10)} ${first.font}` : '';
}

/** Splits a row into label and rest, at the margin or else at a gap. */
function splitLabel(
  row: readonly PageRun[],
  margin: number | undefined,
): readonly [label: readonly PageRun[], rest: readonly PageRun[]] {
  if (margin !== undefined) return [row.filter(({ x }) => x < margin), row.filter(({ x }) => x >= margin)];
  const [label = [], ...others] = cellsOf(row);
  const rest = others.flat();
  const distance = (rest[0]?.x ?? 0) - (label[0]?.x ?? 0);
  if (isMarkerCell(label.slice(0, 1))) return [[], row];
  // A date is always the label of the text after it.
  if (isDateText(textOf(label))) return [label, rest];
  return distance < minMargin ? [[], row] : [label, rest];
}

type LinePlace = Pick<PageLine, 'page' | 'side' | 'number' | 'left' | 'right' | 'ragged'>;

function lineOf(row: readonly PageRun[], links: readonly PageLink[], at: LinePlace): PageLine {
  const cells = cellsOf(row);
  const text = cells.findIndex((one) => !one.every((run) => isMarker(run.text)));
  // Several marks in a row are a picture.
  const [cell = [], ...others] = text > 0 && isPictured(cells[0] ?? []) ? cells.slice(text) : cells;
  const marked = cell.length > 1 && isMarkerCell(cell.slice(0, 1));
  const words = marked ? cell.slice(1) : cell;
  const [first] = words;
  const { x = 0, y = 0 } = first ?? {};
  const main = words.reduce((best, run) => (run.text.length > best.text.length ? run : best), first ?? empty);
  return {
    ...at,
    text: textOf(words),
    aside: others
      .filter((other, index) => !(isMarkerCell(other) && index < others.length - 1))
      .map((other) => textOf(withoutMark(other)))
      .join(' | '),
    marked,
    x,
    startX: cell[0]?.x ?? 0,
    y,
    endX: words.at(-1)?.endX ?? 0,
    size: main.size,
    font: main.font,
    // A bold title may be followed by regular text.
    bold: main.bold || first?.bold === true,
    italic: main.italic,
    beginsBold: first?.bold === true && words.some(({ bold, text }) => !bold && /\p{L}/u.test(text)),
    links: links.filter((link) => covers(link, row)).map(({ url }) => url),
    opening: openingIn(words),
  };
}

function isPictured(cell: readonly PageRun[]): boolean {
  return cell.length > 1 && cell.every(({ text }) => text.trim() === '•');
}

/** The bold or italic words at the beginning; punctuation between two texts may have either style. */
function openingIn(words: readonly PageRun[]): string | undefined {
  const [first] = words;
  if (!first?.bold && !first?.italic) return undefined;
  const end = words.findIndex(
    ({ bold, italic, text }) => /\p{L}/u.test(text) && (bold !== first.bold || italic !== first.italic),
  );
  return end < 1 ? undefined : openingOf(textOf(words.slice(0, end)), textOf(words.slice(end)));
}

function withoutMark(cell: readonly PageRun[]): readonly PageRun[] {
  return cell.length > 1 && isMarkerCell(cell.slice(0, 1)) ? cell.slice(1) : cell;
}

const empty: PageRun = { text: '', x: 0, endX: 0, y: 0, size: 0, font: '', bold: false, italic: false };

function covers(link: PageLink, row: readonly PageRun[]): boolean {
  return row.some(
    ({ x, endX, y }) => y >= link.bottom && y <= link.top && x < link.right && endX > link.left,
  );
}

export interface PlacedLine {
  readonly first: PageLine;
  readonly source: SourceLine;
}

/**
 * Indent of a deeper level, in points: from the first to the second value. Text farther to the right is in another
 * column.
 */
const [deeper, tooDeep] = [8, 60];

/** The list level of each line, by the position of its marker in its list. */
export function withLevels(lines: readonly PlacedLine[]): readonly ListedLine[] {
  const placed: ListedLine[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    const isPoint = (index: number) => lines[index]?.source.style === 'bullet';
    while (isPoint(start) && isPoint(end)) end += 1;
    placed.push(
      ...(isPoint(start)
        ? listed(lines.slice(start, end))
        : [{ line: lines[start]?.source ?? null, level: 0 }]),
    );
    start = end;
  }
  return placed;
}

function listed(points: readonly PlacedLine[]): readonly ListedLine[] {
  const outer = new Map<number, number>();
  for (const { first } of points)
    outer.set(first.page, Math.min(outer.get(first.page) ?? first.startX, first.startX));
  return points.map(({ first, source }) => {
    const indent = first.startX - (outer.get(first.page) ?? 0);
    return { line: source, level: indent > deeper && indent < tooDeep ? 2 : 1 };
  });
}

/**
 * Page headers and footers: the first and last lines of pages that recur at the same height with the same words
 * (numbers may differ), and recurring lines below such a first line. At the top of the first page, the name and
 * contact details are not a header.
 */
export function runningLines(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const pages = new Map<number, PageLine[]>();
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line]);
  const shared = new Map<string, Set<number>>();
  for (const line of lines) shared.set(keyOf(line), (shared.get(keyOf(line)) ?? new Set()).add(line.page));
  const isShared = (line: PageLine) => (shared.get(keyOf(line))?.size ?? 0) > 1;
  return new Set(
    [...pages].flatMap(([page, own]) => {
      const down = own.toSorted((one, other) => other.y - one.y);
      const [top = 0, bottom = 0] = [down[0]?.y, down.at(-1)?.y];
      const edge = down.filter(({ y }) => y >= top - tolerance || y <= bottom + tolerance).filter(isShared);
      const opening = down.slice(0, endOfShared(down, isShared));
      const closing = down.slice(down.length - endOfShared(down.toReversed(), isShared));
      // A name alone at the top of every page is still the name.
      const head =
        page === 1 ? new Set(down.filter((line) => opening.includes(line) && isOfPerson(line))) : null;
      return [
        ...(head === null ? [...edge, ...opening] : edge.filter((line) => !head.has(line))),
        ...closing,
      ];
    }),
  );
}

/** True for a name or contact details; false for `Strictly confidential` and `Resume of Ada King, page 1`. */
function isOfPerson({ text, aside }: PageLine): boolean {
  const isWords = text.toLowerCase().split(/\s+/).every(isKnownWord);
  return (isName(text) && !isWords) || isContactLine(text) || isContactLine(aside);
}

function endOfShared(lines: readonly PageLine[], isShared: (line: PageLine) => boolean): number {
  const end = lines.findIndex((line) => !isShared(line));
  return end < 0 ? lines.length : end;
}

/** In points. */
const tolerance = 2;

function keyOf({ text, aside, y }: PageLine): string {
  return `${Math.round(y)} ${`${text} ${aside}`.replace(/\d+/g, '#')}`;
}
