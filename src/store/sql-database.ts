import type { Sql, SqlValue } from './sql.ts';

/** How a dialect spells what the table definitions need. */
export interface ColumnTypes {
  /** Ordered by code point. */
  readonly text: string;
  /** Whole numbers, times among them. */
  readonly number: string;
  /** After the closing bracket of `create table`. */
  readonly tableOptions: string;
}

type Values = readonly SqlValue[];
type Read<Result> = (...values: Values) => Promise<Result>;

/** An open database: all that differs between databases ends here. */
export interface SqlDatabase {
  /** SQL for the bytes of a text column, in UTF-8: decoding long text costs more than reading it. */
  bytesOf(column: string): string;
  /**
   * A query that nearly every request runs, as SQL that every database understands, `?` for each value.
   * Building it anew each time costs more than running it. Sees all that is committed, by anybody.
   */
  read<Row>(sql: string): Read<readonly Row[]>;
  /** What `make` makes of the rows, which may be kept for as long as it is true. Not for what `count` changes. */
  recall<Row, Made>(sql: string, make: (rows: readonly Row[]) => Made): Read<Made>;
  /**
   * A single statement that changes a counter, as relaxed as `relaxed`, and gives its row; where there is none, the
   * other one makes it. Their values are the same, and asked for when they run.
   */
  count<Row>(sql: string, otherwise: string): (values: () => Values) => Promise<readonly Row[]>;
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
