import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { retryWhileBusy } from '../../../src/store/sqlite/errors.ts';
import { loadSqlite, type SqliteConnection } from '../../../src/store/sqlite/load-sqlite.ts';

let folder = '';
let own: SqliteConnection;
let other: SqliteConnection;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'busy-'));
  const { DatabaseSync } = loadSqlite();
  const file = path.join(folder, 'store.db');
  own = new DatabaseSync(file);
  other = new DatabaseSync(file);
  own.exec('create table counts (value integer); insert into counts values (1)');
});

afterEach(() => {
  own.close();
  other.close();
  rmSync(folder, { recursive: true });
});

/** Each way to run a statement reports a lock differently. */
const ways: readonly (readonly [string, () => unknown])[] = [
  ['exec', () => own.exec('insert into counts values (2)')],
  ['run', () => own.prepare('insert into counts values (2)').run()],
  ['get', () => own.prepare('select value from counts').get()],
  ['all of a select', () => own.prepare('select value from counts').all()],
  ['all of an insert', () => own.prepare('insert into counts values (2) returning value').all()],
];

it.each(ways)('%s waits while another connection has locked the database', async (_name, run) => {
  other.exec('begin exclusive');
  const done = retryWhileBusy(run);
  await new Promise((resolve) => setImmediate(resolve));
  other.exec('commit');
  await done;
});

it('other errors are thrown at once', async () => {
  await expect(retryWhileBusy(() => own.prepare('select * from missing').all())).rejects.toThrow(
    'no such table',
  );
});
