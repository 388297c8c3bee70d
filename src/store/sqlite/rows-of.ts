import { setOwnValue } from '../../contract/own-value.ts';
import type { SqliteConnection, SqliteValue } from './load-sqlite.ts';

/** Runs a statement with its values. @returns its rows. */
export type RowsOf<Row> = (values: readonly SqliteValue[]) => readonly Row[];

/**
 * Prepared at its first use: before, the tables may not be there yet. The columns are named then and not for each
 * row, which takes a driver a quarter of the time of a page; so a statement that is kept names its columns instead
 * of asking for `*`, whose order a later version of the tables may change.
 */
export function rowsOf<Row>(connection: SqliteConnection, sql: string): RowsOf<Row> {
  let run: RowsOf<Row> | undefined;
  return (values) => {
    run ??= prepare(connection, sql);
    return run(values);
  };
}

function prepare<Row>(connection: SqliteConnection, sql: string): RowsOf<Row> {
  const statement = connection.prepare(sql);
  statement.setReturnArrays(true);
  const names = statement.columns().map(({ name }) => name);
  return (values) => (statement.all(...values) as unknown[][]).map((row) => named<Row>(names, row));
}

function named<Row>(names: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) setOwnValue(row, names[index] ?? '', values[index]);
  return row as Row;
}
