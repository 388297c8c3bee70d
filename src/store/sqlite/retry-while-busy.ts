import { setTimeout as wait } from 'node:timers/promises';
import { busyCode, sqliteCode } from './sqlite-error.ts';

const patienceMilliseconds = 30_000;
const busyMessage = 'database is locked';

/**
 * Runs a statement again while another process holds the database. Waiting here instead of inside SQLite
 * keeps the event loop free; a statement that met a lock has changed nothing.
 */
export async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  // Set by the first failure: asking for the time loads a part of Node that most starts do without.
  let end: number | undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return run();
    } catch (error) {
      end ??= performance.now() + patienceMilliseconds;
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await wait(pauseOf(attempt));
  }
}

/** 5 to 25 ms, another row for each process, so that they do not meet again and again. */
function pauseOf(attempt: number): number {
  return 5 + ((process.pid * 7 + attempt * 13) % 21);
}

function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return code === busyCode;
  // The prebuilt driver gives no code when it is `all` that met the lock, only SQLite's words for it.
  return error instanceof Error && error.message === busyMessage;
}
