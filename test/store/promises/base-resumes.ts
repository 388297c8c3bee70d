import { expect, it } from 'vitest';
import { base, generate, live, resumeId, start, stranger, test as testScope } from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

export function describeBaseResumes(harness: StoreHarness): void {
  const place = useStore(harness);
  const versionIn = async (scope = live, version?: string) =>
    (await place.store.findBase(scope, version))?.version ?? null;

  it('makes the base stored last the current one and keeps the earlier ones', async () => {
    await place.store.putBase(live, base('v2', '{"v":2}'));
    expect(await versionIn()).toBe('v2');
    expect(await place.store.findBase(live, 'v1')).toEqual(base('v1'));
    expect(await versionIn(live, 'previous')).toBe('v1');
    await place.store.putBase(live, { ...base('v1'), updatedAt: start + 5 });
    expect(await place.store.findBase(live)).toEqual({ ...base('v1'), updatedAt: start + 5 });
    expect(await versionIn(live, 'previous')).toBe('v2');
  });

  it('does not find an unknown version or a base of another account', async () => {
    expect(await place.store.findBase(live, 'v9')).toBeNull();
    expect(await place.store.findBase(stranger)).toBeNull();
    expect(await place.store.findBase(stranger, 'v1')).toBeNull();
  });

  it('reads the live base in test mode until test mode has its own, and never changes the live one', async () => {
    expect(await versionIn(testScope)).toBe('v1');
    expect(await place.store.deleteBase(testScope)).toBe(false);
    await place.store.putBase(testScope, base('t1'));
    expect(await versionIn(testScope)).toBe('t1');
    expect(await place.store.findBase(testScope, 'v1')).toBeNull();
    expect(await versionIn(live)).toBe('v1');
    expect(await place.store.findBase(live, 't1')).toBeNull();
    expect(await place.store.deleteBase(testScope)).toBe(true);
    expect(await versionIn(testScope)).toBe('v1');
  });

  it('deletes every version at once', async () => {
    await place.store.putBase(live, base('v2'));
    expect(await place.store.deleteBase(live)).toBe(true);
    expect(await place.store.findBase(live, 'v1')).toBeNull();
    expect(await versionIn()).toBeNull();
    expect(await place.store.deleteBase(live)).toBe(false);
  });

  it('keeps the base of a tailored resume after the base is deleted', async () => {
    await generate(place.store, resumeId(1));
    await place.store.deleteBase(live);
    expect((await place.store.findTailoring(live, resumeId(1)))?.base).toEqual(base());
  });

  it('keeps the reading that a resume was made from when the same source is read again', async () => {
    await generate(place.store, resumeId(1));
    await place.store.putBase(live, base('v1', '{"read":"better"}'));
    expect((await place.store.findBase(live))?.resumeData).toBe('{"read":"better"}');
    expect((await place.store.findTailoring(live, resumeId(1)))?.base).toEqual(base());
  });
}
