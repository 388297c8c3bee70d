import type { Store } from '../../src/service/store-port.ts';
import { openStore } from '../../src/store/open-store.ts';
import { openPostgresStore } from '../../src/store/postgres/open-postgres-store.ts';

/** A store by its address: a file, or a database of PostgreSQL. */
export async function openLocation(location: string): Promise<Store> {
  if (location.startsWith('postgres:')) return (await openPostgresStore({ url: location })).store;
  return openStore({ file: location });
}
