export interface CsvRecord {
  /** The line where it begins, from 1; a quoted cell may span lines. */
  readonly line: number;
  readonly cells: readonly string[];
  /** True after a misplaced quote; the rest of its line was read as one cell. */
  readonly isMalformed: boolean;
}

/** A cell, quoted (with doubled quotes) or bare, and what ends it. */
const cellPattern = (separator: string): RegExp =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"[ \\t]*|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r?\\n|\\r|$)`,
    'y',
  );
const restOfLine = /([^\r\n]*)(\r?\n|\r|$)/y;

interface Cell {
  readonly text: string;
  /** The separator or line break after it; '' at the end of the text. */
  readonly end: string;
  readonly lines: number;
  readonly isMalformed: boolean;
}

/**
 * Reads CSV by RFC 4180, with the most frequent of comma, semicolon and tab in the first line as separator. Empty lines
 * are skipped.
 */
export function parseCsv(source: string): readonly CsvRecord[] {
  const text = source.replace(/^\uFEFF/, '');
  const records: CsvRecord[] = [];
  let cells: Cell[] = [];
  let line = 1;
  for (const cell of cellsOf(text)) {
    cells.push(cell);
    if (cell.end !== '' && !/[\r\n]/.test(cell.end)) continue;
    const texts = cells.map((each) => each.text);
    const isMalformed = cells.some((each) => each.isMalformed);
    if (isMalformed || texts.some((each) => each !== '')) records.push({ line, cells: texts, isMalformed });
    line += cells.reduce((sum, { lines }) => sum + lines, 0);
    cells = [];
  }
  return records;
}

function* cellsOf(text: string): Generator<Cell> {
  const separator = separatorOf(text);
  const pattern = cellPattern(separator);
  for (let position = 0; position < text.length; ) {
    const cell = cellAt(text, position, pattern);
    position += cell.length;
    // A separator at the very end does not begin another cell.
    yield position >= text.length ? { ...cell, end: '' } : cell;
  }
}

function cellAt(text: string, position: number, pattern: RegExp): Cell & { readonly length: number } {
  pattern.lastIndex = position;
  const found = pattern.exec(text);
  if (found) {
    const [whole, quoted, bare = '', end = ''] = found;
    const written = quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"');
    return { text: written, end, lines: breaksIn(whole), isMalformed: false, length: whole.length };
  }
  restOfLine.lastIndex = position;
  const [whole = '', rest = '', end = ''] = restOfLine.exec(text) ?? [];
  return { text: rest.trim(), end, lines: breaksIn(whole), isMalformed: true, length: whole.length };
}

function breaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r|\n/, 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}
