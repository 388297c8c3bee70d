import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProcesses } from '../../src/store/process-identity.ts';
import { type Queries, sql } from '../../src/store/sqlite/database.ts';
import { findBinding, loadSqlite } from '../../src/store/sqlite/load-sqlite.ts';
import { openConnection, openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { createStore, openStore } from '../../src/store/sqlite/open-store.ts';
import { runStoreProcess } from './run-store-process.ts';
import { base, day, generate, keyed, live, resumeId, start } from './samples.ts';
import { type StoreHarness, useStore } from './store-harness.ts';
import { describeStore } from './store-suite.ts';

const newFile = async () => path.join(await mkdtemp(path.join(tmpdir(), 'store-')), 'home', 'store.db');

const harness: StoreHarness = {
  makeLocation: newFile,
  makeNewLocation: newFile,
  open: async (location, processes = createProcesses()) => createStore(await openSqlite(location), processes),
  remove: (location) => rm(path.dirname(path.dirname(location)), { recursive: true, force: true }),
};

describeStore('the store on SQLite', harness);

describe('the SQLite file', () => {
  const place = useStore(harness);

  function ask(sql: string): unknown[] {
    const connection = new (loadSqlite().DatabaseSync)(place.location);
    try {
      return connection
        .prepare(sql)
        .all()
        .map((row) => ({ ...(row as object) }));
    } finally {
      connection.close();
    }
  }

  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

  it('is readable only by its owner, like the files next to it', async () => {
    expect(await modeOf(path.dirname(place.location))).toBe('700');
    for (const suffix of ['', '-wal', '-shm']) expect(await modeOf(place.location + suffix)).toBe('600');
  });

  it('contains everything once a store is closed, even if others have it open', async () => {
    const other = await openStore({ file: place.location });
    await generate(other, resumeId(1));
    await other.close();
    expect((await stat(`${place.location}-wal`)).size).toBe(0);
    await copyFile(place.location, `${place.location}.copy`);
    const copy = await openStore({ file: `${place.location}.copy` });
    expect((await copy.findResume(live, resumeId(1)))?.resume.id).toBe(resumeId(1));
    await copy.close();
  });

  it('uses a write-ahead log and strict tables', () => {
    expect(ask('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    const loose =
      "select name from pragma_table_list where schema = 'main' and type = 'table' and strict = 0";
    expect(ask(`${loose} and name not like 'sqlite_%'`)).toEqual([]);
  });

  it('lists and fetches only by index', () => {
    const plan = ask(
      "explain query plan select * from resumes where account_id = 'a' and mode = 'live' and id < 'r' order by id desc limit 21",
    );
    expect(JSON.stringify(plan)).toMatch(
      /SEARCH resumes USING INDEX \S+ \(account_id=\? AND mode=\? AND id<\?\)/,
    );
    const byPdf = ask("explain query plan select * from resumes where id = 'r' and pdf_version = 'p'");
    expect(JSON.stringify(byPdf)).toContain('resumes_with_pdf');
    const inAnyAccount = ask(
      `explain query plan select id from resumes where account_id in (select id from accounts)
        and mode in ('live', 'test') and id in ('a', 'b', '')`,
    );
    expect(JSON.stringify(inAnyAccount)).toMatch(/SEARCH resumes .*account_id=\? AND mode=\? AND id=\?/);
  });

  it('keeps no deleted content in any table', async () => {
    await generate(place.store, resumeId(1), keyed('k'));
    await place.store.deleteResume(live, resumeId(1));
    await place.store.deleteBase(live);
    expect(ask('select count(*) as left_over from base_contents')).toEqual([{ left_over: 0 }]);
    expect(ask('select count(*) as left_over from tailorings')).toEqual([{ left_over: 0 }]);
    expect(ask('select state, answer from idempotency_keys')).toEqual([
      { state: 'resume_deleted', answer: null },
    ]);
  });

  it('deletes answers older than 24 hours at the next generation', async () => {
    await generate(place.store, resumeId(1), keyed('k'));
    const nextDay = { now: start + day, leaseUntil: start + day + 60_000, creditsTotal: 1000 };
    await generate(place.store, resumeId(2), keyed('other', nextDay));
    expect(ask('select key from idempotency_keys')).toEqual([{ key: 'other' }]);
  });

  it('deletes an earlier reading when the source is read again', async () => {
    await place.store.putBase(live, base('v1', '{"read":"better"}'));
    expect(ask('select resume_data from base_contents')).toEqual([{ resume_data: '{"read":"better"}' }]);
  });

  it('releases the reservations of a killed process when it is opened', async () => {
    const holder = await runStoreProcess(place.location, 'hold', 'k');
    await holder.act();
    expect(ask('select reserved from credit_balances')).toEqual([{ reserved: 2 }]);
    await holder.kill();
    await place.open();
    expect(ask('select reserved from credit_balances')).toEqual([{ reserved: 0 }]);
    expect(ask('select id from generations')).toEqual([]);
    expect(ask('select key from idempotency_keys')).toEqual([]);
  });

  it('waits for the disk at every commit, except provisional ones', async () => {
    const database = await openSqlite(path.join(path.dirname(place.location), 'other.db'));
    const waits = async ({ transaction }: Queries) => {
      const [row] = await transaction((query) => query<{ synchronous: number }>(sql`pragma synchronous`));
      return row?.synchronous === 2;
    };
    expect(await waits(database.provisional)).toBe(false);
    const failing = database.provisional.transaction(() => Promise.reject(new Error('on the way')));
    await expect(failing).rejects.toThrow('on the way');
    expect(await waits(database.durable)).toBe(true);
    await database.close();
  });

  it('can be opened while another process creates it', async () => {
    const file = path.join(path.dirname(place.location), 'other.db');
    const maker = new (loadSqlite().DatabaseSync)(file);
    maker.exec('begin exclusive');
    const opening = openConnection(file, 'FULL');
    await new Promise((resolve) => setImmediate(resolve));
    maker.exec('commit');
    maker.close();
    const connection = await opening;
    expect(connection.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    connection.close();
  });

  it('is left unchanged, with an error that names the problem and the fix, when it cannot be opened', async () => {
    const folder = path.dirname(place.location);
    const broken = path.join(folder, 'broken.db');
    await writeFile(broken, 'this is a text and no database, long enough to be read as its first page');
    await expect(openStore({ file: broken })).rejects.toThrow(
      `${broken}: file is not a database. Restore a backup`,
    );
    await expect(openStore({ file: folder })).rejects.toThrow(/EISDIR.*--home/);
    expect(await readFile(broken, 'utf8')).toMatch(/^this is a text/);
  });

  it('is read by the same native code, whether our search or its own loader finds the file', () => {
    const binding = findBinding(import.meta.dirname);
    const own = createRequire(import.meta.url)('@photostructure/sqlite');
    expect(binding).not.toBeNull();
    expect(createRequire(import.meta.url)(String(binding)).StatementSync).toBe(own.default.StatementSync);
    expect(findBinding(path.dirname(place.location))).toBeNull();
  });

  it('is refused by a release that is older than the one that wrote it', async () => {
    ask('update schema_version set version = 99');
    await expect(openStore({ file: place.location })).rejects.toThrow(/schema 99.*Update resume-tailor/);
  });
});
