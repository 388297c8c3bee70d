import type { Tables } from '../tables.ts';

/** Parts of the table definitions. */
export interface ColumnTypes {
  /** Sorted by code point. */
  readonly text: string;
  /** Integers, including times. */
  readonly number: string;
  /** Follows the closing bracket of `create table`. */
  readonly tableOptions: string;
}

/** An open SQLite database, independent of the driver. */
export interface SqlDatabase {
  /** SQL for a text column as UTF-8 bytes: decoding long text costs more than reading it. */
  bytesOf(column: string): string;
  /** Sees everything committed, by any process, and does not wait for writers. */
  readonly read: Query;
  /** Commits survive a power failure. */
  readonly durable: Queries;
  /** For changes that matter only with a later durable commit, which also makes them durable. Visible at once. */
  readonly provisional: Queries;
  /** For data whose last moments may be lost in a power failure, but not in a crash of the process. */
  readonly relaxed: Queries;
  readonly types: ColumnTypes;
  /** Removes deleted data from the files, not only from the tables. */
  eraseDeleted(): Promise<void>;
  hasTable(name: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Runs one statement. @returns its rows, with the type that the caller gives */
export type Query = <Row>(statement: Sql) => Promise<readonly Row[]>;

export interface Queries {
  readonly query: Query;
  /** Runs all queries of the work or none. The work must not wait for anything else. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

export type SqlValue = string | number | null;

/** A statement with `?` for each value, which never becomes part of the text. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** Builds a statement from a template, with a value in each `${}`. */
export function sql(parts: TemplateStringsArray, ...values: readonly SqlValue[]): Sql {
  return { text: parts.join('?'), values };
}

/**
 * Inserts a whole row. The columns come from the row, so it must be a literal and not from outside.
 * @param onConflict what to do if the row exists; without it the statement fails
 */
export function insertInto<Name extends keyof Tables>(
  table: Name,
  row: Readonly<Tables[Name]>,
  onConflict = '',
): Sql {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  const text = `insert into ${table} (${columns.join(', ')}) values (${places}) ${onConflict}`;
  return { text, values: Object.values(row) as SqlValue[] };
}

/** For `insertInto`: keeps an existing row. */
export const keepExisting = 'on conflict do nothing';
