import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Scope, Store } from '../../src/service/store-port.ts';
import { loadSqlite } from '../../src/store/sqlite/load-sqlite.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import {
  base,
  cycle,
  day,
  end,
  generate,
  keyed,
  live,
  resumeId,
  start,
  stranger,
  test as testScope,
  usageOf,
} from './samples.ts';

let folder = '';
let opened: Store[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrate-'));
  opened = [];
});

afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()));
  await rm(folder, { recursive: true, force: true });
});

async function open(file: string): Promise<Store> {
  const store = await openStore({ file });
  opened.push(store);
  return store;
}

function database(file: string) {
  return new (loadSqlite().DatabaseSync)(file);
}

/** A store written by the first release: two accounts, a base, a live and a test resume, an answered key. */
async function versionOne(): Promise<string> {
  const file = path.join(folder, 'one.db');
  const connection = database(file);
  connection.exec(await readFile(path.join(import.meta.dirname, 'version-1.sql'), 'utf8'));
  connection.close();
  return file;
}

function columnsOf(file: string): unknown {
  const connection = database(file);
  try {
    return connection
      .prepare(
        `select tables.name as 'table', columns.name, columns.type, columns."notnull", columns.pk
        from pragma_table_list as tables, pragma_table_info(tables.name) as columns
        where tables.schema = 'main' order by 1, 2`,
      )
      .all();
  } finally {
    connection.close();
  }
}

describe('a store written by the first release', () => {
  it('opens with all its data', async () => {
    const store = await open(await versionOne());
    expect(await store.listAccounts()).toEqual([
      { id: 'acc_one', name: 'acc_one', plan: 'pro', credits: null, createdAt: start },
      { id: 'acc_two', name: 'acc_two', plan: 'pro', credits: null, createdAt: start },
    ]);
    expect(await store.findApiKey('hash of acc_one 1')).toMatchObject({
      accountId: 'acc_one',
      credits: null,
    });
    expect(await store.findDashboardAccount('token of acc_two')).toBe('acc_two');
    expect(await store.findBase(live)).toEqual(base());
    for (const [scope, id] of [
      [live, resumeId(1)],
      [testScope, resumeId(2)],
    ] as const) {
      const kept = { ...end(id).resume, creditsRemaining: 998 };
      expect((await store.findResume(scope, id))?.resume).toEqual(kept);
      expect(await store.findTailoring(scope, id)).toMatchObject({ base: base(), plan: '[]' });
    }
    expect(await usageOf(store)).toEqual({ creditsUsed: 2, generated: 1 });
    expect(await store.secret('pdf_links', () => 'made anew')).toBe('made by version 1');
  });

  it('still replays the Idempotency-Keys that were answered', async () => {
    const store = await open(await versionOne());
    const replay = await store.beginGeneration(keyed('k'));
    expect(replay).toMatchObject({ outcome: 'replayed', resume: { id: resumeId(1) } });
  });

  it('counts earlier generations by day', async () => {
    const file = await versionOne();
    const connection = database(file);
    const pay = connection.prepare('insert into credit_ledger values (?, ?, ?, ?, 2)');
    for (const [accountId, days] of [
      ['acc_one', [0, 0, 1, 6, 7]],
      ['acc_two', [0]],
    ] as const) {
      for (const [index, ago] of days.entries())
        pay.run(accountId, 'live', start - ago * day, `more ${index}`);
    }
    connection.close();
    const store = await open(file);
    const generated = async (scope: Scope, days: number) => {
      const generatedSince = start - (start % day) - days * day;
      return (await store.usage(scope, { now: start, cycleStart: cycle, generatedSince })).generated;
    };
    // One of today was there before.
    expect(await Promise.all([0, 1, 6, 7].map((days) => generated(live, days)))).toEqual([3, 4, 5, 6]);
    expect(await generated(stranger, 7)).toBe(1);
    await generate(store, resumeId(3));
    expect(await generated(live, 0)).toBe(4);
  });

  it('supports the features of newer releases', async () => {
    const store = await open(await versionOne());
    expect(await store.changeAccount('acc_one', { credits: 5 })).toBe(true);
    expect(await store.countRequest({ accountId: 'acc_one', mode: 'dashboard' }, 7)).toMatchObject({
      requests: 1,
    });
    expect(await store.countRequest(live, 7)).toMatchObject({ requests: 1 });
    await generate(store, resumeId(3));
  });

  it('has the tables of a new store after one migration', async () => {
    const file = await versionOne();
    await (await open(file)).changeAccount('acc_one', { credits: 5 });
    const again = await open(file);
    expect((await again.listAccounts())[0]).toMatchObject({ credits: 5 });
    const fresh = path.join(folder, 'fresh.db');
    await open(fresh);
    expect(columnsOf(file)).toEqual(columnsOf(fresh));
  });
});
