import { isContactLine } from '../outline/recognize/contact-in-text.ts';
import { isTimeText } from '../outline/recognize/dates-in-text.ts';
import { isSchool, namesOrganization, namesRole } from '../outline/recognize/name-kinds.ts';
import { sectionNamed, sectionOf } from '../outline/recognize/section-headings.ts';
import type { SourceLine } from '../outline/source-line.ts';

/*
 * Reads tables that only arrange text: dates to the right of titles, labels to the left of their text, a side column.
 * Cells are read one after the other, except text that belongs at the other end of a line.
 */

/** A paragraph; null for a blank one, which still takes the height of a line. */
export interface PlacedLine {
  readonly line: SourceLine | null;
  /** The row, which is unique in the document, and the cell in it; null outside tables. */
  readonly cell: { readonly row: number; readonly column: number } | null;
}

type Cell = readonly (SourceLine | null)[];

export function linesOfTables(read: readonly PlacedLine[]): readonly SourceLine[] {
  const placed = withSideHeadings(read);
  const lines: SourceLine[] = [];
  for (let index = 0; index < placed.length; ) {
    const row = placed[index]?.cell?.row;
    let end = index + 1;
    while (row !== undefined && placed[end]?.cell?.row === row) end += 1;
    const part = placed.slice(index, end);
    lines.push(...(row === undefined ? shown(part.map(({ line }) => line)) : linesOfRow(cellsOf(part))));
    index = end;
  }
  return lines;
}

const minSideHeadings = 2;

/** If most texts alone in a side cell are known headings, the others with the same formatting are headings too. */
function withSideHeadings(placed: readonly PlacedLine[]): readonly PlacedLine[] {
  const cells = new Map<string, { readonly column: number; readonly lines: SourceLine[]; row: number }>();
  for (const { line, cell } of placed) {
    if (line === null || cell === null) continue;
    const key = `${cell.row} ${cell.column}`;
    const known = cells.get(key);
    if (known) known.lines.push(line);
    else cells.set(key, { column: cell.column, lines: [line], row: cell.row });
  }
  const rows = new Map<number, number>();
  for (const { row } of cells.values()) rows.set(row, (rows.get(row) ?? 0) + 1);
  const alone = [...cells.values()].filter(
    ({ column, lines, row }) => column === 0 && lines.length === 1 && (rows.get(row) ?? 0) > 1,
  );
  const side = alone.flatMap(({ lines }) => lines).filter(isSideText);
  const known = side.filter(isHeading);
  // Employers and skill groups may have the same formatting as headings.
  if (known.length < minSideHeadings || 2 * known.length <= side.length) return placed;
  const settings = new Set(known.map(({ style, setting }) => `${style} ${setting}`));
  const headings = new Set(
    side.filter(
      ({ text, style, setting }) =>
        settings.has(`${style} ${setting}`) &&
        !namesOrganization(text) &&
        !namesRole(text) &&
        !isSchool(text),
    ),
  );
  return placed.map((one) =>
    one.line !== null && headings.has(one.line) ? { ...one, line: { ...one.line, style: 'heading' } } : one,
  );
}

function isSideText({ text, aside, style }: SourceLine): boolean {
  return aside === '' && style !== 'bullet' && text.length <= maxTimeLength && !/[\d,;]|[.:：]$/.test(text);
}

function shown(cell: Cell): readonly SourceLine[] {
  return cell.filter((line) => line !== null);
}

/** The cells that have text. */
function cellsOf(row: readonly PlacedLine[]): readonly Cell[] {
  const cells = new Map<number, (SourceLine | null)[]>();
  for (const { line, cell } of row) {
    const known = cells.get(cell?.column ?? 0);
    if (known) known.push(line);
    else cells.set(cell?.column ?? 0, [line]);
  }
  return [...cells.values()].filter((cell) => shown(cell).length > 0);
}

