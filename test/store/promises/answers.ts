import { expect, it } from 'vitest';
import { attempt, base, generate, live, resumeId, stranger, test as testScope } from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

export function describeAnswers(harness: StoreHarness): void {
  const place = useStore(harness);
  const id = resumeId(1);

  async function stored(scope = live) {
    const resume = await place.store.findResume(scope, id);
    if (!resume) throw new Error('not stored');
    return resume;
  }
  const current = async (scope = live) => (await place.store.findBase(scope))?.version;
  const origin = async (scope = live) => (await place.store.findTailoring(scope, id))?.base.version;

  it('makes the changed base of a resume the current one', async () => {
    await generate(place.store, id);
    const changes = { tailoring: { plan: 'p2' }, base: { base: base('v2'), replaces: base() } };
    expect(await place.store.changeResume(await stored(), changes)).toBe(true);
    expect([await current(), await origin()]).toEqual(['v2', 'v2']);
    expect((await place.store.findTailoring(live, id))?.plan).toBe('p2');
    expect((await place.store.findBase(live, 'previous'))?.version).toBe('v1');
  });

  it('changes nothing when another base was stored since, or the resume was changed', async () => {
    await generate(place.store, id);
    const before = await stored();
    const terms = { keep: [{ term: 'Kafka', answer: 'answered' }], forget: [] } as const;
    const changes = { resume: { atsScore: 1 }, terms, base: { base: base('v2'), replaces: base() } };
    await place.store.putBase(live, base('v9'));
    expect(await place.store.changeResume(before, changes)).toBe(false);
    expect([await current(), await origin()]).toEqual(['v9', 'v1']);
    await place.store.putBase(live, base());
    await place.store.changeResume(before, { resume: { atsScore: 2 } });
    expect(await place.store.changeResume(before, changes)).toBe(false);
    expect([await current(), await origin()]).toEqual(['v1', 'v1']);
    expect((await stored()).resume.atsScore).toBe(2);
    expect(await place.store.answeredTerms(live)).toEqual([]);
  });

  it('gives one resume its own base while the current one stays', async () => {
    await generate(place.store, id);
    await place.store.putBase(live, base('v9'));
    const changes = { base: { base: base('v2'), replaces: null } };
    expect(await place.store.changeResume(await stored(), changes)).toBe(true);
    expect([await current(), await origin()]).toEqual(['v9', 'v2']);
    expect(await place.store.findBase(live, 'v2')).toBeNull();
    expect(await place.store.deleteResume(live, id)).toBe(true);
  });

  it('copies the live base before a test key changes it', async () => {
    const scope = testScope;
    await generate(place.store, id, attempt({ scope }));
    const changes = { base: { base: base('v2'), replaces: base() } };
    expect(await place.store.changeResume(await stored(scope), changes)).toBe(true);
    expect([await current(scope), await origin(scope), await current()]).toEqual(['v2', 'v2', 'v1']);
    expect((await place.store.findBase(scope, 'previous'))?.version).toBe('v1');
  });

  it('keeps answers by term, for one account and mode', async () => {
    await generate(place.store, id);
    const keep = [
      { term: 'Kafka', answer: 'no' },
      { term: 'Go | Rust', answer: 'never' },
      { term: '烘焙', answer: 'answered' },
    ] as const;
    await place.store.changeResume(await stored(), { terms: { keep, forget: [] } });
    const kept = [
      { term: 'Go | Rust', answer: 'never' },
      { term: 'Kafka', answer: 'no' },
      { term: '烘焙', answer: 'answered' },
    ];
    expect(await place.store.answeredTerms(live)).toEqual(kept);
    for (const scope of [stranger, testScope]) expect(await place.store.answeredTerms(scope)).toEqual([]);
    const answered = { keep: [{ term: 'Kafka', answer: 'answered' }], forget: ['烘焙'] } as const;
    await place.store.changeResume(await stored(), { terms: answered });
    expect(await place.store.answeredTerms(live)).toEqual([kept[0], { term: 'Kafka', answer: 'answered' }]);
  });

  it('deletes the answers when their account is deleted', async () => {
    await generate(place.store, id);
    const keep = [{ term: 'Kafka', answer: 'no' }] as const;
    await place.store.changeResume(await stored(), { terms: { keep, forget: [] } });
    expect(await place.store.deleteAccount(live.accountId)).toEqual([id]);
    expect(await place.store.answeredTerms(live)).toEqual([]);
  });
}
