import { createKeptRows } from './kept-rows.ts';
import type { SqliteConnection, SqliteStatement, SqliteValue } from './load-sqlite.ts';
import type { Mutex } from './mutex.ts';
import { createRoundSettler, type Waiting } from './round-settler.ts';

type Values = readonly SqliteValue[];
type Read<Row> = (...values: Values) => Promise<readonly Row[]>;

export interface StatementTurns {
  read<Row>(sql: string): Read<Row>;
  /** As `read`; its rows are kept until anybody commits anything but what `count` does. */
  recall<Row>(sql: string): Read<Row>;
  /** The values are asked for when the statement runs: what has come in until then can share it. */
  count<Row>(sql: string): (values: () => Values) => Promise<readonly Row[]>;
  /** Another connection of this process may have committed something in this very turn. */
  recheck(): void;
  /** This connection may have: it never tells of its own commits. */
  forget(): void;
}

const keptBytes = 32 * 1024 * 1024;

/**
 * Plain statements that arrive in the same turn of the event loop run together, in one transaction, and so
 * does, a round later, what their answers lead to: under load its locks and its commit cost more than the
 * statements do. Whether something was committed is asked once a turn, after all that it answers has come in.
 */
export function createStatementTurns(connection: SqliteConnection, mutex: Mutex): StatementTurns {
  const settle = createRoundSettler(connection, mutex);
  const isUnchanged = changeWatch(connection);
  const kept = createKeptRows(keptBytes);
  const waiting: Waiting[] = [];
  let isTurn = false;
  let isChecked = false;
  let statements = 0;

  function nextRound(): void {
    isTurn = waiting.length > 0;
    if (!isTurn) return;
    void settle(waiting.splice(0));
    // A tick that a microtask asks for comes after the last one: who got an answer has asked on by then.
    queueMicrotask(() => process.nextTick(nextRound));
  }

  function beginTurn(): void {
    isChecked = false;
    nextRound();
  }

  function join<Row>(run: () => unknown, writes: boolean): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0 && !isTurn) setImmediate(beginTurn);
      waiting.push({ run, writes, resolve, reject });
    });
  }

  function check(): void {
    // What waited for a lock runs in nobody's turn, and looks for itself.
    if (isTurn && isChecked) return;
    if (!isUnchanged()) kept.clear();
    isChecked = true;
  }

  return {
    read(sql) {
      const statement = prepared(connection, sql);
      return (...values) => join(() => statement().all(...values), false);
    },
    recall<Row>(sql: string): Read<Row> {
      const statement = prepared(connection, sql);
      statements += 1;
      const name = statements;
      const recalled = (values: Values): unknown => {
        check();
        const key = `${name}\n${values.join('\n')}`;
        const known = kept.get(key);
        if (known) return known;
        const rows = statement().all(...values);
        kept.set(key, rows);
        return rows;
      };
      return (...values) => join(() => recalled(values), false);
    },
    count(sql) {
      const statement = prepared(connection, sql);
      return (values) => join(() => statement().all(...values()), true);
    },
    recheck() {
      isChecked = false;
    },
    forget: kept.clear,
  };
}

/** Whether no other connection has committed anything since this was asked last. */
function changeWatch(connection: SqliteConnection): () => boolean {
  const version = prepared(connection, 'pragma data_version');
  let last: unknown;
  return () => {
    const [row] = version().all() as { readonly data_version: number }[];
    const isSame = row?.data_version === last;
    last = row?.data_version;
    return isSame;
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
