import { expect, it } from 'vitest';
import {
  attempt,
  base,
  day,
  end,
  generateAtOnce,
  keyed,
  live,
  resumeId,
  start,
  stranger,
  usageOf,
} from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

/** Generations that reserve nothing: a look ahead, and one commit. */
export function describeOneCommit(harness: StoreHarness): void {
  const place = useStore(harness);

  it('looks ahead without reserving anything', async () => {
    for (let look = 0; look < 3; look += 1) {
      expect(await place.store.lookAhead(keyed('k', { credits: 10 }))).toEqual({
        outcome: 'begun',
        base: base(),
      });
    }
    expect((await usageOf(place.store)).creditsUsed).toBe(0);
  });

  it('finds the reason for a refusal when it looks ahead', async () => {
    expect(await place.store.lookAhead(attempt({ scope: stranger }))).toEqual({ outcome: 'no_base' });
    expect(await place.store.lookAhead(attempt({ baseVersion: 'v9' }))).toEqual({ outcome: 'no_base' });
    expect(await place.store.lookAhead(attempt({ credits: 11 }))).toEqual({
      outcome: 'too_few_credits',
      remaining: 10,
    });
    await place.store.beginGeneration(keyed('held', { credits: 9 }));
    expect(await place.store.lookAhead(keyed('held'))).toEqual({ outcome: 'running' });
    expect(await place.store.lookAhead(attempt())).toEqual({ outcome: 'too_few_credits', remaining: 1 });
  });

  it('stores the resume, the charge and the answer at once', async () => {
    const stored = await generateAtOnce(place.store, resumeId(1), keyed('k', { creditsTotal: 1000 }));
    const resume = { ...end(resumeId(1)).resume, creditsRemaining: 998 };
    expect(stored).toEqual({ outcome: 'stored', resume });
    expect((await place.store.findResume(live, resumeId(1)))?.resume).toEqual(resume);
    expect(await place.store.findTailoring(live, resumeId(1))).toMatchObject({ base: base(), plan: '[]' });
    expect(await place.store.lookAhead(keyed('k'))).toEqual({ outcome: 'replayed', resume });
    expect(await place.store.lookAhead(keyed('k', {}, 'other'))).toEqual({ outcome: 'other_request' });
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 2, generated: 1 });
  });

  it('stores the first of twelve requests with one key and gives the others its answer', async () => {
    const stored = await Promise.all(
      Array.from({ length: 12 }, (_, index) => generateAtOnce(place.store, resumeId(index), keyed('k'))),
    );
    const [first, ...more] = stored.filter(({ outcome }) => outcome === 'stored');
    expect(more).toEqual([]);
    const replay = { ...first, outcome: 'replayed' };
    expect(stored.filter((each) => each !== first)).toEqual(Array(11).fill(replay));
    expect((await place.store.listResumes(live, { limit: 20 })).data).toHaveLength(1);
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 2, generated: 1 });
  });

  it('refuses another request with a used key, and a cost above the balance', async () => {
    await generateAtOnce(place.store, resumeId(1), keyed('k', { creditsTotal: 3 }));
    expect(await generateAtOnce(place.store, resumeId(2), keyed('k', {}, 'other'))).toEqual({
      outcome: 'other_request',
    });
    expect(await generateAtOnce(place.store, resumeId(3), keyed('poor', { creditsTotal: 3 }))).toEqual({
      outcome: 'too_few_credits',
      remaining: 1,
    });
    expect(await place.store.lookAhead(keyed('poor'))).toMatchObject({ outcome: 'begun' });
    expect(await place.store.findResume(live, resumeId(3))).toBeNull();
    await place.store.deleteResume(live, resumeId(1));
    expect(await generateAtOnce(place.store, resumeId(4), keyed('k'))).toEqual({ outcome: 'resume_deleted' });
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 2, generated: 1 });
  });

  it('reports a key in use as running instead of waiting for it', async () => {
    await place.store.beginGeneration(keyed('k'));
    expect(await generateAtOnce(place.store, resumeId(1), keyed('k'))).toEqual({ outcome: 'running' });
  });

  it('never spends more than the balance on simultaneous requests', async () => {
    const stored = await Promise.all(
      Array.from({ length: 8 }, (_, index) => generateAtOnce(place.store, resumeId(index), attempt())),
    );
    const remaining = stored.flatMap((each) =>
      each.outcome === 'stored' ? [each.resume.creditsRemaining] : [],
    );
    expect(remaining.toSorted((a, b) => b - a)).toEqual([8, 6, 4, 2, 0]);
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 10, generated: 5 });
  });

  it('accepts a key as new after 24 hours', async () => {
    await generateAtOnce(place.store, resumeId(1), keyed('k'));
    const later = keyed('k', { now: start + day, leaseUntil: start + day + 1 }, 'other');
    expect(await generateAtOnce(place.store, resumeId(2), later)).toMatchObject({ outcome: 'stored' });
  });

  it('stores all of a generation or nothing', async () => {
    await generateAtOnce(place.store, resumeId(1), keyed('k'));
    await expect(generateAtOnce(place.store, resumeId(1), keyed('again'))).rejects.toThrow();
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 2, generated: 1 });
    expect(await place.store.lookAhead(keyed('again'))).toMatchObject({ outcome: 'begun' });
  });

  it('keeps the base that a resume was made from, even if it is deleted meanwhile', async () => {
    await place.store.deleteBase(live);
    await generateAtOnce(place.store, resumeId(1));
    expect(await place.store.findTailoring(live, resumeId(1))).toMatchObject({ base: base() });
    expect(await place.store.findBase(live)).toBeNull();
  });
}
