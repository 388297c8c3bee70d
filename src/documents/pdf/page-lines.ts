import { cleanLine } from '../text/clean-text.ts';
import type { PageLink, PageRun, PdfPage } from './page-runs.ts';

/** A line as it is set: what stands left, and what stands at the other end. */
export interface PageLine {
  readonly page: number;
  readonly number: number;
  readonly text: string;
  readonly aside: string;
  /** A list marker stood before the text, as a run of its own. */
  readonly marked: boolean;
  /** Where the text begins, behind its marker. */
  readonly x: number;
  /** Where the line begins, its marker included. */
  readonly startX: number;
  readonly endX: number;
  /** Edges of the column. */
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly links: readonly string[];
}

const cellGap = 1.1;
const spaceGap = 0.15;
const marker = /^[•▪●◦‣·∙■□➢➤✓–*\-\uF0B7\uF0A7o]$/u;

/** The lines of a page from the top, one column after the other. */
export function pageLines(page: PdfPage, pageNumber: number): readonly PageLine[] {
  let number = 0;
  return columnsOf(page.runs).flatMap((runs) => {
    const left = Math.min(...runs.map(({ x }) => x));
    const right = Math.max(...runs.map(({ endX }) => endX));
    return rowsOf(runs).flatMap((row): readonly PageLine[] => {
      number += 1;
      const line = lineOf(row, page.links, { page: pageNumber, number, left, right });
      return line.text === '' && line.aside === '' ? [] : [line];
    });
  });
}

/**
 * Where two columns stand side by side: many lines begin at one place in the middle of the page, and
 * nothing below the head crosses it. What stands above comes first.
 */
function columnsOf(runs: readonly PageRun[]): readonly (readonly PageRun[])[] {
  const shown = runs.filter(({ text }) => text.trim() !== '');
  if (shown.length === 0) return [];
  const right = Math.max(...shown.map(({ endX }) => endX));
  const starts = new Map<number, number>();
  for (const row of rowsOf(shown)) {
    for (const cell of cellsOf(row)) {
      const x = Math.round((cell[0]?.x ?? 0) / 2) * 2;
      if (x > right * 0.25 && x < right * 0.78) starts.set(x, (starts.get(x) ?? 0) + 1);
    }
  }
  for (const [x, count] of [...starts].sort(([, one], [, other]) => other - one)) {
    if (count < 6) break;
    const crossing = shown.filter((run) => run.x < x - 4 && run.endX > x + 2);
    const top = Math.min(Number.POSITIVE_INFINITY, ...crossing.map(({ y }) => y));
    const below = shown.filter(({ y }) => y < top - 1);
    const [left, beside] = [below.filter((run) => run.x < x - 4), below.filter((run) => run.x >= x - 4)];
    if (rowsOf(left).length < 6 || rowsOf(beside).length < 6) continue;
    const head = shown.filter(({ y }) => y >= top - 1);
    return [head, left, beside].filter((column) => column.length > 0);
  }
  return [runs];
}

function rowsOf(runs: readonly PageRun[]): readonly (readonly PageRun[])[] {
  const rows: PageRun[][] = [];
  for (const run of [...runs].sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (first && Math.abs(first.y - run.y) < 0.35 * Math.max(first.size, run.size)) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.sort((one, other) => one.x - other.x));
}

function cellsOf(row: readonly PageRun[]): readonly (readonly PageRun[])[] {
  const cells: PageRun[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of row) {
    if (run.text.trim() === '') continue;
    const isApart = run.x - end > cellGap * run.size;
    if (isApart && !(cells.length === 1 && isMarker(cells[0] ?? []))) cells.push([run]);
    else cells.at(-1)?.push(run);
    end = run.endX;
  }
  return cells;
}

function isMarker(cell: readonly PageRun[]): boolean {
  return cell.length === 1 && marker.test(cell[0]?.text.trim() ?? '');
}

function lineOf(
  row: readonly PageRun[],
  links: readonly PageLink[],
  at: Pick<PageLine, 'page' | 'number' | 'left' | 'right'>,
): PageLine {
  const [cell = [], ...others] = cellsOf(row);
  const marked = cell.length > 1 && isMarker(cell.slice(0, 1));
  const words = marked ? cell.slice(1) : cell;
  const [first] = words;
  const { x = 0, y = 0 } = first ?? {};
  const main = words.reduce((best, run) => (run.text.length > best.text.length ? run : best), first ?? empty);
  return {
    ...at,
    text: cleanLine(joined(words)),
    aside: cleanLine(others.map(joined).join(' | ')),
    marked,
    x,
    startX: cell[0]?.x ?? 0,
    y,
    endX: words.at(-1)?.endX ?? 0,
    size: main.size,
    font: main.font,
    links: links.filter((link) => covers(link, row)).map(({ url }) => url),
  };
}

const empty: PageRun = { text: '', x: 0, endX: 0, y: 0, size: 0, font: '' };

function joined(runs: readonly PageRun[]): string {
  return runs.map((run, index) => space(runs[index - 1], run) + run.text).join('');
}

function space(before: PageRun | undefined, run: PageRun): string {
  return before && run.x - before.endX > spaceGap * run.size ? ' ' : '';
}

function covers(link: PageLink, row: readonly PageRun[]): boolean {
  return row.some(
    ({ x, endX, y }) => y >= link.bottom && y <= link.top && x < link.right && endX > link.left,
  );
}
