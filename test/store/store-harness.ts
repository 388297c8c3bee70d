import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../src/service/store-port.ts';
import type { Processes } from '../../src/store/process-identity.ts';
import { fill } from './samples.ts';

/** The operations that the tests of a store need for one kind of database. */
export interface StoreHarness {
  /** A location without a store, or with an empty one. */
  makeLocation(): Promise<string>;
  /** A location without a store. */
  makeNewLocation(): Promise<string>;
  open(location: string, processes?: Processes): Promise<Store>;
  remove(location: string): Promise<void>;
}

/** A fresh, filled store for each test, and further stores that the test opens there. All are closed at the end. */
export function useStore(harness: StoreHarness) {
  let location = '';
  let opened: Store[] = [];

  const open = async (processes?: Processes) => {
    const store = await harness.open(location, processes);
    opened.push(store);
    return store;
  };

  beforeEach(async () => {
    location = await harness.makeLocation();
    opened = [];
    await fill(await open());
  });

  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    await harness.remove(location);
  });

  return {
    get location() {
      return location;
    },
    get store() {
      const [store] = opened;
      if (!store) throw new Error('no store is open');
      return store;
    },
    open,
  };
}
