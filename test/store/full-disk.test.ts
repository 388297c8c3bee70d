import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whyNotWritable } from '../../src/store/check-writing.ts';
import { createProcesses } from '../../src/store/process-identity.ts';
import type { Queries, SqlDatabase } from '../../src/store/sqlite/database.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { createStore } from '../../src/store/sqlite/open-store.ts';

let folder = '';
let isFull = false;
let database: SqlDatabase;

const full = () => Object.assign(new Error('database or disk is full'), { errcode: 13 });
const isRead = (text: string) => /^\s*select/i.test(text);

/** A database whose disk can be made full. */
function withFillableDisk(own: SqlDatabase): SqlDatabase {
  const queries = (inner: Queries): Queries => ({
    query: (statement) =>
      isFull && !isRead(statement.text) ? Promise.reject(full()) : inner.query(statement),
    transaction: (work) => (isFull ? Promise.reject(full()) : inner.transaction(work)),
  });
  return {
    ...own,
    durable: queries(own.durable),
    provisional: queries(own.provisional),
    relaxed: queries(own.relaxed),
  };
}

beforeEach(async () => {
  isFull = false;
  folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-full-'));
  database = withFillableDisk(await openSqlite(path.join(folder, 'store.db')));
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const scope = { accountId: 'acc_1', mode: 'live' } as const;

describe('a store whose disk is full', () => {
  it('opens, counts requests in memory and reads', async () => {
    await createStore(database, createProcesses());
    isFull = true;
    const store = await createStore(database, createProcesses());
    expect(await store.countRequest(scope, 7)).toEqual({ window: 7, requests: 1 });
    expect(await store.countRequest(scope, 7)).toEqual({ window: 7, requests: 2 });
    expect(await store.requestsInWindow(scope, 7)).toBe(2);
    expect(await store.countRequest(scope, 8)).toEqual({ window: 8, requests: 1 });
    await store.markApiKeyUsed('key_1', 1);
    expect(await store.findApiKey('none')).toBeNull();
    expect(await store.secret('links', () => 'made')).toBe('made');
  });

  it('says why it is not writable, until it is', async () => {
    const store = await createStore(database, createProcesses());
    await store.checkWriting();
    isFull = true;
    const failure: unknown = await store.checkWriting().catch((error: unknown) => error);
    expect(whyNotWritable(failure)).toBe('nothing can be written: the disk is full');
    isFull = false;
    await store.checkWriting();
  });

  it.each([
    [{ code: 'ENOSPC' }, 'nothing can be written: the disk is full'],
    [{ code: 'EROFS' }, 'nothing can be written: the home is read-only'],
    [{ code: 'EACCES' }, 'nothing can be written in the home'],
    [{ errcode: 8 }, 'nothing can be written in the home'],
    [{ errcode: 11 }, null],
    [{}, null],
  ])('%j is explained without a path', (facts, reason) => {
    expect(whyNotWritable(Object.assign(new Error('at /home/ada'), facts))).toBe(reason);
  });
});
