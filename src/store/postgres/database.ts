import type { Tables } from '../tables.ts';

/** Runs one statement. @returns its rows, with the type that the caller gives */
export type Query = <Row>(statement: Statement) => Promise<readonly Row[]>;

/** The PostgreSQL database as the store uses it, independent of single connections. */
export interface PostgresDatabase {
  /** A statement that changes nothing, so it is retried if the connection is lost. */
  readonly read: Query;
  /** One statement, committed when this returns. */
  readonly write: Query;
  /**
   * Runs all queries of the work or none. The work is repeated after a collision or a connection lost before the
   * commit, so it must not wait for anything else or change anything outside.
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  connections(): Connections;
  close(): Promise<void>;
}

/** Connections of this process, and statements waiting for one. */
interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export type PostgresValue = string | number | null | readonly string[];

/** A statement with `$1`, `$2` … for its values, which never become part of the text. */
export interface Statement {
  readonly text: string;
  readonly values: readonly PostgresValue[];
}

/** Builds a statement from a template, with a value in each `${}`. */
export function pg(parts: TemplateStringsArray, ...values: readonly PostgresValue[]): Statement {
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
  return { text, values };
}

/** Inserts a whole row. The columns come from the row, so it must be a literal and not from outside. */
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

/** Lets one transaction at a time change related rows of an account; other rows may still refer to it. */
export async function lockAccount(query: Query, accountId: string): Promise<void> {
  await query(pg`select from accounts where id = ${accountId} for no key update`);
}
