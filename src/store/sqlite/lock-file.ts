import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { isUnwritable } from '../private-files.ts';
import { retryWhileBusy } from './errors.ts';
import { loadSqlite } from './load-sqlite.ts';

/** Many may share it at once; who has it exclusively is alone. */
export type LockMode = 'shared' | 'exclusive';

/**
 * Locks a file against other processes, and waits for them up to 30 s. The file is an empty database that is never
 * written: the system takes its locks back however their holder ends. Deleting it would let two in at once.
 * Where no such file can be made nobody can restore either, and sharing needs no lock.
 * @returns what unlocks it.
 * @throws Error of SQLite, `database is locked`.
 */
export async function lockFile(file: string, mode: LockMode): Promise<() => void> {
  if (!makeLockFile(file, mode)) return () => undefined;
  const { DatabaseSync } = loadSqlite();
  const connection = new DatabaseSync(file);
  try {
    if (mode === 'exclusive') {
      await retryWhileBusy(() => connection.exec('begin exclusive'));
    } else {
      connection.exec('begin');
      // Only reading takes the lock.
      await retryWhileBusy(() => connection.exec('pragma schema_version'));
    }
  } catch (error) {
    connection.close();
    throw error;
  }
  return () => {
    // The prebuilt driver closes late, which would keep the lock.
    connection.exec('rollback');
    connection.close();
  };
}

/** @returns whether there is a file to lock. */
function makeLockFile(file: string, mode: LockMode): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    return true;
  } catch (error) {
    if (mode === 'exclusive' || !isUnwritable(error)) throw error;
    // Its lock is shared by reading alone.
    return existsSync(file);
  }
}
