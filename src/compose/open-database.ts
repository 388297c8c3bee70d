import type { HomePaths } from '../config/home-paths.ts';
import type { Clock } from '../service/ports.ts';
import type { Store } from '../service/store-port.ts';
import { openStore } from '../store/sqlite/open-store.ts';
import { machine } from './machine.ts';

export interface OpenedDatabase {
  readonly store: Store;
  /** What the store's times are reckoned by: of one machine, or of the database that several servers share. */
  readonly clock: Clock;
  /** How many connections this process has, where there are any, and how many statements wait for one. */
  readonly connections?: (() => Readonly<Record<'busy' | 'idle' | 'waiting', number>>) | undefined;
}

/** The database of this address, else the file in the home. What a PostgreSQL server needs is loaded only for one. */
export async function openDatabase(url: string | null, home: HomePaths): Promise<OpenedDatabase> {
  if (url === null) {
    const store = await openStore({ file: home.storeFile, kept: keptBesideStore(home) });
    return { store, clock: machine.clock };
  }
  const { openPostgresStore } = await import('../store/postgres/open-store.ts');
  return openPostgresStore({ url });
}

/** What only the use of a store leaves: the owner's key is made when the store is there, PDFs and journals later. */
export function keptBesideStore(home: HomePaths): readonly string[] {
  return [home.ownerKeyFile, home.filesFolder, home.batchesFolder];
}
