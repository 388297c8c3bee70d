import type { SqliteConnection, SqliteStatement, SqliteValue } from './load-sqlite.ts';
import type { Mutex } from './mutex.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type Values = readonly SqliteValue[];

export interface StatementTurns {
  /** Same values asked for in one turn are read once. */
  read<Row>(sql: string): (...values: Values) => Promise<readonly Row[]>;
  /** The values are asked for when the statement runs: what has come in until then can share it. */
  write<Row>(sql: string): (values: () => Values) => Promise<readonly Row[]>;
}

interface Waiting {
  readonly run: () => unknown;
  readonly writes: boolean;
  readonly resolve: (rows: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Plain statements that arrive in the same turn of the event loop share one transaction: under load its
 * locks and its commit cost more than the statements do. A statement alone needs none.
 */
export function createStatementTurns(connection: SqliteConnection, mutex: Mutex): StatementTurns {
  const settle = turnSettler(connection);
  const waiting: Waiting[] = [];

  async function take(turn: readonly Waiting[]): Promise<void> {
    if (!turn.some(({ writes }) => writes)) return settle(turn);
    await mutex.lock();
    await settle(turn).finally(mutex.unlock);
  }

  function join<Row>(run: () => unknown, writes: boolean): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void take(waiting.splice(0)));
      waiting.push({ run, writes, resolve, reject });
    });
  }

  return {
    read<Row>(sql: string) {
      const statement = prepared(connection, sql);
      const asked = new Map<string, Promise<readonly Row[]>>();
      return (...values: Values) => {
        const key = values.join('\n');
        const known = asked.get(key);
        if (known) return known;
        const run = (): unknown => {
          // Before it is read: who asks from now on may know of a change that these rows lack.
          asked.delete(key);
          return statement().all(...values);
        };
        const rows = join<Row>(run, false);
        asked.set(key, rows);
        return rows;
      };
    },
    write(sql) {
      const statement = prepared(connection, sql);
      return (values) => join(() => statement().all(...values()), true);
    },
  };
}

/** Not before its first use: the tables may not be there yet. */
function prepared(connection: SqliteConnection, sql: string): () => SqliteStatement {
  let statement: SqliteStatement | undefined;
  return () => {
    statement ??= connection.prepare(sql);
    return statement;
  };
}

function turnSettler(connection: SqliteConnection): (turn: readonly Waiting[]) => Promise<void> {
  const begin = prepared(connection, 'begin');
  const beginWriting = prepared(connection, 'begin immediate');
  const commit = prepared(connection, 'commit');

  function transact(turn: readonly Waiting[]): readonly unknown[] {
    if (turn.length === 1) return turn.map(({ run }) => run());
    const start = turn.some(({ writes }) => writes) ? beginWriting : begin;
    start().run();
    try {
      const results = turn.map(({ run }) => run());
      commit().run();
      return results;
    } catch (error) {
      // After a full disk, say, SQLite has rolled back by itself.
      if (connection.isTransaction) connection.exec('rollback');
      throw error;
    }
  }

  return async function settle(turn) {
    try {
      const results = await retryWhileBusy(() => transact(turn));
      for (const [index, { resolve }] of turn.entries()) resolve(results[index] as never);
    } catch (error) {
      if (turn.length === 1) turn[0]?.reject(error);
      // One that fails must not take the others down with it.
      else for (const one of turn) await settle([one]);
    }
  };
}
