import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SqliteConnection } from '../../src/store/sqlite/load-sqlite.ts';
import { createMutex, type Mutex } from '../../src/store/sqlite/mutex.ts';
import { openConnection } from '../../src/store/sqlite/open-connection.ts';
import { createStatementTurns, type StatementTurns } from '../../src/store/sqlite/statement-turns.ts';

let folder = '';
let own: SqliteConnection;
let other: SqliteConnection;
let mutex: Mutex;
let turns: StatementTurns;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'turns-'));
  const file = path.join(folder, 'store.db');
  own = await openConnection(file, 'NORMAL');
  other = await openConnection(file, 'FULL');
  mutex = createMutex();
  turns = createStatementTurns(own, mutex);
  own.exec('create table counts (name text primary key, value integer not null check (value < 10)) strict');
});

afterEach(async () => {
  own.close();
  other.close();
  await rm(folder, { recursive: true });
});

const add = () =>
  turns.count<{ value: number }>(
    'update counts set value = value + ? where name = ? returning value',
    'insert into counts (value, name) values (?, ?) returning value',
  );
const values = (rows: readonly { value: number }[]) => rows.map(({ value }) => value);

describe('statements of one turn', () => {
  it('run in the order in which they came, reads between writes', async () => {
    const [write, read] = [add(), turns.read<{ value: number }>('select value from counts where name = ?')];
    const answers = await Promise.all([
      write(() => [1, 'a']),
      read('a'),
      write(() => [2, 'a']),
      read('b'),
      write(() => [5, 'b']),
    ]);
    expect(answers.map(values)).toEqual([[1], [1], [3], [], [5]]);
  });

  it('do not fall with one that fails, and none of them counts twice', async () => {
    const write = add();
    const answers = await Promise.allSettled([
      write(() => [1, 'a']),
      write(() => [20, 'a']),
      write(() => [2, 'b']),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(other.prepare('select name, value from counts order by name').all()).toMatchObject([
      { name: 'a', value: 1 },
      { name: 'b', value: 2 },
    ]);
  });

  it('see what another process has committed by then', async () => {
    const read = turns.read<{ value: number }>('select value from counts where name = ?');
    const [first, second] = [read('a'), read('b')];
    other.exec("insert into counts values ('a', 7)");
    expect(values(await first)).toEqual([7]);
    expect(values(await second)).toEqual([]);
    other.exec("update counts set value = 8 where name = 'a'");
    expect(values(await read('a'))).toEqual([8]);
  });

  it('share one reading of the same values, and none of a later round', async () => {
    const read = turns.read('select value from counts where name = ?');
    const first = read('a');
    expect(read('a')).toBe(first);
    await first;
    const later = read('a');
    expect(later).not.toBe(first);
    expect(await later).toEqual([]);
  });

  it('write only when nobody else in this process does', async () => {
    await mutex.lock();
    other.exec('begin immediate');
    const written = add()(() => [1, 'a']);
    other.exec("insert into counts values ('a', 5)");
    await new Promise((resolve) => setImmediate(resolve));
    other.exec('commit');
    mutex.unlock();
    expect(values(await written)).toEqual([6]);
  });

  it('wait also when one comes alone', async () => {
    await add()(() => [1, 'a']);
    other.exec('begin immediate');
    const written = add()(() => [1, 'a']);
    await new Promise((resolve) => setImmediate(resolve));
    other.exec('commit');
    expect(values(await written)).toEqual([2]);
  });

  it('wait while another process writes', async () => {
    other.exec('begin immediate');
    const written = add()(() => [1, 'a']);
    const alsoWritten = add()(() => [1, 'b']);
    await new Promise((resolve) => setImmediate(resolve));
    other.exec('commit');
    expect(values(await written)).toEqual([1]);
    expect(values(await alsoWritten)).toEqual([1]);
  });
});

describe('statements that follow from the answers of others', () => {
  it('run in the same turn', async () => {
    const read = turns.read('select value from counts where name = ?');
    let turnsPassed = 0;
    await read('a');
    setImmediate(() => {
      turnsPassed += 1;
    });
    await read('b');
    await add()(() => [1, 'c']);
    expect(turnsPassed).toBe(0);
  });

  it('let the sockets have their turn, and see what was committed since, however many they are', async () => {
    const read = turns.recall(
      'select value from counts where name = ?',
      ([row]: readonly { value: number }[]) => row,
    );
    let value: number | undefined;
    setTimeout(() => other.exec("insert into counts values ('a', 7)"), 0);
    while (value === undefined) value = (await read('a'))?.value;
    expect(value).toBe(7);
  });
});

describe('what is kept of rows', () => {
  const same = <Row>(rows: readonly Row[]) => rows;
  const recall = () => turns.recall('select value from counts where name = ?', same<{ value: number }>);
  const put = (value: number) => `insert or replace into counts values ('a', ${value})`;
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  it('is given out again for the same values', async () => {
    const read = recall();
    await read('a');
    const first = await read('a');
    expect(await read('a')).toBe(first);
    await nextTurn();
    expect(await read('a')).toBe(first);
    expect(await read('b')).not.toBe(first);
  });

  it('is kept apart for each statement', async () => {
    own.exec(put(4));
    const name = turns.recall('select name from counts where name = ?', same<{ name: string }>);
    expect(values(await recall()('a'))).toEqual([4]);
    expect(await name('a')).toMatchObject([{ name: 'a' }]);
  });

  it('is read anew once another process has committed', async () => {
    const read = recall();
    for (const time of [1, 2]) expect([time, values(await read('a'))]).toEqual([time, []]);
    await nextTurn();
    other.exec(put(7));
    expect(values(await read('a'))).toEqual([7]);
  });

  it('is read anew within a turn that was told of a commit', async () => {
    const read = recall();
    for (const time of [1, 2]) expect([time, values(await read('a'))]).toEqual([time, []]);
    other.exec(put(7));
    turns.recheck();
    expect(values(await read('a'))).toEqual([7]);
  });

  it('is read anew after a change on the same connection, which SQLite does not tell of', async () => {
    const read = recall();
    for (const time of [1, 2]) expect([time, values(await read('a'))]).toEqual([time, []]);
    own.exec(put(7));
    turns.forget();
    expect(values(await read('a'))).toEqual([7]);
  });

  it('is looked at again by what waited for a lock', async () => {
    const [read, count] = [recall(), add()];
    for (const _ of [1, 2]) await read('a');
    await nextTurn();
    other.exec('begin immediate');
    const waited = [count(() => [1, 'b']), read('a')] as const;
    await nextTurn();
    other.exec(`${put(7)}; commit`);
    expect(values(await waited[0])).toEqual([1]);
    expect(values(await waited[1])).toEqual([7]);
  });
});
