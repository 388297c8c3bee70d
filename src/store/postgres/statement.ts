import type { Tables } from '../tables.ts';

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
