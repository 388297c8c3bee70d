import type { Store } from '../service/store-port.ts';
import { createStore } from './create-store.ts';
import { createProcesses } from './process-identity.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

export interface StoreSettings {
  /** Path of the SQLite file; it and its folder are made when missing. On a local disk: not on a network share. */
  readonly file: string;
}

export async function openStore({ file }: StoreSettings): Promise<Store> {
  return createStore(await openSqlite(file), createProcesses());
}
