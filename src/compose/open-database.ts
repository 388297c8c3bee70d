import type { HomePaths } from '../config/home-paths.ts';
import type { Clock } from '../service/ports.ts';
import type { Store } from '../service/store-port.ts';
import { openStore } from '../store/sqlite/open-store.ts';
import { machine } from './machine.ts';

export interface OpenedDatabase {
  readonly store: Store;
  /** The clock of the store: this machine's, or that of a shared database. */
  readonly clock: Clock;
  /** Number of connections of this process, and of statements waiting for one. */
  readonly connections?: (() => Readonly<Record<'busy' | 'idle' | 'waiting', number>>) | undefined;
}

/** Opens the database at this address, or the file in the home. Loads PostgreSQL only if needed. */
export async function openDatabase(url: string | null, home: HomePaths): Promise<OpenedDatabase> {
  if (url === null) {
    const store = await openStore({ file: home.storeFile, kept: keptBesideStore(home) });
    return { store, clock: machine.clock };
  }
  const { openPostgresStore } = await import('../store/postgres/open-store.ts');
  return openPostgresStore({ url });
}

/** Files that exist only if the store was used: the owner's key, PDFs and journals. */
export function keptBesideStore(home: HomePaths): readonly string[] {
  return [home.ownerKeyFile, home.filesFolder, home.batchesFolder];
}
