import { loadSqlite, type SqliteConnection } from './load-sqlite.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** FULL survives a power cut. NORMAL may lose the last moments then, which counters can afford: 15 times faster. */
export type Durability = 'FULL' | 'NORMAL';

export async function openConnection(file: string, durability: Durability): Promise<SqliteConnection> {
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
