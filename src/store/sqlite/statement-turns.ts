import { createKeptValues, type Kept } from './kept-values.ts';
import type { SqliteConnection, SqliteValue } from './load-sqlite.ts';
import type { Mutex } from './mutex.ts';
import { createRoundSettler, type Waiting } from './round-settler.ts';
import { rowsOf } from './rows-of.ts';

type Values = readonly SqliteValue[];
type Read<Result> = (...values: Values) => Promise<Result>;

export interface StatementTurns {
  /** Same values asked for in one round are read once. */
  read<Row>(sql: string): Read<readonly Row[]>;
  /** What `make` makes of the rows; when it is asked for again it is kept until anybody commits anything but what `count` does. */
  recall<Row, Made>(sql: string, make: (rows: readonly Row[]) => Made): Read<Made>;
  /** The other statement runs if the first gives no row. Their values are asked for then: what has come in can share them. */
  count<Row>(sql: string, otherwise: string): (values: () => Values) => Promise<readonly Row[]>;
  /** Another connection of this process may have committed something in this very turn. */
  recheck(): void;
  /** This connection may have: it never tells of its own commits. */
  forget(): void;
}

const keptBytes = 32 * 1024 * 1024;
/** More than a request needs: who asks on and on in this process must not keep the sockets waiting. */
const mostRounds = 8;
const mostTrusted = 500;

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
  /** So many values may be given out before it is asked again whether they are still true. */
  let trusted = 0;
  let readers = 0;

  function runRound(roundsLeft: number): void {
    isTurn = waiting.length > 0 && roundsLeft > 0;
    if (isTurn) {
      void settle(waiting.splice(0));
      // A tick that a microtask asks for comes after the last one: who got an answer has asked on by then.
      queueMicrotask(() => process.nextTick(runRound, roundsLeft - 1));
    } else if (waiting.length > 0) setImmediate(beginTurn);
  }

  function beginTurn(): void {
    trusted = 0;
    runRound(mostRounds);
  }

  function join<Result>(run: () => Result, writes: boolean): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0 && !isTurn) setImmediate(beginTurn);
      waiting.push({ run, writes, resolve, reject });
    });
  }

  function reader<Result>(read: (values: Values, key: string) => Result) {
    const asked = new Map<string, Promise<Result>>();
    return (values: Values, key: string): Promise<Result> => {
      const known = asked.get(key);
      if (known) return known;
      const result = join(() => {
        // Before it is read: who asks from now on may know of a change that this lacks.
        asked.delete(key);
        return read(values, key);
      }, false);
      asked.set(key, result);
      return result;
    };
  }

  function recalled(key: string): Kept | undefined {
    // What waited for a lock runs in nobody's turn, and looks for itself.
    if (!isTurn || trusted === 0) return undefined;
    trusted -= 1;
    return kept.get(key);
  }

  function check(): void {
    if (isTurn && trusted > 0) return;
    if (!isUnchanged()) kept.clear();
    trusted = mostTrusted;
  }

  return {
    read<Row>(sql: string) {
      const read = reader(rowsOf<Row>(connection, sql));
      return (...values) => read(values, keyOf('', values));
    },
    recall<Row, Made>(sql: string, make: (rows: readonly Row[]) => Made) {
      const rowsFor = rowsOf<Row>(connection, sql);
      readers += 1;
      const name = String(readers);
      const read = reader((values, key) => {
        check();
        const known = kept.get(key);
        if (known) return known.value as Made;
        const rows = rowsFor(values);
        const value = make(rows);
        kept.offer(key, value, () => bytesIn(rows));
        return value;
      });
      return (...values) => {
        const key = keyOf(name, values);
        const known = recalled(key);
        return known ? Promise.resolve(known.value as Made) : read(values, key);
      };
    },
    count<Row>(sql: string, otherwise: string) {
      const [change, make] = [rowsOf<Row>(connection, sql), rowsOf<Row>(connection, otherwise)];
      return (valuesOf: () => Values) =>
        join(() => {
          const values = valuesOf();
          const changed = change(values);
          return changed.length > 0 ? changed : make(values);
        }, true);
    },
    recheck() {
      trusted = 0;
    },
    forget: kept.clear,
  };
}

/** Written out: joining takes three times as long. */
function keyOf(name: string, values: Values): string {
  let key = name;
  for (const value of values) key += `\n${value}`;
  return key;
}

/** Whether no other connection has committed anything since this was asked last. */
function changeWatch(connection: SqliteConnection): () => boolean {
  const version = connection.prepare('pragma data_version');
  let last: unknown;
  return () => {
    const { data_version: current } = version.get() as { readonly data_version: number };
    const isSame = current === last;
    last = current;
    return isSame;
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
