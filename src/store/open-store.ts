import { errorReason } from '../contract/error-reason.ts';
import type { Store } from '../service/store-port.ts';
import { createStore } from './create-store.ts';
import { createProcesses } from './process-identity.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { isDamage } from './sqlite/sqlite-error.ts';

export interface StoreSettings {
  /** Path of the SQLite file; it and its folder are made when missing. On a local disk: not on a network share. */
  readonly file: string;
}

/** @throws Error naming the file, what is wrong with it and what to do. */
export async function openStore({ file }: StoreSettings): Promise<Store> {
  try {
    return await openAt(file);
  } catch (cause) {
    const reason = errorReason(cause);
    throw new Error(`Cannot open the store ${file}: ${reason}${mendOf(cause)}`, { cause });
  }
}

async function openAt(file: string): Promise<Store> {
  const database = await openSqlite(file);
  try {
    return await createStore(database, createProcesses());
  } catch (error) {
    await database.close();
    throw error;
  }
}

function mendOf(error: unknown): string {
  if (isDamage(error)) {
    return '. Put a backup in its place, or move it away: then a new, empty store is made.';
  }
  if (error instanceof Error && 'code' in error && 'syscall' in error) {
    return '. Make that path a file that you may read and write, or name another home with --home.';
  }
  return '';
}
