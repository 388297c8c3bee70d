import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadSqlite, type SqliteConnection } from './load-sqlite.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { cannotWrite } from './sqlite-error.ts';

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
