import type { Tables } from '../tables.ts';

/** What the table definitions need. */
export interface ColumnTypes {
  /** Ordered by code point. */
  readonly text: string;
  /** Whole numbers, times among them. */
  readonly number: string;
  /** After the closing bracket of `create table`. */
  readonly tableOptions: string;
}

/** An open SQLite database, as the statements see it: what belongs to the driver ends here. */
export interface SqlDatabase {
  /** SQL for the bytes of a text column, in UTF-8: decoding long text costs more than reading it. */
  bytesOf(column: string): string;
  /** Sees all that is committed, by anybody, and waits for nobody who writes. */
  readonly read: Query;
  /** What is committed here survives a power cut. */
  readonly durable: Queries;
  /** For what nobody hears of before something durable follows, which makes this last too. Seen by all at once. */
  readonly provisional: Queries;
  /** For what the last moments of may be lost in a power cut, never in a crash of the process. */
  readonly relaxed: Queries;
  readonly types: ColumnTypes;
  /** After a deletion: what was deleted leaves the files too, not only the tables. */
  eraseDeleted(): Promise<void>;
  hasTable(name: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Runs one statement. @returns its rows, of the kind that the caller names. */
export type Query = <Row>(statement: Sql) => Promise<readonly Row[]>;

export interface Queries {
  readonly query: Query;
  /** All that the work asks of its `query`, or nothing. The work waits for nothing else. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

export type SqlValue = string | number | null;

/** A statement, `?` in it for each value: no value ever becomes a part of the text. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** A statement as it is written, a value in each `${}`. */
export function sql(parts: TemplateStringsArray, ...values: readonly SqlValue[]): Sql {
  return { text: parts.join('?'), values };
}

/**
 * A whole row into a table. The columns are those of the row, so it comes from a literal and not from outside.
 * @param onConflict what to do about a row that is there already; without it the statement fails
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

/** For `insertInto`: a row that is there already stays as it is. */
export const keepWhatIsThere = 'on conflict do nothing';
