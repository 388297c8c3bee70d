import { setOwnValue } from '../../contract/own-value.ts';
import type { SqliteConnection, SqliteValue } from './load-sqlite.ts';
import type { Mutex } from './mutex.ts';
import { createRoundSettler } from './round-settler.ts';
import { createTurnMemory } from './turn-memory.ts';
import { createTurnQueue, type TurnQueue } from './turn-queue.ts';

/** What rows and all that is made of them take beside the long values, roughly. */
const bytesPerRow = 1000;

function bytesInRows(rows: readonly unknown[]): number {
  let sum = bytesPerRow;
  for (const row of rows) {
    sum += bytesPerRow;
    for (const value of Object.values(row as object)) {
      if (typeof value === 'string' || value instanceof Uint8Array) sum += value.length;
    }
  }
  return sum;
}

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

/**
 * Plain statements that arrive in the same turn of the event loop run together, in one transaction, and so
 * does, a round later, what their answers lead to: under load its locks and its commit cost more than the
 * statements do. Whether something was committed is asked once a turn, after all that it answers has come in.
 */
export function createStatementTurns(connection: SqliteConnection, mutex: Mutex): StatementTurns {
  const settle = createRoundSettler(connection, mutex);
  const queue = createTurnQueue({ settle, onTurn: () => memory.distrust() });
  const memory = createTurnMemory(connection, queue.isTurn);
  let readers = 0;
  return {
    read<Row>(sql: string) {
      const read = sharedReader(queue, rowsOf<Row>(connection, sql));
      return (...values) => read(values, keyOf('', values));
    },
    recall<Row, Made>(sql: string, make: (rows: readonly Row[]) => Made) {
      const rowsFor = rowsOf<Row>(connection, sql);
      readers += 1;
      const name = String(readers);
      const read = sharedReader(queue, (values, key) => {
        const known = memory.lookUp(key);
        if (known) return known.value as Made;
        const rows = rowsFor(values);
        const value = make(rows);
        memory.offer(key, value, () => bytesInRows(rows));
        return value;
      });
      return (...values) => {
        const key = keyOf(name, values);
        const known = memory.recall(key);
        return known ? Promise.resolve(known.value as Made) : read(values, key);
      };
    },
    count<Row>(sql: string, otherwise: string) {
      const [change, make] = [rowsOf<Row>(connection, sql), rowsOf<Row>(connection, otherwise)];
      return (valuesOf: () => Values) =>
        queue.write(() => {
          const values = valuesOf();
          const changed = change(values);
          return changed.length > 0 ? changed : make(values);
        });
    },
    recheck: memory.distrust,
    forget: memory.clear,
  };
}

/** Who asks for the same key while it waits to be read shares the answer. */
function sharedReader<Result>(queue: TurnQueue, read: (values: Values, key: string) => Result) {
  const asked = new Map<string, Promise<Result>>();
  return (values: Values, key: string): Promise<Result> => {
    const known = asked.get(key);
    if (known) return known;
    const result = queue.read(() => {
      // Before it is read: who asks from now on may know of a change that this lacks.
      asked.delete(key);
      return read(values, key);
    });
    asked.set(key, result);
    return result;
  };
}

/** Written out: joining takes three times as long. */
function keyOf(name: string, values: Values): string {
  let key = name;
  for (const value of values) key += `\n${value}`;
  return key;
}

/** Runs a statement with its values. @returns its rows. */
type RowsOf<Row> = (values: readonly SqliteValue[]) => readonly Row[];

/**
 * Prepared at its first use: before, the tables may not be there yet. The columns are named then and not for each
 * row, which takes a driver a quarter of the time of a page; so a statement that is kept names its columns instead
 * of asking for `*`, whose order a later version of the tables may change.
 */
export function rowsOf<Row>(connection: SqliteConnection, sql: string): RowsOf<Row> {
  let run: RowsOf<Row> | undefined;
  return (values) => {
    run ??= prepare(connection, sql);
    return run(values);
  };
}

function prepare<Row>(connection: SqliteConnection, sql: string): RowsOf<Row> {
  const statement = connection.prepare(sql);
  statement.setReturnArrays(true);
  const names = statement.columns().map(({ name }) => name);
  return (values) => (statement.all(...values) as unknown[][]).map((row) => named<Row>(names, row));
}

function named<Row>(names: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) setOwnValue(row, names[index] ?? '', values[index]);
  return row as Row;
}
