import { busyCode, isDamage, retryWhileBusy, sqliteCode } from './errors.ts';
import { loadSqlite, type SqliteConnection } from './load-sqlite.ts';
import { migrations } from './migrations.ts';

/** Writes a snapshot of the database into a new file, even while others use it. */
export async function copyDatabase(file: string, target: string): Promise<void> {
  await onConnection(file, (connection) => {
    const statement = connection.prepare('vacuum into ?');
    return retryWhileBusy(() => statement.run(target));
  });
}

/** @throws Error saying what is wrong with the database: `the store …` */
export async function checkDatabase(file: string): Promise<void> {
  await onConnection(file, (connection) => {
    const verdict = connection.prepare('pragma integrity_check(1)').get() as { integrity_check: string };
    if (verdict.integrity_check !== 'ok') throw new Error(`the store is damaged: ${verdict.integrity_check}`);
    const { version } = connection.prepare('select version from schema_version').get() as { version: number };
    if (version <= migrations.length) return;
    throw new Error(
      `the store has schema ${version}, but this resume-tailor supports schema ${migrations.length}; update resume-tailor`,
    );
  });
}

/** Whether another connection, of a server or a command, holds the database open. A damaged file is in nobody's use. */
export async function isInUse(file: string): Promise<boolean> {
  try {
    // Only who is alone can leave the write-ahead log; the next to open the file goes back to it.
    return await onConnection(file, (connection) => {
      const { journal_mode: mode } = connection.prepare('pragma journal_mode = delete').get() as {
        journal_mode: string;
      };
      return mode !== 'delete';
    });
  } catch (error) {
    if (sqliteCode(error) === busyCode) return true;
    if (isDamage(error)) return false;
    throw error;
  }
}

async function onConnection<Result>(
  file: string,
  work: (connection: SqliteConnection) => Result | Promise<Result>,
): Promise<Result> {
  const { DatabaseSync } = loadSqlite();
  const connection = new DatabaseSync(file);
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}
