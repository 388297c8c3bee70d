import { createKeptValues } from './kept-values.ts';
import type { SqliteConnection, SqliteStatement, SqliteValue } from './load-sqlite.ts';
import type { Mutex } from './mutex.ts';
import { createRoundSettler, type Waiting } from './round-settler.ts';

type Values = readonly SqliteValue[];
type Read<Result> = (...values: Values) => Promise<Result>;

export interface StatementTurns {
  /** Same values asked for in one round are read once. */
  read<Row>(sql: string): Read<readonly Row[]>;
  /** What `make` makes of the rows; kept until anybody commits anything but what `count` does. */
  recall<Row, Made>(sql: string, make: (rows: readonly Row[]) => Made): Read<Made>;
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
  const kept = createKeptValues(keptBytes);
  const waiting: Waiting[] = [];
  let isTurn = false;
  let isChecked = false;
  let readers = 0;

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

  function join<Result>(run: () => Result, writes: boolean): Promise<Result> {
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

  function reader<Result>(read: (key: string, values: Values) => Result): Read<Result> {
    const asked = new Map<string, Promise<Result>>();
    readers += 1;
    const name = readers;
    return (...values) => {
      const key = `${name}\n${values.join('\n')}`;
      const known = asked.get(key);
      if (known) return known;
      const result = join(() => {
        // Before it is read: who asks from now on may know of a change that this lacks.
        asked.delete(key);
        return read(key, values);
      }, false);
      asked.set(key, result);
      return result;
    };
  }

  return {
    read<Row>(sql: string) {
      const rows = rowsOf<Row>(connection, sql);
      return reader((_key, values) => rows(values));
    },
    recall<Row, Made>(sql: string, make: (rows: readonly Row[]) => Made) {
      const rowsFor = rowsOf<Row>(connection, sql);
      return reader((key, values) => {
        check();
        const known = kept.get(key);
        if (known) return known.value as Made;
        const rows = rowsFor(values);
        const value = make(rows);
        kept.set(key, { value, bytes: bytesIn(rows) });
        return value;
      });
    },
    count<Row>(sql: string) {
      const rows = rowsOf<Row>(connection, sql);
      return (values: () => Values) => join(() => rows(values()), true);
    },
    recheck() {
      isChecked = false;
    },
    forget: kept.clear,
  };
}

/** Whether no other connection has committed anything since this was asked last. */
function changeWatch(connection: SqliteConnection): () => boolean {
  const version = rowsOf<{ readonly data_version: number }>(connection, 'pragma data_version');
  let last: unknown;
  return () => {
    const [row] = version([]);
    const isSame = row?.data_version === last;
    last = row?.data_version;
    return isSame;
  };
}

/** Prepared at its first use: before, the tables may not be there yet. */
function rowsOf<Row>(connection: SqliteConnection, sql: string): (values: Values) => readonly Row[] {
  let statement: SqliteStatement | undefined;
  return (values) => {
    statement ??= connection.prepare(sql);
    return statement.all(...values) as Row[];
  };
}

/** What rows and all that is made of them take beside the long values, roughly. */
const bytesPerRow = 1000;

function bytesIn(rows: readonly unknown[]): number {
  let sum = bytesPerRow;
  for (const row of rows) {
    sum += bytesPerRow;
    for (const value of Object.values(row as object)) {
      if (typeof value === 'string' || value instanceof Uint8Array) sum += value.length;
    }
  }
  return sum;
}
