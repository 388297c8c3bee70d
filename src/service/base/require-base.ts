import type { Scope, Store, StoredBase } from '../store-port.ts';
import { noBase } from './no-base.ts';

/** @throws ServiceError validation_error saying how to store one */
export async function requireBase(store: Store, scope: Scope, version?: string): Promise<StoredBase> {
  const base = await store.findBase(scope, version);
  if (!base) throw noBase(version);
  return base;
}
