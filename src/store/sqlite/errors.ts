import { setTimeout as wait } from 'node:timers/promises';
import { isUnwritable } from '../private-files.ts';

/** Another connection holds a lock: SQLITE_BUSY. */
export const busyCode = 5;

const damageCodes: readonly number[] = [11, 26]; // SQLITE_CORRUPT, SQLITE_NOTADB

/** SQLite's primary code of an error; undefined when it carries none. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // The low byte is the primary code; the high ones tell SQLITE_BUSY_RECOVERY and the like apart.
  return Number(error.errcode) & 0xff;
}

/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN */
const unwritableCodes: readonly number[] = [8, 10, 13, 14];
/** The prebuilt driver gives no code for some statements, only SQLite's words. */
const unwritableWords = /readonly database|disk I\/O error|disk is full|unable to open database file/;

/** Whether nothing can be written here now, as on a full disk or in a home that is read-only. Reading may go on. */
export function cannotWrite(error: unknown): boolean {
  if (isUnwritable(error)) return true;
  const code = sqliteCode(error);
  if (code !== undefined) return unwritableCodes.includes(code);
  return error instanceof Error && unwritableWords.test(error.message);
}

/** For what reading does not depend on. @throws every other error */
export function unlessUnwritable(error: unknown): void {
  if (!cannotWrite(error)) throw error;
}

/** Whether the file is no database, or one that is broken. */
export function isDamage(error: unknown): boolean {
  return damageCodes.includes(sqliteCode(error) ?? 0);
}

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
