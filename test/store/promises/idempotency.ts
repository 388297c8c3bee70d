import { expect, it } from 'vitest';
import {
  attempt,
  bytes,
  day,
  end,
  keyed,
  live,
  resumeId,
  start,
  test as testScope,
  usageOf,
} from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

export function describeIdempotency(harness: StoreHarness): void {
  const place = useStore(harness);

  async function finished(key: string, id: string, resume = {}) {
    const startOf = keyed(key);
    await place.store.beginGeneration(startOf);
    return place.store.finishGeneration(startOf.id, end(id, resume));
  }

  it('replays the stored answer without a charge', async () => {
    const resume = await finished('k', resumeId(1));
    expect(await place.store.beginGeneration(keyed('k'))).toEqual({ outcome: 'replayed', resume });
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 2, generated: 1 });
  });

  it('replays the first answer after the resume was changed, with the link to its current PDF', async () => {
    const resume = await finished('k', resumeId(1), { pdfGeneratedAt: start, pdfVersion: 'p1' });
    const stored = await place.store.findResume(live, resumeId(1));
    if (!stored) throw new Error('not stored');
    await place.store.changeResume(stored, {
      resume: { atsScore: 1, resumeData: bytes('{}'), pdfVersion: 'p2' },
    });
    const replay = await place.store.beginGeneration(keyed('k'));
    expect(replay).toEqual({ outcome: 'replayed', resume: { ...resume, pdfVersion: 'p2' } });
  });

  it('reports a key in use as running', async () => {
    await place.store.beginGeneration(keyed('k'));
    expect(await place.store.beginGeneration(keyed('k'))).toEqual({ outcome: 'running' });
    expect((await usageOf(place.store)).creditsUsed).toBe(2);
  });

  it('refuses another request with the same key, during and after the first', async () => {
    const startOf = keyed('k');
    await place.store.beginGeneration(startOf);
    const other = () => place.store.beginGeneration(keyed('k', {}, 'other'));
    expect(await other()).toEqual({ outcome: 'other_request' });
    await place.store.finishGeneration(startOf.id, end(resumeId(1)));
    expect(await other()).toEqual({ outcome: 'other_request' });
  });

  it('releases the key of a failed attempt at once', async () => {
    const startOf = keyed('k');
    await place.store.beginGeneration(startOf);
    await place.store.releaseGeneration(startOf.id);
    expect(await place.store.beginGeneration(keyed('k', {}, 'other'))).toMatchObject({ outcome: 'begun' });
  });

  it('does not reserve a key for an attempt that never began', async () => {
    expect(await place.store.beginGeneration(keyed('k', { credits: 11 }))).toMatchObject({
      outcome: 'too_few_credits',
    });
    expect(await place.store.beginGeneration(keyed('k', {}, 'other'))).toMatchObject({ outcome: 'begun' });
  });

  it('keeps the keys of live and test mode separate', async () => {
    await finished('k', resumeId(1));
    const inTest = keyed('k', { scope: testScope }, 'other');
    expect(await place.store.beginGeneration(inTest)).toMatchObject({ outcome: 'begun' });
  });

  it('accepts a key as new after exactly 24 hours', async () => {
    await finished('k', resumeId(1));
    expect(await place.store.beginGeneration(keyed('k', { now: start + day - 1 }))).toMatchObject({
      outcome: 'replayed',
    });
    const next = keyed('k', { now: start + day, leaseUntil: start + day + 1 }, 'other');
    expect(await place.store.beginGeneration(next)).toMatchObject({ outcome: 'begun' });
  });

  it('keeps of a deleted resume only that its key was used', async () => {
    await finished('k', resumeId(1));
    await place.store.deleteResume(live, resumeId(1));
    expect(await place.store.beginGeneration(keyed('k'))).toEqual({ outcome: 'resume_deleted' });
    expect(await usageOf(place.store)).toEqual({ creditsUsed: 2, generated: 1 });
  });

  it('starts one of twelve simultaneous requests', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => (await place.store.beginGeneration(keyed('k'))).outcome),
    );
    expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'running')).toHaveLength(11);
  });

  it('starts every request without a key', async () => {
    const outcomes = [
      await place.store.beginGeneration(attempt()),
      await place.store.beginGeneration(attempt()),
    ];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['begun', 'begun']);
  });
}
