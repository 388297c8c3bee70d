import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** The line where it begins, from 1; a quoted cell may span lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A cell with a quote in the wrong place, after which the borders of rows are unknown. */
export class MalformedCsv extends Error {
  /** The line where its row begins, from 1. */
  readonly line: number;

  constructor(line: number, options: ErrorOptions) {
    super('a cell is not valid CSV; put it in quotes and double each quote inside', options);
    this.name = 'MalformedCsv';
    this.line = line;
  }
}

/**
 * Reads CSV by RFC 4180, with the most frequent of comma, semicolon and tab in the first line as separator. Empty rows
 * are skipped, and line breaks inside cells become `\n`.
 * @throws MalformedCsv
 */
export function parseCsv(source: string): readonly CsvRecord[] {
  const text = source.replaceAll(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  let lastLine = 0;
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        const line = lines - cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
        if (cells.some((cell) => cell !== '')) records.push({ line, cells });
        lastLine = lines;
        return null;
      },
    });
  } catch (cause) {
    if (cause instanceof CsvError) throw new MalformedCsv(lineAfter(lastLine, text), { cause });
    throw cause;
  }
  return records;
}

/** The first line with content after a line that was read. */
function lineAfter(line: number, text: string): number {
  const lines = text.split('\n');
  const next = lines.findIndex((one, index) => index >= line && one.trim() !== '');
  return next === -1 ? line + 1 : next + 1;
}

function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}
