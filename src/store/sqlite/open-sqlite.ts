import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { namingFile } from '../../contract/storage-problem.ts';
import { createFolder } from '../../create-folder.ts';
import { fold } from '../../values/fold.ts';
import { isUnwritable, restrictPermissions } from '../private-files.ts';
import { type SqlDatabase, sql } from './database.ts';
import { cannotWrite, retryWhileBusy } from './errors.ts';
import { loadSqlite, type SqliteConnection } from './load-sqlite.ts';
import { createMutex, type Mutex, sqliteQueries } from './queries.ts';

const mappedBytes = 256 * 1024 * 1024;

/** Opens or creates the database file: 0600, in a folder 0700. */
export async function openSqlite(file: string): Promise<SqlDatabase> {
  makePrivateFile(file);
  const durable = await openConnection(file, 'FULL');
  const relaxed = await openConnection(file, 'NORMAL').catch((error: unknown) => {
    durable.close();
    throw error;
  });
  // Reads documents without copying them into SQLite's memory. The rest of a larger store is read normally.
  relaxed.exec(`pragma mmap_size = ${mappedBytes}`);
  // One mutex for both: a connection waiting for a lock of the other would wait for its own process.
  const mutex = createMutex();
  const durableQueries = sqliteQueries(durable, mutex, file);
  return {
    bytesOf: (column) => `cast(${column} as blob)`,
    read: sqliteQueries(relaxed, noMutex, file).query,
    durable: durableQueries,
    provisional: sqliteQueries(durable, withoutSync(durable, mutex), file),
    relaxed: sqliteQueries(relaxed, mutex, file),
    types: { text: 'text', number: 'integer', tableOptions: 'strict' },
    // The write-ahead log still has the old pages. If another process is reading, closing it empties the log.
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

/** Reads do not wait: on that connection no transaction is longer than its statement. */
const noMutex: Mutex = { lock: async () => undefined, unlock: () => undefined };

/** While held, commits do not wait for the disk; the next one that does includes all before it. */
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
 * Empties the log, so that the file has all data. SQLite does this when the last connection closes, but the prebuilt
 * driver closes only when its statements are collected, which may not happen before the process ends.
 */
function emptyLog(connection: SqliteConnection): void {
  try {
    connection.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // The log is safe: the next start reads it.
  }
}

/** SQLite gives its other files (-wal, -shm) the same mode. Synchronous, like opening. */
function makePrivateFile(file: string): void {
  try {
    createFolder(dirname(file));
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    // An existing store can be read even if nothing can be written.
    if (!isUnwritable(error) || !existsSync(file)) throw error;
  }
  for (const beside of ['', '-wal', '-shm']) restrictPermissions(`${file}${beside}`);
}

/**
 * FULL survives a power failure. NORMAL may lose the last moments, which is acceptable for counters, and is 15 times
 * faster.
 */
export type Durability = 'FULL' | 'NORMAL';

export async function openConnection(file: string, durability: Durability): Promise<SqliteConnection> {
  try {
    return await openFile(file, durability);
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    if (!isAllInTheFile(file)) throw namingFile(error, file);
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
 * A database with a write-ahead log needs other files, which a read-only home does not allow. It can be read without
 * them if its log is empty, because it is then not in use.
 */
function isAllInTheFile(file: string): boolean {
  const inLog = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  return inLog === 0 && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

async function prepareConnection(connection: SqliteConnection, durability: Durability): Promise<void> {
  connection.exec('pragma busy_timeout = 50');
  connection.function('folded', { deterministic: true }, fold);
  await useWriteAheadLog(connection);
  connection.exec(`
    pragma synchronous = ${durability};
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma journal_size_limit = 67108864;
    pragma trusted_schema = off;
  `);
}

/** Retries, because switching ignores busy_timeout, and processes starting at once would get "database is locked". */
async function useWriteAheadLog(connection: SqliteConnection): Promise<void> {
  await retryWhileBusy(() => {
    const current = connection.prepare('pragma journal_mode').get() as { journal_mode: string };
    if (current.journal_mode !== 'wal') connection.exec('pragma journal_mode = wal');
  });
}
