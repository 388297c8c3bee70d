import type { TextRun } from './pdf/read-pdf-text.ts';

/** One way through the text of a PDF. */
export interface ReadingOrder {
  readonly name: string;
  /** Where a text ends that starts at `from` or later, as the next `from`; null when it is not there. */
  find(text: string, from: number): number | null;
}

type Fold = (text: string) => string;

/** A gap wider than this many ems parts texts at the two ends of a line. */
const cellGap = 1;
const spaceGap = 0.15;
/** In points: what parts columns is wider than what parts words. */
const columnGap = 12;

/** As the file says it: what most readers of PDFs do. */
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
 * As the eye goes: line by line from the top. What is at the right end of a line is read apart, or it
 * would cut a title of two lines in two. Positions are line numbers, so that the two can be compared.
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

/** The columns of a page, parted where the widest strip from top to bottom holds no text; a page without one is one. */
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

/** A column's text with what is needed to go from lines to offsets and back. */
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

/** The lines of a page from the top, each as its left cell and what is opposite. */
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
  // Text in the middle ends before the edge.
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
/** Scripts that break a line anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A word that no line may hold is broken anywhere by themes. */
const longWord = 22;

/**
 * Where a text ends in a page's text, the search starting at `from`; null when it is not there. A line may
 * end where the text has a space, next to a character that is no letter or figure, or within a word that is too
 * long for a line: never with a hyphen that was added. A text found inside a longer word does not count.
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
