import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSqlite, type SqliteConnection } from '../../src/store/sqlite/load-sqlite.ts';
import { rowsOf } from '../../src/store/sqlite/statement-turns.ts';

let connection: SqliteConnection;
beforeEach(() => {
  connection = new (loadSqlite().DatabaseSync)(':memory:');
});
afterEach(() => connection.close());

it('rows have the values of their columns, of every kind, under their names', () => {
  const rows = rowsOf(connection, "select ? as text, null as none, 7 as number, cast('é' as blob) as bytes");
  const [row] = rows(['b']);
  expect(row).toMatchObject({ text: 'b', none: null, number: 7 });
  expect(Buffer.from((row as { bytes: Uint8Array }).bytes).toString()).toBe('é');
  expect(rowsOf(connection, 'select 1 as one where false')([])).toEqual([]);
});

it('a statement is prepared when its table is there, and keeps its names whatever the table gets', () => {
  const rows = rowsOf(connection, 'select second, first from things order by first');
  connection.exec("create table things (first text, second text); insert into things values ('a', 'b')");
  expect(rows([])).toEqual([{ first: 'a', second: 'b' }]);
  connection.exec("alter table things add column third text default 'c'");
  connection.exec("insert into things values ('x', 'y', 'z')");
  expect(rows([])).toEqual([
    { first: 'a', second: 'b' },
    { first: 'x', second: 'y' },
  ]);
});
