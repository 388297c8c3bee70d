import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closeToOthers, isUnwritable } from '../private-files.ts';
import { type SqlDatabase, sql } from './database.ts';
import { cannotWrite, retryWhileBusy } from './errors.ts';
import { loadSqlite, type SqliteConnection } from './load-sqlite.ts';
import { createMutex, type Mutex, sqliteQueries } from './queries.ts';

const mappedBytes = 256 * 1024 * 1024;

/** Opens or makes the database file: 0600, in a folder 0700. */
export async function openSqlite(file: string): Promise<SqlDatabase> {
  makePrivateFile(file);
  const durable = await openConnection(file, 'FULL');
  const relaxed = await openConnection(file, 'NORMAL').catch((error: unknown) => {
    durable.close();
    throw error;
  });
  // Reads documents without a copy into SQLite's own memory. Where a store is larger, the rest is read as before.
  relaxed.exec(`pragma mmap_size = ${mappedBytes}`);
  // One mutex for both: a connection that waits for a lock held by the other would wait for itself.
  const mutex = createMutex();
  const durableQueries = sqliteQueries(durable, mutex);
  return {
    bytesOf: (column) => `cast(${column} as blob)`,
    read: sqliteQueries(relaxed, noMutex).query,
    durable: durableQueries,
    provisional: sqliteQueries(durable, withoutSync(durable, mutex)),
    relaxed: sqliteQueries(relaxed, mutex),
    types: { text: 'text', number: 'integer', tableOptions: 'strict' },
    // The write-ahead log still holds the pages as they were. Where another process reads, its own end empties it.
    eraseDeleted: async () => {
      await durableQueries.query(sql`pragma wal_checkpoint(truncate)`);
    },
    hasTable: async (name) =>
      durable.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !==
      undefined,
    close: async () => {
      emptyLog(durable);
      relaxed.close();
      durable.close();
    },
  };
}

/** Reading waits for nobody: on that connection no transaction outlasts its statement. */
const noMutex: Mutex = { lock: async () => undefined, unlock: () => undefined };

/** While it is held, a commit does not wait for the disk; the next one that does waits for all before it. */
function withoutSync(connection: SqliteConnection, mutex: Mutex): Mutex {
  return {
    async lock() {
      await mutex.lock();
      try {
        await retryWhileBusy(() => connection.exec('pragma synchronous = NORMAL'));
      } catch (error) {
        mutex.unlock();
        throw error;
      }
    },
    unlock() {
      try {
        connection.exec('pragma synchronous = FULL');
      } finally {
        mutex.unlock();
      }
    },
  };
}

/**
 * So that the file alone holds everything. SQLite does so when the last connection closes, but the prebuilt driver
 * closes only when its statements are collected, which a process that ends at once does not wait for.
 */
function emptyLog(connection: SqliteConnection): void {
  try {
    connection.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // What is in the log is safe: the next start reads it.
  }
}

/** SQLite gives the files beside it (-wal, -shm) the same mode. Opening it is synchronous, and so is this. */
function makePrivateFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    // A store that is there can be read where nothing can be written.
    if (!isUnwritable(error) || !existsSync(file)) throw error;
  }
  for (const beside of ['', '-wal', '-shm']) closeToOthers(`${file}${beside}`);
}

/** FULL survives a power cut. NORMAL may lose the last moments then, which counters can afford: 15 times faster. */
export type Durability = 'FULL' | 'NORMAL';

export async function openConnection(file: string, durability: Durability): Promise<SqliteConnection> {
  try {
    return await openFile(file, durability);
  } catch (error) {
    if (!cannotWrite(error) || !isAllInTheFile(file)) throw error;
    return openFile(`${pathToFileURL(file).href}?immutable=1`, durability);
  }
}

async function openFile(file: string, durability: Durability): Promise<SqliteConnection> {
  const { DatabaseSync } = loadSqlite();
  const connection = await retryWhileBusy(() => new DatabaseSync(file));
  try {
    await prepareConnection(connection, durability);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * A database with a write-ahead log needs files beside it, which cannot be made where nothing can be written. It can be
 * read without them when its log holds nothing: nobody works with it then.
 */
function isAllInTheFile(file: string): boolean {
  const inLog = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  return inLog === 0 && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

async function prepareConnection(connection: SqliteConnection, durability: Durability): Promise<void> {
  connection.exec('pragma busy_timeout = 50');
  await useWriteAheadLog(connection);
  connection.exec(`
    pragma synchronous = ${durability};
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma journal_size_limit = 67108864;
    pragma trusted_schema = off;
  `);
}

/** Switching ignores busy_timeout, so that several processes at a first start meet "database is locked". */
async function useWriteAheadLog(connection: SqliteConnection): Promise<void> {
  await retryWhileBusy(() => {
    const current = connection.prepare('pragma journal_mode').get() as { journal_mode: string };
    if (current.journal_mode !== 'wal') connection.exec('pragma journal_mode = wal');
  });
}
