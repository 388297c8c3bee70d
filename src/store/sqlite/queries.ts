import { namingFile } from '../../contract/storage-problem.ts';
import type { Queries, Sql } from './database.ts';
import { cannotWrite, retryWhileBusy } from './errors.ts';
import type { SqliteConnection, SqliteStatement } from './load-sqlite.ts';

/**
 * Prepares each statement once. Takes the write lock at the start of a transaction, because waiting for a later lock
 * is not possible.
 * @param file the database, named in errors of writing
 */
export function sqliteQueries(connection: SqliteConnection, mutex: Mutex, file: string): Queries {
  const prepare = statementCache(connection);
  const query = <Row>({ text, values }: Sql): Promise<readonly Row[]> =>
    retryWhileBusy(() => run(prepare(text), values) as readonly Row[]);

  async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    await mutex.lock();
    try {
      return await work();
    } catch (error) {
      throw cannotWrite(error) ? namingFile(error, file) : error;
    } finally {
      mutex.unlock();
    }
  }

  return {
    query: (statement) => alone(() => query(statement)),
    transaction: (work) =>
      alone(async () => {
        await query(begin);
        try {
          const result = await work(query);
          await query(commit);
          return result;
        } catch (error) {
          // SQLite has already rolled back, for example on a full disk; a second rollback would hide the error.
          if (connection.isTransaction) await query(rollback);
          throw error;
        }
      }),
  };
}

const begin: Sql = { text: 'begin immediate', values: [] };
const commit: Sql = { text: 'commit', values: [] };
const rollback: Sql = { text: 'rollback', values: [] };

interface Prepared {
  readonly statement: SqliteStatement;
  readonly givesRows: boolean;
}

/** The folder's statements are a fixed set, so the cache does not grow. */
function statementCache(connection: SqliteConnection): (text: string) => Prepared {
  const cache = new Map<string, Prepared>();
  return (text) => {
    const known = cache.get(text);
    if (known) return known;
    const statement = connection.prepare(text);
    const prepared = { statement, givesRows: statement.columns().length > 0 };
    cache.set(text, prepared);
    return prepared;
  };
}

function run({ statement, givesRows }: Prepared, values: Sql['values']): readonly unknown[] {
  if (givesRows) return statement.all(...values);
  statement.run(...values);
  return [];
}

/** One holder at a time, in the order of requests. */
export interface Mutex {
  lock(): Promise<void>;
  unlock(): void;
}

export function createMutex(): Mutex {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  return {
    lock: async () => {
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      isHeld = true;
    },
    unlock: () => {
      const next = waiting.shift();
      if (next) next();
      else isHeld = false;
    },
  };
}
