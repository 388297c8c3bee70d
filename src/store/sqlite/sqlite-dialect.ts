import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteConnection, SqliteStatement, SqliteValue } from './load-sqlite.ts';
import type { Mutex } from './mutex.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/**
 * Unlike the stock dialect it prepares every statement once, and takes the write lock when a
 * transaction begins: a lock taken later cannot be waited for.
 */
export function sqliteDialect(connection: SqliteConnection, mutex: Mutex): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => sqliteDriver(connection, mutex),
  };
}

function sqliteDriver(connection: SqliteConnection, mutex: Mutex): Driver {
  const prepare = statementCache(connection);
  const runner = queryRunner(prepare);
  const execute = (sql: string) => retryWhileBusy(() => void prepare(sql).statement.run());
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      await mutex.lock();
      return runner;
    },
    beginTransaction: () => execute('begin immediate'),
    commitTransaction: () => execute('commit'),
    // After a full disk, say, SQLite has rolled back by itself; asking again would hide the true error.
    rollbackTransaction: async () => {
      if (connection.isTransaction) await execute('rollback');
    },
    releaseConnection: async () => mutex.unlock(),
    // Kysely calls this only when it was used; whoever opened the connection closes it.
    destroy: async () => undefined,
  };
}

interface Prepared {
  readonly statement: SqliteStatement;
  readonly givesRows: boolean;
}

/** The queries of this room are a fixed set, so the cache does not grow. */
function statementCache(connection: SqliteConnection): (sql: string) => Prepared {
  const cache = new Map<string, Prepared>();
  return (sql) => {
    const known = cache.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    const prepared = { statement, givesRows: statement.columns().length > 0 };
    cache.set(sql, prepared);
    return prepared;
  };
}

function queryRunner(prepare: (sql: string) => Prepared): DatabaseConnection {
  return {
    executeQuery: <Row>({ sql, parameters }: CompiledQuery) =>
      retryWhileBusy(() => run<Row>(prepare(sql), parameters as readonly SqliteValue[])),
    streamQuery: () => {
      throw new Error('Rows are not streamed: pages are small.');
    },
  };
}

function run<Row>({ statement, givesRows }: Prepared, values: readonly SqliteValue[]): QueryResult<Row> {
  if (givesRows) return { rows: statement.all(...values) as Row[] };
  return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
}
