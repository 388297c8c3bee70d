import { busyCode, isDamage, retryWhileBusy, sqliteCode } from './errors.ts';
import { loadSqlite, type SqliteConnection } from './load-sqlite.ts';
import { migrations } from './migrations.ts';

/** Copies a snapshot of the database into a new file, even while it is in use. */
export async function copyDatabase(file: string, target: string): Promise<void> {
  await onConnection(file, (connection) => {
    const statement = connection.prepare('vacuum into ?');
    return retryWhileBusy(() => statement.run(target));
  });
}

/** @throws Error with the problem of the database: `the store …` */
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

/** True if a server or command has the database open; false for a damaged file. */
export async function isInUse(file: string): Promise<boolean> {
  try {
    // Leaving WAL mode requires being the only connection; the next one to open the file restores it.
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