function linesOfRow(cells: readonly Cell[]): readonly SourceLine[] {
  const [first = [], second] = cells;
  const last = cells.at(-1) ?? [];
  if (second === undefined) return shown(first);
  const atHeight = cells.length === 2 ? linesAtHeight(first, second) : null;
  if (atHeight !== null) return atHeight;
  if (shown(first).every(isHeading)) return [...shown(first), ...linesOfRow(cells.slice(1))];
  if (isTimes(last) && cells.length > 2 && cells.every(isShort)) return [entryOf(cells)];
  if (isTimes(last) && shown(last).length <= shown(first).length)
    return [...withTimes(first, last), ...cells.slice(1, -1).flatMap(shown)];
  if (isTimes(first) && shown(first).length <= shown(second).length)
    return [...withTimes(second, first), ...cells.slice(2).flatMap(shown)];
  if (areLabeled(cells)) return labeledLines(cells.flatMap(shown));
  const sections = cells.findIndex((cell) => shown(cell).some(isHeading));
  const opening = cells.map((cell, index) =>
    index > sections && sections >= 0 ? openingContacts(cell) : [],
  );
  return [
    ...opening.flat(),
    ...cells.flatMap((cell, index) => inColumn(shown(cell).slice(opening[index]?.length), index)),
  ];
}

function inColumn(cell: readonly SourceLine[], index: number): readonly SourceLine[] {
  return cell.map((line) => ({ ...line, column: index === 0 ? 'left' : 'beside' }));
}

function isHeading({ text, aside }: SourceLine): boolean {
  return aside === '' && sectionOf(text) !== null;
}

/** The blocks of a cell between blank lines, each with its line number. */
function blocksOf(cell: Cell): readonly { readonly at: number; readonly lines: readonly SourceLine[] }[] {
  const blocks: { readonly at: number; readonly lines: SourceLine[] }[] = [];
  for (const [at, line] of cell.entries()) {
    const last = blocks.at(-1);
    if (line === null) continue;
    if (last && last.at + last.lines.length === at) last.lines.push(line);
    else blocks.push({ at, lines: [line] });
  }
  return blocks;
}

const maxHeadingLines = 2;

