import type { SqliteConnection } from './load-sqlite.ts';
import type { Mutex } from './mutex.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** A statement with the one who waits for its rows. */
export interface Waiting {
  readonly run: () => unknown;
  readonly writes: boolean;
  readonly resolve: (rows: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs statements that share one transaction, and answers each. A statement alone needs none. */
export function createRoundSettler(
  connection: SqliteConnection,
  mutex: Mutex,
): (round: readonly Waiting[]) => Promise<void> {
  async function settle(round: readonly Waiting[]): Promise<void> {
    try {
      const results = await retryWhileBusy(() => transact(connection, round));
      for (const [index, { resolve }] of round.entries()) resolve(results[index] as never);
    } catch (error) {
      if (round.length === 1) round[0]?.reject(error);
      // One that fails must not take the others down with it.
      else for (const one of round) await settle([one]);
    }
  }

  return async (round) => {
    if (!round.some(({ writes }) => writes)) return settle(round);
    await mutex.lock();
    await settle(round).finally(mutex.unlock);
  };
}

function transact(connection: SqliteConnection, round: readonly Waiting[]): readonly unknown[] {
  if (round.length === 1) return round.map(({ run }) => run());
  connection.exec(round.some(({ writes }) => writes) ? 'begin immediate' : 'begin');
  try {
    const results = round.map(({ run }) => run());
    connection.exec('commit');
    return results;
  } catch (error) {
    // After a full disk, say, SQLite has rolled back by itself.
    if (connection.isTransaction) connection.exec('rollback');
    throw error;
  }
}
