import { expect, it } from 'vitest';
import type { RateLimitScope } from '../../../src/service/store-port.ts';
import {
  apiKey,
  base,
  end,
  generateAtOnce,
  keyed,
  live,
  resumeId,
  start,
  stranger,
  test as testScope,
  usageOf,
} from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

export function describeAccounts(harness: StoreHarness): void {
  const place = useStore(harness);

  it('finds an API key and its account by the hash', async () => {
    const key = await place.store.findApiKey('hash of acc_one 1');
    expect(key).toMatchObject({
      accountId: 'acc_one',
      plan: 'pro',
      mode: 'live',
      lastUsedAt: null,
      revokedAt: null,
    });
    expect(await place.store.findApiKey('another hash')).toBeNull();
  });

  it('keeps an account unchanged when it is ensured again', async () => {
    await place.store.markApiKeyUsed('apikey_acc_one_1', start + 5);
    const again = {
      id: 'acc_one',
      name: 'another name',
      plan: 'free',
      credits: null,
      createdAt: start + 9,
    } as const;
    await place.store.ensureAccount(again, apiKey('acc_one'), 'token of acc_one');
    const key = await place.store.findApiKey('hash of acc_one 1');
    expect(key).toMatchObject({ plan: 'pro', lastUsedAt: start + 5 });
  });

  it('lists accounts oldest first', async () => {
    const added = { id: 'acc_a', name: 'Ada', plan: 'free', credits: 7, createdAt: start - 1 } as const;
    await place.store.ensureAccount(added, apiKey('acc_a'), 'token of acc_a');
    const accounts = await place.store.listAccounts();
    expect(accounts[0]).toEqual(added);
    expect(accounts.map(({ id }) => id)).toEqual(['acc_a', 'acc_one', 'acc_two']);
  });

  it('changes plan and credits of one account, for its keys at once', async () => {
    const credits = async (account: string) => {
      const key = await place.store.findApiKey(`hash of ${account} 1`);
      return { plan: key?.plan, credits: key?.credits };
    };
    expect(await place.store.changeAccount('acc_one', { credits: 0 })).toBe(true);
    expect(await credits('acc_one')).toEqual({ plan: 'pro', credits: 0 });
    expect(await place.store.changeAccount('acc_one', { plan: 'free', credits: null })).toBe(true);
    expect(await credits('acc_one')).toEqual({ plan: 'free', credits: null });
    expect(await credits('acc_two')).toEqual({ plan: 'pro', credits: null });
    expect(await place.store.changeAccount('acc_nobody', { plan: 'free' })).toBe(false);
  });

  it('replaces the dashboard token of one account', async () => {
    const { store } = place;
    expect(await store.replaceDashboardToken('acc_one', 'new token', start)).toBe(true);
    expect(await store.findDashboardAccount('new token')).toBe('acc_one');
    expect(await store.findDashboardAccount('token of acc_one')).toBeNull();
    expect(await store.findDashboardAccount('token of acc_two')).toBe('acc_two');
    expect(await store.replaceDashboardToken('acc_nobody', 'another token', start)).toBe(false);
    expect(await store.findDashboardAccount('another token')).toBeNull();
  });

  it('lists the keys of one account, newest first, without revoked ones', async () => {
    for (const number of [2, 3, 4]) await place.store.addApiKey(apiKey('acc_one', number));
    await place.store.revokeApiKey('acc_one', 'apikey_acc_one_3', start);
    const names = (await place.store.listApiKeys('acc_one')).map(({ name }) => name);
    expect(names).toEqual(['Key 4', 'Key 2', 'Key 1']);
  });

  it('revokes a key once, and never the key of another account', async () => {
    expect(await place.store.revokeApiKey('acc_two', 'apikey_acc_one_1', start)).toBe(false);
    expect(await place.store.revokeApiKey('acc_one', 'apikey_acc_one_1', start + 1)).toBe(true);
    expect(await place.store.revokeApiKey('acc_one', 'apikey_acc_one_1', start + 2)).toBe(false);
    expect(await place.store.findApiKey('hash of acc_one 1')).toMatchObject({ revokedAt: start + 1 });
  });

  it('finds the account of a dashboard token by its hash', async () => {
    expect(await place.store.findDashboardAccount('token of acc_two')).toBe('acc_two');
    expect(await place.store.findDashboardAccount('no token')).toBeNull();
  });

  it('counts requests per window, separately for accounts and modes', async () => {
    const count = (scope: RateLimitScope, window: number) => place.store.countRequest(scope, window);
    const counted = await Promise.all(Array.from({ length: 5 }, () => count(live, 7)));
    expect(counted.map(({ requests }) => requests).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(await count(testScope, 7)).toEqual({ window: 7, requests: 1 });
    expect(await count(stranger, 7)).toEqual({ window: 7, requests: 1 });
    expect(await count({ ...live, mode: 'dashboard' }, 7)).toEqual({ window: 7, requests: 1 });
    expect(await count(live, 8)).toEqual({ window: 8, requests: 1 });
    expect(await place.store.requestsInWindow(live, 8)).toBe(1);
    expect(await place.store.requestsInWindow(live, 9)).toBe(0);
  });

  it('counts several requests together or none of them', async () => {
    const count = (window: number, requests: number) =>
      place.store.countRequests(live, window, { requests, most: 5 });
    expect(await count(7, 3)).toEqual({ window: 7, requests: 3, isCounted: true });
    expect(await count(7, 3)).toEqual({ window: 7, requests: 3, isCounted: false });
    expect(await place.store.requestsInWindow(live, 7)).toBe(3);
    expect(await count(7, 2)).toEqual({ window: 7, requests: 5, isCounted: true });
    const together = await Promise.all([count(8, 3), count(8, 3), count(8, 3)]);
    expect(together.filter(({ isCounted }) => isCounted)).toHaveLength(1);
    expect(await place.store.requestsInWindow(live, 8)).toBe(3);
  });

  it('counts each request once when several stores count together, from the first request of a window', async () => {
    const stores = [place.store, await place.open(), await place.open()];
    for (const window of [7, 8]) {
      const counts = [];
      for (const _ of [1, 2, 3]) {
        const together = stores.map((store) => [
          store.countRequest(live, window),
          store.countRequest(live, window),
        ]);
        counts.push(...(await Promise.all(together.flat())).map(({ requests }) => requests));
      }
      expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    }
  });

  it('makes a secret once and keeps it', async () => {
    expect(await place.store.secret('pdf links', () => 'first')).toBe('first');
    const reopened = await place.open();
    expect(await reopened.secret('pdf links', () => 'second')).toBe('first');
    expect(await reopened.secret('another', () => 'third')).toBe('third');
  });

  it('deletes an account with all its data and leaves other accounts unchanged', async () => {
    const { store } = place;
    await store.putBase(stranger, base());
    await store.putBase(testScope, base('v2'));
    await generateAtOnce(store, resumeId(1), keyed('k'));
    await generateAtOnce(store, resumeId(2), keyed('k', { scope: testScope }));
    await generateAtOnce(store, resumeId(3), keyed('k', { scope: stranger }));
    const held = keyed('held');
    await store.beginGeneration(held);
    await store.countRequest(live, 7);
    expect((await store.deleteAccount('acc_one'))?.toSorted()).toEqual([resumeId(1), resumeId(2)]);
    expect(await store.deleteAccount('acc_one')).toBeNull();
    expect((await store.listAccounts()).map(({ id }) => id)).toEqual(['acc_two']);
    expect(await store.findApiKey('hash of acc_one 1')).toBeNull();
    expect(await store.findDashboardAccount('token of acc_one')).toBeNull();
    expect(await store.findBase(live)).toBeNull();
    expect(await store.findResume(testScope, resumeId(2))).toBeNull();
    expect(await usageOf(store)).toEqual({ creditsUsed: 0, generated: 0 });
    expect(await store.lookAhead(keyed('k'))).toEqual({ outcome: 'no_base' });
    expect(await store.finishGeneration(held.id, end(resumeId(4)))).toBeNull();
    expect(await store.lookAhead(keyed('k', { scope: stranger }))).toMatchObject({ outcome: 'replayed' });
    expect(await usageOf(store, stranger)).toEqual({ creditsUsed: 2, generated: 1 });
  });
}
