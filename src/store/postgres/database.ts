import type { Tables } from '../tables.ts';

/** Runs one statement. @returns its rows, of the kind that the caller names. */
export type Query = <Row>(statement: Statement) => Promise<readonly Row[]>;

/** What the store asks of a PostgreSQL database; it never depends on which connection answers. */
export interface PostgresDatabase {
  /** One statement that changes nothing: asked again when its connection was lost. */
  readonly read: Query;
  /** One statement, committed when this returns. */
  readonly write: Query;
  /**
   * All that the work asks of its `query`, or nothing. It is done again when it met another, or lost its connection
   * before its end, so it waits for nothing else and changes nothing outside.
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  connections(): Connections;
  close(): Promise<void>;
}

/** Of this process, and the statements that wait for one. */
interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export type PostgresValue = string | number | null | readonly string[];

/** A statement, `$1`, `$2` … in it for its values: no value ever becomes a part of the text. */
export interface Statement {
  readonly text: string;
  readonly values: readonly PostgresValue[];
}

/** A statement as it is written, a value in each `${}`. */
export function pg(parts: TemplateStringsArray, ...values: readonly PostgresValue[]): Statement {
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
  return { text, values };
}

/** A whole row into a table; the columns are those of the row, so it comes from a literal and not from outside. */
export function insertRow<Name extends keyof Tables>(
  table: Name,
  row: Readonly<Tables[Name]>,
  onConflict = '',
): Statement {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const text = `insert into ${table} (${columns.join(', ')}) values (${places}) ${onConflict}`;
  return { text, values: Object.values(row) as PostgresValue[] };
}

/** Until the end of the transaction one at a time changes what belongs together in an account; its rows may still be referred to. */
export async function lockAccount(query: Query, accountId: string): Promise<void> {
  await query(pg`select from accounts where id = ${accountId} for no key update`);
}
