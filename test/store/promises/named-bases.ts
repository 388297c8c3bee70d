import { expect, it } from 'vitest';
import { attempt, base, end, live, resumeId, start, stranger, test as testScope } from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

export function describeNamedBases(harness: StoreHarness): void {
  const place = useStore(harness);
  const nurse = (version = 'n1') => ({ ...base(version), name: 'nurse' });
  const versionOf = async (scope = live, version?: string, name = 'nurse') =>
    (await place.store.findBase(scope, version, name))?.version ?? null;
  const names = async (scope = live) => (await place.store.listBases(scope)).map(({ name }) => name);

  it('keeps the bases of two names separate, even with the same document', async () => {
    await place.store.putBase(live, nurse('v1'));
    await place.store.putBase(live, nurse('n2'));
    expect(await place.store.findBase(live, undefined, 'nurse')).toEqual(nurse('n2'));
    expect(await versionOf(live, 'previous')).toBe('v1');
    expect(await place.store.findBase(live)).toEqual(base());
    expect(await versionOf(live, 'n2', 'default')).toBeNull();
    expect(await versionOf(live, 'v9')).toBeNull();
    expect(await versionOf(stranger)).toBeNull();
    expect(await place.store.deleteBase(live)).toBe(true);
    expect(await versionOf()).toBe('n2');
    expect(await place.store.deleteBase(live, 'nurse')).toBe(true);
    expect(await place.store.deleteBase(live, 'nurse')).toBe(false);
    expect(await names()).toEqual([]);
  });

  it('makes an earlier version the newest when it is stored again, as it is read now', async () => {
    await place.store.putBase(live, nurse('n1'));
    await place.store.putBase(live, nurse('n2'));
    const again = { ...nurse('n1'), resumeData: '{"read":"better"}', updatedAt: start + 5 };
    await place.store.putBase(live, again);
    expect(await place.store.findBase(live, undefined, 'nurse')).toEqual(again);
    expect(await versionOf(live, 'previous')).toBe('n2');
  });

  it('lists each name once with its current version, the default first', async () => {
    await place.store.putBase(live, { ...base('c1'), name: 'chef' });
    await place.store.putBase(live, nurse('n1'));
    await place.store.putBase(live, nurse('n2'));
    expect(await place.store.listBases(live)).toEqual(
      [
        ['default', 'v1'],
        ['chef', 'c1'],
        ['nurse', 'n2'],
      ].map(([name, version]) => ({ name, version, sourceFormat: 'json-resume', updatedAt: start })),
    );
  });

  it('uses the live base of a name in test mode until test mode has its own, and never changes the live one', async () => {
    await place.store.putBase(live, nurse());
    expect(await versionOf(testScope)).toBe('n1');
    expect(await place.store.deleteBase(testScope, 'nurse')).toBe(false);
    await place.store.putBase(testScope, nurse('t1'));
    expect(await versionOf(testScope)).toBe('t1');
    expect(await versionOf(testScope, 'n1')).toBeNull();
    expect(await versionOf()).toBe('n1');
    expect(await names(testScope)).toEqual(['default', 'nurse']);
    expect((await place.store.listBases(testScope)).map(({ version }) => version)).toEqual(['v1', 't1']);
    expect(await place.store.deleteBase(testScope, 'nurse')).toBe(true);
    expect(await versionOf(testScope)).toBe('n1');
  });

  it('refuses names above the limit, but always accepts the default', async () => {
    expect(await place.store.putBase(live, nurse(), 2)).toBe(true);
    expect(await place.store.putBase(live, { ...base('c1'), name: 'chef' }, 2)).toBe(false);
    expect(await place.store.putBase(live, nurse('n2'), 2)).toBe(true);
    await place.store.deleteBase(live);
    expect(await place.store.putBase(live, { ...base('c1'), name: 'chef' }, 2)).toBe(false);
    expect(await place.store.putBase(live, base('v2'), 2)).toBe(true);
  });

  it('makes a resume from the named base, and keeps that base for the resume', async () => {
    await place.store.putBase(live, nurse());
    expect(await place.store.lookAhead(attempt({ baseName: 'chef' }))).toEqual({ outcome: 'no_base' });
    expect(await place.store.lookAhead(attempt({ baseName: 'nurse', baseVersion: 'v1' }))).toEqual({
      outcome: 'no_base',
    });
    const begun = attempt({ baseName: 'nurse' });
    expect(await place.store.lookAhead(begun)).toEqual({ outcome: 'begun', base: nurse() });
    const made = end(resumeId(1));
    await place.store.storeGeneration(begun, { ...made, tailoring: { ...made.tailoring, base: nurse() } });
    await place.store.deleteBase(live, 'nurse');
    expect((await place.store.findTailoring(live, resumeId(1)))?.base).toEqual(nurse());
  });

  it('stores a base with an answer under the name that the resume came from', async () => {
    await place.store.putBase(live, nurse());
    const made = end(resumeId(1));
    const tailoring = { ...made.tailoring, base: nurse() };
    await place.store.storeGeneration(attempt({ baseName: 'nurse' }), { ...made, tailoring });
    const answered = (version: string, replaces = nurse()) => ({ base: nurse(version), replaces });
    const change = async (changes: ReturnType<typeof answered>) => {
      const stored = await place.store.findResume(live, resumeId(1));
      return stored && place.store.changeResume(stored, { base: changes });
    };
    expect(await change(answered('n2'))).toBe(true);
    expect([await versionOf(), await versionOf(live, undefined, 'default')]).toEqual(['n2', 'v1']);
    expect((await place.store.findTailoring(live, resumeId(1)))?.base).toEqual(nurse('n2'));
    // Another base is current by now.
    expect(await change(answered('n3'))).toBe(false);
    expect(await versionOf()).toBe('n2');
  });

  it('deletes a named base with its account', async () => {
    await place.store.putBase(live, nurse());
    await place.store.deleteAccount(live.accountId);
    expect(await place.store.findBase(live, undefined, 'nurse')).toBeNull();
  });
}
