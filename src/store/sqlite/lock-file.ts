import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { namingFile } from '../../contract/storage-problem.ts';
import { createFolder } from '../../create-folder.ts';
import { isUnwritable } from '../private-files.ts';
import { cannotWrite, retryWhileBusy } from './errors.ts';
import { loadSqlite, type SqliteConnection } from './load-sqlite.ts';

/** Shared locks can be held together; an exclusive one only alone. */
export type LockMode = 'shared' | 'exclusive';

/**
 * Locks a file against other processes, waiting for up to 30 s. The file is an empty database that is never written,
 * so the system releases its locks however the holder ends. Deleting it would let two processes in at once. If it
 * cannot be created, no restore is possible either, and sharing needs no lock.
 * @returns a function that unlocks it
 * @throws Error of SQLite, `database is locked`
 */
export async function lockFile(file: string, mode: LockMode): Promise<() => void> {
  if (!makeLockFile(file, mode)) return () => undefined;
  const connection = await lockConnection(file, mode).catch((error: unknown) => {
    throw cannotWrite(error) ? namingFile(error, file) : error;
  });
  return () => {
    // The prebuilt driver closes late, which would keep the lock.
    connection.exec('rollback');
    connection.close();
  };
}

async function lockConnection(file: string, mode: LockMode): Promise<SqliteConnection> {
  const { DatabaseSync } = loadSqlite();
  const connection = new DatabaseSync(file);
  try {
    if (mode === 'exclusive') {
      await retryWhileBusy(() => connection.exec('begin exclusive'));
    } else {
      connection.exec('begin');
      // The lock is taken only by reading.
      await retryWhileBusy(() => connection.exec('pragma schema_version'));
    }
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** @returns whether there is a file to lock */
function makeLockFile(file: string, mode: LockMode): boolean {
  try {
    createFolder(dirname(file));
    closeSync(openSync(file, 'a', 0o600));
    return true;
  } catch (error) {
    if (mode === 'exclusive' || !isUnwritable(error)) throw error;
    // An existing file can be locked for sharing by reading only.
    return existsSync(file);
  }
}
