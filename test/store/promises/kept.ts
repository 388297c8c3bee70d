import { expect, it } from 'vitest';
import type { Store } from '../../../src/service/store-port.ts';
import { bytes, generate, live, resumeId, start, usageOf } from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

const hash = 'hash of acc_one 1';
const id = resumeId(1);

/** Data that a store has read, and changes that make it outdated. */
const changes: readonly {
  readonly name: string;
  readonly read: (store: Store) => Promise<unknown>;
  readonly change: (store: Store) => Promise<unknown>;
  readonly after: unknown;
}[] = [
  {
    name: 'a revoked key',
    read: async (store) => (await store.findApiKey(hash))?.revokedAt,
    change: (store) => store.revokeApiKey('acc_one', 'apikey_acc_one_1', start),
    after: start,
  },
  {
    name: 'the use of a key',
    read: async (store) => (await store.findApiKey(hash))?.lastUsedAt,
    change: (store) => store.markApiKeyUsed('apikey_acc_one_1', start),
    after: start,
  },
  {
    name: 'another plan',
    read: async (store) => (await store.findApiKey(hash))?.plan,
    change: (store) => store.changeAccount('acc_one', { plan: 'free' }),
    after: 'free',
  },
  {
    name: 'a deleted resume',
    read: (store) => store.findResume(live, id),
    change: (store) => store.deleteResume(live, id),
    after: null,
  },
  {
    name: 'a changed resume',
    read: async (store) => (await store.findResume(live, id))?.resume.resumeData,
    change: async (store) => {
      const stored = await store.findResume(live, id);
      return stored && store.changeResume(stored, { resume: { resumeData: bytes('{"n":2}') } });
    },
    after: bytes('{"n":2}'),
  },
  {
    name: 'another resume in a list',
    read: async (store) => (await store.listResumes(live, { limit: 20 })).data.length,
    change: (store) => generate(store, resumeId(2)),
    after: 2,
  },
  {
    name: 'spent credits',
    read: async (store) => (await usageOf(store)).creditsUsed,
    change: (store) => generate(store, resumeId(2)),
    after: 4,
  },
];

export function describeKept(harness: StoreHarness): void {
  const place = useStore(harness);

  it.each(changes)(
    'shows $name at once, even if another connection changed it',
    async ({ read, change, after }) => {
      await generate(place.store, id);
      const other = await place.open();
      // The second read comes from the cache.
      for (const store of [place.store, other, place.store, other])
        expect(await read(store)).not.toEqual(after);
      await change(other);
      for (const store of [place.store, other]) expect(await read(store)).toEqual(after);
    },
  );
}
