import { ownValue } from '../../values/own-value.ts';
import { fileError } from '../../values/validation-error.ts';
import type { SqlValue } from '../sqlite/database.ts';
import type { Movable, Row } from './movable.ts';
import { type MovedTable, movedTables } from './moved-tables.ts';

/** Rows per page; documents have about 10 kB. */
const pageSize = 200;

export interface MoveOptions {
  /** Receives the progress. */
  readonly report: (news: string) => void;
  readonly signal: AbortSignal;
}

export interface Moved {
  readonly rows: number;
  readonly tables: number;
}

/**
 * Copies missing rows page by page and reads them back: a page is done when its rows are the same in both stores. It
 * can be interrupted and continued at any time; the result is either complete or reported as incomplete.
 * @throws ValidationError if the first store is in use, or with the first row that differs
 */
export async function moveStore(from: Movable, to: Movable, { report, signal }: MoveOptions): Promise<Moved> {
  await refuseWorkInFlight(from);
  let rows = 0;
  for (const table of movedTables) {
    report(`${table.name}: ${rows} rows moved so far`);
    for (let after: readonly SqlValue[] | null = []; after !== null; ) {
      signal.throwIfAborted();
      const page: readonly Row[] = await from.query(...pageAfter(table, after));
      if (page.length > 0) await to.write(page.map((row) => insertion(table, row)));
      const isLast = page.length < pageSize;
      const end: readonly SqlValue[] | null = isLast ? null : keyOf(table, page.at(-1));
      compare(table, page, await to.query(...range(table, after, end)), to);
      rows += page.length;
      after = end;
    }
  }
  return { rows, tables: movedTables.length };
}

/** Refuses running attempts, whose process would not find their credits and keys again. */
async function refuseWorkInFlight(from: Movable): Promise<void> {
  const [held] = await from.query('select id from generations limit 1', []);
  if (held) throw fileError(from.shownName, 'is in use: stop its servers and wait a minute');
}

type Asked = [text: string, values: readonly SqlValue[]];

function columnsOf({ key, others }: MovedTable): readonly string[] {
  return [...key, ...others];
}

function select(table: MovedTable): string {
  return `select ${columnsOf(table).join(', ')} from ${table.name}`;
}

function beyond({ key }: MovedTable, comparison: '>' | '<='): string {
  return `(${key.join(', ')}) ${comparison} (${key.map(() => '?').join(', ')})`;
}

function inOrder({ key }: MovedTable): string {
  return `order by ${key.join(', ')}`;
}

function pageAfter(table: MovedTable, after: readonly SqlValue[]): Asked {
  const where = after.length > 0 ? `where ${beyond(table, '>')}` : '';
  return [`${select(table)} ${where} ${inOrder(table)} limit ?`, [...after, pageSize]];
}

/** Rows after a key up to and including the end; all following rows without an end. */
function range(table: MovedTable, after: readonly SqlValue[], end: readonly SqlValue[] | null): Asked {
  const bounds = [...(after.length > 0 ? [beyond(table, '>')] : []), ...(end ? [beyond(table, '<=')] : [])];
  const where = bounds.length > 0 ? `where ${bounds.join(' and ')}` : '';
  return [`${select(table)} ${where} ${inOrder(table)}`, [...after, ...(end ?? [])]];
}

function insertion(table: MovedTable, row: Row) {
  const columns = columnsOf(table);
  const places = columns.map(() => '?').join(', ');
  return {
    text: `insert into ${table.name} (${columns.join(', ')}) values (${places}) on conflict do nothing`,
    values: columns.map((column) => ownValue(row, column) ?? null),
  };
}

function keyOf({ key }: MovedTable, row: Row | undefined): readonly SqlValue[] {
  return key.map((column) => ownValue(row ?? {}, column) ?? null);
}

function compare(
  table: MovedTable,
  expected: readonly Row[],
  found: readonly Row[],
  { shownName }: Movable,
): void {
  const columns = columnsOf(table);
  const textOf = (row: Row | undefined) =>
    JSON.stringify(row && columns.map((column) => ownValue(row, column) ?? null));
  for (let index = 0; index < Math.max(expected.length, found.length); index += 1) {
    if (textOf(expected[index]) === textOf(found[index])) continue;
    const name = keyOf(table, expected[index] ?? found[index]).join(' ');
    throw fileError(shownName, `already has data (table ${table.name}, row ${name}). Use an empty store.`);
  }
}
