import { expect, it } from 'vitest';
import type { Processes } from '../../../src/store/process-identity.ts';
import {
  attempt,
  base,
  cycle,
  day,
  end,
  generate,
  keyed,
  live,
  resumeId,
  start,
  stranger,
  test as testScope,
  usageOf,
} from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

/** A process of another host. This host cannot know whether it is alive. */
const elsewhere: Processes = {
  own: { host: 'another-host', pid: 1, start: '1' },
  isGone: () => false,
};

export function describeGenerations(harness: StoreHarness): void {
  const place = useStore(harness);

  it('reserves the credits at the beginning and charges them at the end', async () => {
    const startOf = attempt();
    expect(await place.store.beginGeneration(startOf)).toEqual({ outcome: 'begun', base: base() });
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 2, generated: 0 });
    const resume = await place.store.finishGeneration(startOf.id, end(resumeId(1)));
    expect(resume).toEqual({ ...end(resumeId(1)).resume, creditsRemaining: 8 });
    expect((await place.store.findResume(live, resumeId(1)))?.resume).toEqual(resume);
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 2, generated: 1 });
  });

  it('returns the credits of failed work, once', async () => {
    const startOf = attempt();
    await place.store.beginGeneration(startOf);
    await place.store.releaseGeneration(startOf.id);
    await place.store.releaseGeneration(startOf.id);
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 0, generated: 0 });
    expect(await place.store.finishGeneration(startOf.id, end(resumeId(1)))).toBeNull();
  });

  it('never starts more generations than the balance allows', async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, () => place.store.beginGeneration(attempt())));
    expect(begun.filter(({ outcome }) => outcome === 'begun')).toHaveLength(5);
    expect(begun).toContainEqual({ outcome: 'too_few_credits', remaining: 0 });
    const one = attempt({ credits: 3, creditsTotal: 12 });
    expect(await place.store.beginGeneration(one)).toEqual({ outcome: 'too_few_credits', remaining: 2 });
  });

  it('gives each resume the balance left after it', async () => {
    const starts = [attempt(), attempt(), attempt()];
    for (const startOf of starts) await place.store.beginGeneration(startOf);
    const ended = starts.map(({ id }, index) => place.store.finishGeneration(id, end(resumeId(index))));
    const remaining = (await Promise.all(ended)).map((resume) => resume?.creditsRemaining);
    expect(remaining.toSorted()).toEqual([4, 6, 8]);
  });

  it('charges the cycle in which the generation began', async () => {
    const startOf = attempt();
    await place.store.beginGeneration(startOf);
    const next = cycle + 30 * day;
    await place.store.finishGeneration(startOf.id, end(resumeId(1), { createdAt: next + 1 }));
    const times = { now: next + 1, cycleStart: next, generatedSince: next };
    expect(await place.store.usage(live, times)).toEqual({ creditsUsed: 0, generated: 1 });
    expect(await usageOf(place.store)).toMatchObject({ creditsUsed: 2 });
  });

  it('keeps live mode, test mode and other accounts separate', async () => {
    await place.store.putBase(stranger, base());
    await place.store.beginGeneration(attempt({ credits: 10 }));
    for (const scope of [testScope, stranger]) {
      expect(await place.store.beginGeneration(attempt({ scope, credits: 10 }))).toMatchObject({
        outcome: 'begun',
      });
    }
    expect((await usageOf(place.store, testScope)).creditsUsed).toBe(10);
  });

  it('reserves nothing when there is no base resume or not the requested version', async () => {
    const missingBaseError = { outcome: 'no_base' };
    expect(await place.store.beginGeneration(attempt({ scope: stranger }))).toEqual(missingBaseError);
    expect(await place.store.beginGeneration(keyed('k', { baseVersion: 'v9' }))).toEqual(missingBaseError);
    expect((await usageOf(place.store)).creditsUsed).toBe(0);
    expect(await place.store.beginGeneration(keyed('k'))).toMatchObject({ outcome: 'begun' });
  });

  it('uses exactly the requested version', async () => {
    await place.store.putBase(live, base('v2'));
    const begun = await place.store.beginGeneration(attempt({ baseVersion: 'v1' }));
    expect(begun).toEqual({ outcome: 'begun', base: base('v1') });
  });

  it('stores all of a generation or nothing', async () => {
    await generate(place.store, resumeId(1));
    const startOf = keyed('k', { creditsTotal: 1000 });
    await place.store.beginGeneration(startOf);
    await expect(place.store.finishGeneration(startOf.id, end(resumeId(1)))).rejects.toThrow();
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 4, generated: 1 });
    expect(await place.store.beginGeneration(keyed('k'))).toEqual({ outcome: 'running' });
    await place.store.releaseGeneration(startOf.id);
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 2, generated: 1 });
  });

  it('considers an attempt of another host running until its lease ends', async () => {
    const other = await place.open(elsewhere);
    const startOf = keyed('k');
    await other.beginGeneration(startOf);
    const lastMoment = { now: startOf.leaseUntil - 1 };
    expect(await place.store.beginGeneration(keyed('k', lastMoment))).toEqual({ outcome: 'running' });
    await other.renewGeneration(startOf.id, startOf.leaseUntil + 60_000);
    expect(await place.store.beginGeneration(keyed('k', { now: startOf.leaseUntil }))).toEqual({
      outcome: 'running',
    });
    const takenOver = keyed('k', { now: startOf.leaseUntil + 60_000 });
    expect(await place.store.beginGeneration(takenOver)).toMatchObject({ outcome: 'begun' });
    expect((await usageOf(place.store)).creditsUsed).toBe(2);
  });

  it('stores nothing for an attempt whose lease has ended, however late it finishes', async () => {
    const other = await place.open(elsewhere);
    const startOf = attempt();
    await other.beginGeneration(startOf);
    expect((await usageOf(place.store, live, startOf.leaseUntil)).creditsUsed).toBe(0);
    expect(await other.finishGeneration(startOf.id, end(resumeId(1)))).toBeNull();
    expect(await place.store.findResume(live, resumeId(1))).toBeNull();
    expect((await usageOf(place.store)).creditsUsed).toBe(0);
  });

  it('counts deleted resumes as generated, and only those since the given day', async () => {
    await generate(place.store, resumeId(1));
    await place.store.deleteResume(live, resumeId(1));
    expect((await usageOf(place.store)).generated).toBe(1);
    const later = { now: start, cycleStart: cycle, generatedSince: start - (start % day) + day };
    expect((await place.store.usage(live, later)).generated).toBe(0);
  });
}
