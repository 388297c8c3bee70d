import { expect, it } from 'vitest';
import { runSeveral, runStoreProcess, severalProcesses } from '../run-store-process.ts';
import { generate, keyed, resumeId, usageOf } from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

export function describeProcesses(harness: StoreHarness): void {
  const place = useStore(harness);

  it(`opens a new store in ${severalProcesses} processes at once`, async () => {
    const location = await harness.makeNewLocation();
    try {
      const secrets = await runSeveral(location, () => ['open']);
      expect(new Set(secrets).size).toBe(1);
      expect(secrets[0]).toMatch(/^made by \d+$/);
    } finally {
      await harness.remove(location);
    }
  });

  it(`spends one balance from ${severalProcesses} processes exactly to the last credit`, async () => {
    const answers = await runSeveral(place.location, (number) => [
      'spend',
      String(200 / severalProcesses),
      '100',
      String(number),
    ]);
    const remaining = (answers as number[][]).flat();
    const everyCredit = Array.from({ length: 100 }, (_, index) => index);
    expect(remaining.toSorted((a, b) => a - b)).toEqual(everyCredit);
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 100, generated: 100 });
  });

  it('releases the reservations of a killed process at the next start', async () => {
    const holder = await runStoreProcess(place.location, 'hold', 'k');
    expect(await holder.act()).toBe('begun');
    await holder.kill();
    const restarted = await place.open();
    await generate(restarted, resumeId(1), keyed('k'));
    expect(await usageOf(restarted)).toEqual({ creditsUsed: 2, generated: 1 });
  });

  it('releases the reservations of a killed process at once in a process that is already running', async () => {
    const holder = await runStoreProcess(place.location, 'hold', 'k');
    await holder.act();
    expect(await place.store.beginGeneration(keyed('k'))).toEqual({ outcome: 'running' });
    expect((await usageOf(place.store)).creditsUsed).toBe(2);
    await holder.kill();
    expect((await usageOf(place.store)).creditsUsed).toBe(0);
    expect(await place.store.beginGeneration(keyed('k'))).toMatchObject({ outcome: 'begun' });
  });
}
