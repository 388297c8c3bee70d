import type { TextRun } from './pdf/read-pdf-text.ts';

/** The text of a PDF in one order. */
export interface ReadingOrder {
  readonly name: string;
  /** The end of the first occurrence at or after `from`, usable as the next `from`; null if there is none. */
  find(text: string, from: number): number | null;
}

type Fold = (text: string) => string;

/** In ems: a wider gap splits a line into its left and right cell. */
const cellGap = 1;
/** In ems: a wider gap is a space. */
const spaceGap = 0.15;
/** In points: a gap between columns is at least as wide. */
const columnGap = 12;

/** The order of the file, which most PDF readers follow. */
export function fileOrder(pages: readonly (readonly TextRun[])[], fold: Fold): ReadingOrder {
  const text = fold(fileText(pages));
  return { name: 'in the order of the file', find: (wanted, from) => findText(text, wanted, from) };
}

export function fileText(pages: readonly (readonly TextRun[])[]): string {
  return pages.map(joinRuns).join('\n');
}

function joinRuns(runs: readonly TextRun[]): string {
  return runs.map((run, index) => between(runs[index - 1], run) + run.text).join('');
}

function between(before: TextRun | undefined, run: TextRun): string {
  if (!before) return '';
  const gap = (run.x - before.endX) / run.size;
  if (!isSameLine(before, run) || gap < -1) return '\n';
  return gap > spaceGap ? ' ' : '';
}

function isSameLine(one: TextRun, other: TextRun): boolean {
  return Math.abs(one.y - other.y) < 0.3 * Math.max(one.size, other.size);
}

/**
 * Line by line from the top, as people read. The right cells of lines are a text of their own, or they would interrupt
 * a title of two lines. Positions are line numbers, which are comparable between the two texts.
 */
export function visualOrder(pages: readonly (readonly TextRun[])[], fold: Fold): ReadingOrder {
  const lines = pages.flatMap(linesOf);
  const columns = [0, 1].map((column) => {
    const texts = lines.map((cells) => fold(joinRuns(cells[column] ?? [])));
    return columnOf(texts);
  });
  return {
    name: 'line by line',
    find(wanted, from) {
      const ends = columns.map((column) => column.find(wanted, from)).filter((end) => end !== null);
      return ends.length > 0 ? Math.min(...ends) : null;
    },
  };
}

/** Splits a page at its widest vertical strip without text; a page without such a strip is one column. */
export function columnsOf(runs: readonly TextRun[]): readonly (readonly TextRun[])[] {
  const sorted = [...runs].sort((one, other) => one.x - other.x);
  let reach = Number.NEGATIVE_INFINITY;
  let widest = { width: 0, end: 0 };
  for (const { x, endX } of sorted) {
    if (x - reach > widest.width && reach > 0) widest = { width: x - reach, end: x };
    reach = Math.max(reach, endX);
  }
  if (widest.width < columnGap) return [runs];
  return [runs.filter(({ x }) => x < widest.end), runs.filter(({ x }) => x >= widest.end)];
}

/** Searches the lines of a column; positions are line numbers. */
function columnOf(texts: readonly string[]): Pick<ReadingOrder, 'find'> {
  const filled = texts.map((text, line) => ({ text, line })).filter(({ text }) => text !== '');
  const starts: number[] = [];
  let length = 0;
  for (const { text } of filled) {
    starts.push(length);
    length += text.length + 1;
  }
  const joined = filled.map(({ text }) => text).join('\n');
  return {
    find(wanted, fromLine) {
      const first = filled.findIndex(({ line }) => line >= fromLine);
      const end = first < 0 ? null : findText(joined, wanted, starts[first] ?? 0);
      if (end === null) return null;
      return filled[starts.findLastIndex((start) => start < end)]?.line ?? null;
    },
  };
}

/** The lines of a page from the top, each as its left and right cell. */
function linesOf(runs: readonly TextRun[]): readonly (readonly TextRun[])[][] {
  const rightEdge = Math.max(0, ...runs.map(({ endX }) => endX));
  const sorted = [...runs].sort((one, other) => other.y - one.y);
  const lines: TextRun[][] = [];
  for (const run of sorted) {
    const line = lines.at(-1);
    if (line?.[0] && isSameLine(line[0], run)) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => cellsOf(line, rightEdge));
}

function cellsOf(line: readonly TextRun[], rightEdge: number): TextRun[][] {
  const cells: TextRun[][] = [[], []];
  const sorted = [...line].sort((one, other) => one.x - other.x);
  // Centered text ends before the edge.
  const isAtEdge = (sorted.at(-1)?.endX ?? 0) > rightEdge - cellGap * (sorted.at(-1)?.size ?? 0);
  let column = 0;
  let before: TextRun | undefined;
  for (const run of sorted) {
    const isOpposite = before ? run.x - before.endX > cellGap * run.size : isAtEdge && run.x > rightEdge / 2;
    if (isOpposite) column = 1;
    cells[column]?.push(run);
    before = run;
  }
  return cells;
}

const wordCharacter = /[\p{L}\p{N}]/u;
/** Scripts without spaces, whose lines may break anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Themes may break words of at least this length anywhere. */
const longWord = 22;

/**
 * The end of a text's first occurrence at or after `from`; null if there is none. The page may break a line at a space,
 * next to a character that is not a letter or figure, or inside a long word, but never with an added hyphen. An
 * occurrence inside a longer word does not count.
 */
export function findText(page: string, text: string, from: number): number | null {
  const first = text.charAt(0);
  for (let start = page.indexOf(first, from); start >= 0; start = page.indexOf(first, start + 1)) {
    const end = endOfMatch(page, text, start);
    if (end !== null && isWhole(page, start, end)) return end;
  }
  return null;
}

function endOfMatch(page: string, text: string, start: number): number | null {
  let at = start;
  for (let index = 0; index < text.length; index += 1, at += 1) {
    const wanted = text.charAt(index);
    if (page.charAt(at) === wanted) continue;
    if (page.charAt(at) !== '\n') return null;
    if (wanted === ' ') continue;
    if (!mayBreak(text, index)) return null;
    at += 1;
    if (page.charAt(at) !== wanted) return null;
  }
  return at;
}

function mayBreak(text: string, index: number): boolean {
  const [before, after] = [text.charAt(index - 1), text.charAt(index)];
  if (!wordCharacter.test(before) || !wordCharacter.test(after)) return true;
  if (unspaced.test(before) || unspaced.test(after)) return true;
  const start = text.lastIndexOf(' ', index) + 1;
  const end = text.indexOf(' ', index);
  return (end < 0 ? text.length : end) - start >= longWord;
}

function isWhole(page: string, start: number, end: number): boolean {
  return !joins(page.charAt(start - 1), page.charAt(start)) && !joins(page.charAt(end - 1), page.charAt(end));
}

function joins(left: string, right: string): boolean {
  const both = [left, right].every((character) => wordCharacter.test(character));
  return both && !unspaced.test(left) && !unspaced.test(right);
}
