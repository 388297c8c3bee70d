import { UsageError } from '../usage-error.ts';

export interface CsvRecord {
  /** Where it begins, from 1: a quoted cell may span lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A cell in quotes (two stand for one) or bare, and what ends it. */
const cellPattern = (separator: string): RegExp =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r?\\n|\\r|$)`,
    'y',
  );

/**
 * CSV by RFC 4180, with commas, semicolons or tabs, whichever its first line has most of. Empty lines are left out.
 * @throws UsageError naming the line where a quote is not closed.
 */
export function parseCsv(name: string, text: string): readonly CsvRecord[] {
  const pattern = cellPattern(separatorOf(text));
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) throw new UsageError(`${name}:${line}: a cell is not quoted as CSV wants it`);
    const [whole, quoted, bare = '', end = ''] = found;
    cells.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end !== '' && !/[\r\n]/.test(end) && pattern.lastIndex < text.length) continue;
    if (cells.some((cell) => cell !== '')) records.push({ line: start, cells });
    cells = [];
    start = line;
  }
  return records;
}

function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r|\n/, 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}
