import type { Store } from '../../src/service/store-port.ts';
import { openPostgresStore } from '../../src/store/postgres/open-store.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';

/** A store by its address: a file, or a database of PostgreSQL. */
export async function openLocation(location: string): Promise<Store> {
  if (location.startsWith('postgres:')) return (await openPostgresStore({ url: location })).store;
  return openStore({ file: location });
}
