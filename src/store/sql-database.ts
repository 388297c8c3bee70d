import type { Sql } from './sql.ts';

/** How a dialect spells what the table definitions need. */
export interface ColumnTypes {
  /** Ordered by code point. */
  readonly text: string;
  /** Whole numbers, times among them. */
  readonly number: string;
  /** After the closing bracket of `create table`. */
  readonly tableOptions: string;
}

/** An open database: all that differs between databases ends here. */
export interface SqlDatabase {
  /** SQL for the bytes of a text column, in UTF-8: decoding long text costs more than reading it. */
  bytesOf(column: string): string;
  /** Sees all that is committed, by anybody, and waits for nobody who writes. */
  readonly read: Query;
  /** What is committed here survives a power cut. */
  readonly durable: Queries;
  /** For what nobody is told of before something durable follows, which makes this last too. Seen by all at once. */
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
