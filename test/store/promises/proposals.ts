import { expect, it } from 'vitest';
import { generate, live, resumeId, start, stranger, test as testScope } from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

export function describeProposals(harness: StoreHarness): void {
  const place = useStore(harness);
  const id = resumeId(1);
  const proposal = (requirementId: string, text = 'Ran a bakery') => ({
    ...{ requirementId, text, path: null, createdAt: start },
  });
  const keep = (requirement: string, text?: string, most = 9) =>
    place.store.keepProposal(live, id, proposal(requirement, text), most);

  it('keeps the newest proposal for each requirement, and deletes them one by one or all', async () => {
    expect(await keep('r1')).toBe(false);
    await generate(place.store, id);
    await keep('r2');
    await keep('r1', 'Ran two');
    await keep('r1');
    expect(await place.store.listProposals(live, id)).toEqual([proposal('r1'), proposal('r2')]);
    for (const scope of [stranger, testScope]) expect(await place.store.listProposals(scope, id)).toEqual([]);
    await place.store.dropProposals(live, id, ['r1', 'r9']);
    expect(await place.store.listProposals(live, id)).toEqual([proposal('r2')]);
    await place.store.dropProposals(live, id);
    expect(await place.store.listProposals(live, id)).toEqual([]);
  });

  it('lists the resumes with proposals, newest first', async () => {
    await generate(place.store, id);
    await generate(place.store, resumeId(2));
    await keep('r1');
    await keep('r2');
    const newer = { ...proposal('r1'), createdAt: start + 5 };
    await place.store.keepProposal(live, resumeId(2), newer, 9);
    const listed = [
      { resumeId: resumeId(2), proposals: 1, newestAt: start + 5 },
      { resumeId: id, proposals: 2, newestAt: start },
    ];
    expect(await place.store.listProposedResumes(live, 9)).toEqual(listed);
    expect(await place.store.listProposedResumes(live, 1)).toEqual(listed.slice(0, 1));
    for (const scope of [stranger, testScope])
      expect(await place.store.listProposedResumes(scope, 9)).toEqual([]);
  });

  it('treats the same text for the same place as the existing proposal, and other words as a newer one', async () => {
    await generate(place.store, id);
    const later = { ...proposal('r1'), createdAt: start + 5 };
    const kept = async (again: typeof later | { readonly path: string }) => {
      await place.store.keepProposal(live, id, { ...later, ...again }, 9);
      return (await place.store.listProposals(live, id)).map(({ createdAt }) => createdAt - start);
    };
    await keep('r1');
    expect(await kept(later)).toEqual([0]);
    expect(await kept({ path: 'work[0].highlights' })).toEqual([5]);
    expect(await kept({ ...later, text: 'Ran two', createdAt: start + 6 })).toEqual([6]);
  });

  it('keeps no more proposals than the limit', async () => {
    await generate(place.store, id);
    expect(await keep('r1', 'One', 1)).toBe(true);
    expect(await keep('r2', 'Two', 1)).toBe(false);
    expect(await keep('r1', 'Other', 1)).toBe(true);
  });

  it('deletes proposals with their resume and with their account', async () => {
    await generate(place.store, id);
    await keep('r1');
    await place.store.deleteResume(live, id);
    expect(await place.store.listProposals(live, id)).toEqual([]);
    await generate(place.store, resumeId(2));
    await place.store.keepProposal(live, resumeId(2), proposal('r1'), 9);
    await place.store.deleteAccount(live.accountId);
    expect(await place.store.listProposals(live, resumeId(2))).toEqual([]);
  });
}
