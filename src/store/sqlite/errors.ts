import { setTimeout as wait } from 'node:timers/promises';
import { isUnwritable } from '../private-files.ts';

/** Another connection holds a lock: SQLITE_BUSY. */
export const busyCode = 5;

const damageCodes: readonly number[] = [11, 26]; // SQLITE_CORRUPT, SQLITE_NOTADB

/** SQLite's primary error code; undefined for other errors. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // The low byte is the primary code; higher bytes are details such as SQLITE_BUSY_RECOVERY.
  return Number(error.errcode) & 0xff;
}

/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN */
const unwritableCodes: readonly number[] = [8, 10, 13, 14];
/** The prebuilt driver has no code for some errors, only SQLite's message. */
const unwritableWords = /readonly database|disk I\/O error|disk is full|unable to open database file/;

/** True if nothing can be written now, such as on a full disk or in a read-only home. Reading may still work. */
export function cannotWrite(error: unknown): boolean {
  if (isUnwritable(error)) return true;
  const code = sqliteCode(error);
  if (code !== undefined) return unwritableCodes.includes(code);
  return error instanceof Error && unwritableWords.test(error.message);
}

/** Ignores errors of writing where reading can continue. @throws every other error */
export function ignoreUnwritable(error: unknown): void {
  if (!cannotWrite(error)) throw error;
}

/** True if the file is damaged or not a database. */
export function isDamage(error: unknown): boolean {
  return damageCodes.includes(sqliteCode(error) ?? 0);
}

const patienceMilliseconds = 30_000;
const busyMessage = 'database is locked';

/**
 * Retries a statement while another process locks the database. Waiting here instead of inside SQLite keeps the event
 * loop free; a statement that met a lock has changed nothing.
 */
export async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  // Set at the first failure, because reading the time loads a part of Node that most starts do not need.
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

/** 5 to 25 ms in a sequence that depends on the process, so that processes do not collide repeatedly. */
function pauseOf(attempt: number): number {
  return 5 + ((process.pid * 7 + attempt * 13) % 21);
}

function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return code === busyCode;
  // When `all` meets the lock, the prebuilt driver has only SQLite's message.
  return error instanceof Error && error.message === busyMessage;
}
