import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeptValues, type KeptValues } from '../../src/store/sqlite/kept-values.ts';

function keep(kept: KeptValues, key: string, value: unknown, bytes: number): void {
  for (let time = 0; time < 2; time += 1) kept.offer(key, value, () => bytes);
}

describe('kept values', () => {
  it('give back what was kept last under a key, also when it is nothing', () => {
    const kept = createKeptValues(100);
    keep(kept, 'a', 1, 10);
    keep(kept, 'a', null, 10);
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
        for (const [key, bytes] of changes) keep(kept, key, key, bytes);
        const held = names.flatMap((key) => kept.get(key) ?? []);
        expect(held.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100);
        expect(kept.get(changes.at(-1)?.[0] ?? '')).toBeDefined();
      }),
    );
  });

  it('are kept from the second offer on, also after all was given up', () => {
    const kept = createKeptValues(100);
    kept.offer('a', 1, () => 1);
    expect(kept.get('a')).toBeUndefined();
    kept.offer('a', 2, () => 1);
    expect(kept.get('a')?.value).toBe(2);
    kept.clear();
    kept.offer('a', 3, () => 1);
    expect(kept.get('a')?.value).toBe(3);
  });

  it('do not take what comes by once in a long row of others', () => {
    const kept = createKeptValues(1_000_000);
    const row = Array.from({ length: 5000 }, (_, index) => String(index));
    for (const key of [...row, ...row]) kept.offer(key, key, () => 1);
    expect(row.filter((key) => kept.get(key))).toEqual([]);
  });

  it('give up what was not used for the longest time', () => {
    const kept = createKeptValues(100);
    for (const key of ['a', 'b']) keep(kept, key, key, 40);
    kept.get('a');
    keep(kept, 'c', 'c', 40);
    expect(['a', 'b', 'c'].map((key) => kept.get(key)?.value)).toEqual(['a', undefined, 'c']);
  });

  it('do not take what alone would be too much, and forget what it replaces', () => {
    const kept = createKeptValues(100);
    keep(kept, 'a', 1, 1);
    keep(kept, 'a', 2, 101);
    expect(kept.get('a')).toBeUndefined();
  });
});
