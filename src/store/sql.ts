import type { Tables } from './tables.ts';

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