/** True for a heading, which may take two lines. */
function isKnownSide(lines: readonly SourceLine[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return sectionOf(text) !== null || (lines.length <= maxHeadingLines && sectionNamed(text) !== null);
}

/** @param areHeadings true if bold text counts as a heading */
function sideHeading(lines: readonly SourceLine[], areHeadings: boolean): SourceLine | null {
  const isBold = lines.length <= maxHeadingLines && lines.every(({ style }) => style === 'strong');
  const [first] = lines;
  if (!first || !(isKnownSide(lines) || (areHeadings && isBold))) return null;
  return { ...first, text: lines.map((line) => line.text).join(' '), style: 'heading' };
}

/**
 * Pairs a side cell with the other cell by height, as blank lines align them: a heading goes above the nearest block, a
 * label next to its line. Null if the cells are not such a pair.
 */
function linesAtHeight(side: Cell, cell: Cell): readonly SourceLine[] | null {
  const blocks = blocksOf(side);
  const isBeside = blocks.length > 1 && shown(side).every(isSideText) && cell.length > shown(side).length;
  const areHeadings = 2 * blocks.filter(({ lines }) => isKnownSide(lines)).length > blocks.length;
  const read = blocks.map(({ at, lines }) => ({ at, lines, heading: sideHeading(lines, areHeadings) }));
  if (!isBeside || !read.some(({ heading }) => heading !== null)) return null;
  const starts = blocksOf(cell).map(({ at }) => at);
  const above = new Map<number, SourceLine[]>();
  const beside = new Map<number, SourceLine>();
  for (const { at, lines, heading } of read) {
    const start = starts.reduce((best, one) => (Math.abs(one - at) < Math.abs(best - at) ? one : best), 0);
    if (heading !== null) above.set(start, [...(above.get(start) ?? []), heading]);
    else for (const [index, line] of lines.entries()) beside.set(at + index, line);
  }
  if ([...beside.keys()].some((at) => !cell[at])) return null;
  return cell.flatMap((line, at) => {
    const label = beside.get(at);
    const own = line !== null && label ? labeledLines([label, line]) : shown([line]);
    return [...(above.get(at) ?? []), ...own];
  });
}

const maxPartLines = 3;
const maxPartLength = 60;

function isShort(cell: Cell): boolean {
  const lines = shown(cell);
  const isPart = ({ text, style }: SourceLine) => text.length <= maxPartLength && style !== 'bullet';
  return lines.length <= maxPartLines && lines.every(isPart);
}

/** Title, employer, place and dates in a row. */
function entryOf(cells: readonly Cell[]): SourceLine {
  const parts = cells.map((cell) => shown(cell).map(({ text }) => text.replace(/[,;]$/, '')));
  const said = parts.slice(0, -1).map((texts) => texts.join(', '));
  const [first] = cells.flatMap(shown) as [SourceLine, ...SourceLine[]];
  return {
    ...first,
    text: said.join(' | '),
    aside: parts.at(-1)?.join(' | ') ?? '',
    links: cells.flatMap(shown).flatMap(({ links }) => links),
    linkTexts: cells.flatMap(shown).flatMap(({ linkTexts = [] }) => linkTexts),
  };
}

const maxTimeLength = 40;

/** True for dates, perhaps with a remark. */
function isTimes(cell: Cell): boolean {
  const lines = shown(cell);
  return (
    lines.every(
      ({ text, aside, style }) => text.length <= maxTimeLength && aside === '' && style !== 'bullet',
    ) &&
    lines.every(({ text }) => isTimeText(text) || /^\(.*\)$/.test(text)) &&
    lines.some(({ text }) => isTimeText(text))
  );
}

/**
 * Adds dates to titles. If there are as many dates as titles, they are paired in order; otherwise each date goes to the
 * line at its height, or to the last one above that is not blank.
 */
function withTimes(cell: Cell, times: Cell): readonly SourceLine[] {
  const lines: (SourceLine | null)[] = [...cell];
  const titles = placesOf(lines, ({ style }) => style === 'strong' || style === 'heading');
  const isInTurn =
    titles.length > 1 && titles.length === placesOf(times, ({ text }) => isTimeText(text)).length;
  const start = lines.findIndex((line) => line !== null);
  const firstTime = times.findIndex((line) => line !== null);
  let count = 0;
  for (const [index, time] of times.entries()) {
    if (time === null) continue;
    if (isTimeText(time.text)) count += 1;
    let at = isInTurn ? (titles[count - 1] ?? start) : Math.min(start + index - firstTime, lines.length - 1);
    while (at > start && lines[at] === null) at -= 1;
    const line = lines[at];
    if (line)
      lines[at] = { ...line, aside: [line.aside, time.text].filter((text) => text !== '').join(' | ') };
  }
  return shown(lines);
}

function placesOf(cell: Cell, isSought: (line: SourceLine) => boolean): readonly number[] {
  return cell.flatMap((line, index) => (line !== null && isSought(line) ? [index] : []));
}

/** True if labels and their texts alternate, with different formatting or a colon. */
function areLabeled(cells: readonly Cell[]): boolean {
  const lines = cells.flatMap(shown);
  if (cells.length % 2 !== 0 || lines.length !== cells.length) return false;
  return lines.every((line, index) => {
    if (index % 2 === 0)
      return line.style !== 'bullet' && line.text.length <= maxTimeLength && line.aside === '';
    const label = lines[index - 1];
    return line.style !== label?.style || /[:：]$/.test(label.text);
  });
}

function labeledLines(lines: readonly SourceLine[]): readonly SourceLine[] {
  return lines.flatMap((label, index) => {
    const said = lines[index + 1];
    if (index % 2 !== 0 || !said) return [];
    const isSideHeading = label.style === 'heading' && !/^h\d/.test(label.setting ?? '');
    if (isSideHeading || sectionOf(label.text) !== null) return [label, said];
    return [
      {
        ...label,
        aside: [said.text, said.aside].filter((text) => text !== '').join(' | '),
        links: [...label.links, ...said.links],
        linkTexts: [...(label.linkTexts ?? []), ...(said.linkTexts ?? [])],
      },
    ];
  });
}

/** Contact details at the top of a side column, which do not belong to the last section of the column before. */
function openingContacts(cell: Cell): readonly SourceLine[] {
  const lines = shown(cell);
  const heading = lines.findIndex(isHeading);
  const opening = heading < 0 ? lines : lines.slice(0, heading);
  return opening.length <= maxContacts && opening.some(({ text }) => isContactLine(text)) ? opening : [];
}

const maxContacts = 10;
