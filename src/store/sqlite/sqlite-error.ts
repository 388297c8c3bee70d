/** Another connection holds a lock: SQLITE_BUSY. */
export const busyCode = 5;

const damageCodes: readonly number[] = [11, 26]; // SQLITE_CORRUPT, SQLITE_NOTADB

/** SQLite's primary code of an error; undefined when it carries none. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // The low byte is the primary code; the high ones tell SQLITE_BUSY_RECOVERY and the like apart.
  return Number(error.errcode) & 0xff;
}

/** Whether the file is no database, or one that is broken. */
export function isDamage(error: unknown): boolean {
  return damageCodes.includes(sqliteCode(error) ?? 0);
}
