import { expect, it } from 'vitest';
import { attempt, end, live, resumeId, start } from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

const hour = 3_600_000;

export function describeModelAnswers(harness: StoreHarness): void {
  const place = useStore(harness);
  const keep = (hash: string, answer: string, now = start) =>
    place.store.keepModelAnswer({ hash, answer, now, expiresAt: now + hour });

  it('returns the newest answer until it expires', async () => {
    await keep('a', 'first');
    await keep('a', 'second');
    expect(await place.store.findModelAnswer('a', start + hour - 1)).toBe('second');
    expect(await place.store.findModelAnswer('a', start + hour)).toBeNull();
    expect(await place.store.findModelAnswer('b', start)).toBeNull();
  });

  it('deletes expired answers when the next one is stored', async () => {
    await keep('old', 'wording');
    await keep('new', 'wording', start + hour);
    // Asks as if the clock had been set back.
    expect(await place.store.findModelAnswer('old', start)).toBeNull();
  });

  it('deletes all answers when a resume or a base is deleted, because they may contain its words', async () => {
    const startOf = attempt();
    await place.store.beginGeneration(startOf);
    await place.store.finishGeneration(startOf.id, end(resumeId(1)));
    await keep('a', 'wording');
    expect(await place.store.deleteResume(live, resumeId(2))).toBe(false);
    expect(await place.store.findModelAnswer('a', start)).toBe('wording');
    await place.store.deleteResume(live, resumeId(1));
    expect(await place.store.findModelAnswer('a', start)).toBeNull();
    await keep('a', 'wording');
    await place.store.deleteBase(live);
    expect(await place.store.findModelAnswer('a', start)).toBeNull();
  });
}
