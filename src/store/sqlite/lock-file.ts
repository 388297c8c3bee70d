import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadSqlite } from './load-sqlite.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** Many may share it at once; who has it exclusively is alone. */
export type LockMode = 'shared' | 'exclusive';

/**
 * Locks a file against other processes, and waits for them up to 30 s. The file is an empty database that is never
 * written: the system takes its locks back however their holder ends. Whoever deleted it would let two in at once.
 * @returns what unlocks it.
 * @throws Error of SQLite, `database is locked`.
 */
export async function lockFile(file: string, mode: LockMode): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
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
