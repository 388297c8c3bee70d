import { didYouMean } from '../../contract/nearest.ts';
import { type CsvRecord, parseCsv } from '../../documents/files/parse-csv.ts';
import { UsageError } from '../usage-error.ts';
import { type BatchRow, openFields, rowFieldNames } from './batch-row.ts';

/** The first line names the columns. @throws UsageError when they are not those of a row. */
export function readCsvRows(name: string, text: string): readonly BatchRow[] {
  const [head, ...records] = wellFormed(name, parseCsv(text));
  const columns = columnsOf(name, head);
  return records.map((record) => {
    const place = `${name}:${record.line}`;
    return {
      place,
      open: async (defaults) => openFields(fieldsOf(record, columns, place), place, defaults),
    };
  });
}

/** After a quote that does not belong nobody knows where the rows begin. */
function wellFormed(name: string, records: readonly CsvRecord[]): readonly CsvRecord[] {
  const malformed = records.find(({ isMalformed }) => isMalformed);
  if (!malformed) return records;
  throw new UsageError(
    `${name}:${malformed.line}: a cell is not quoted as CSV wants it; put it between quotes and double each quote inside`,
  );
}

function columnsOf(name: string, head: CsvRecord | undefined): readonly string[] {
  const columns = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const unknown = columns.find((column) => !rowFieldNames.includes(column));
  if (unknown !== undefined) {
    throw new UsageError(`${name}:1: unknown column "${unknown}"${didYouMean(unknown, rowFieldNames)}`);
  }
  if (columns.includes('job_description') && new Set(columns).size === columns.length) return columns;
  throw new UsageError(`${name}:1: the first line names each column once, job_description among them`);
}

/** An empty cell says nothing, as a field that is not there. */
function fieldsOf(
  { cells }: CsvRecord,
  columns: readonly string[],
  place: string,
): Readonly<Record<string, unknown>> {
  if (cells.length > columns.length) {
    throw new UsageError(`${place} has ${cells.length} cells, the first line names ${columns.length}`);
  }
  const entries = columns.map((column, index) => [column, cellValue(column, cells[index] ?? '')] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function cellValue(column: string, cell: string): unknown {
  if (column !== 'include_pdf') return cell;
  const word = cell.trim().toLowerCase();
  return word === 'true' || word === 'false' ? word === 'true' : cell;
}
