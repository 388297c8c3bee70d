import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeptValues } from '../../src/store/sqlite/kept-values.ts';

describe('kept values', () => {
  it('give back what was kept last under a key, also when it is nothing', () => {
    const kept = createKeptValues(100);
    kept.set('a', { value: 1, bytes: 10 });
    kept.set('a', { value: null, bytes: 10 });
    expect(kept.get('a')?.value).toBeNull();
    expect(kept.get('b')).toBeUndefined();
    kept.clear();
    expect(kept.get('a')).toBeUndefined();
  });

  it('never hold more than they may, and always what came last', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const change = fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
        const kept = createKeptValues(100);
        for (const [key, bytes] of changes) kept.set(key, { value: key, bytes });
        const held = names.flatMap((key) => kept.get(key) ?? []);
        expect(held.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100);
        expect(kept.get(changes.at(-1)?.[0] ?? '')).toBeDefined();
      }),
    );
  });

  it('give up what was not used for the longest time', () => {
    const kept = createKeptValues(100);
    for (const key of ['a', 'b']) kept.set(key, { value: key, bytes: 40 });
    kept.get('a');
    kept.set('c', { value: 'c', bytes: 40 });
    expect(['a', 'b', 'c'].map((key) => kept.get(key)?.value)).toEqual(['a', undefined, 'c']);
  });

  it('do not take what alone would be too much, and forget what it replaces', () => {
    const kept = createKeptValues(100);
    kept.set('a', { value: 1, bytes: 1 });
    kept.set('a', { value: 2, bytes: 101 });
    expect(kept.get('a')).toBeUndefined();
  });
});
