import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeptRows } from '../../src/store/sqlite/kept-rows.ts';

const rowsOf = (length: number) => [{ document: new Uint8Array(length) }];

describe('kept rows', () => {
  it('give back what was kept last under a key', () => {
    const kept = createKeptRows(100_000);
    const [first, second] = [rowsOf(1), rowsOf(2)];
    kept.set('a', first);
    expect(kept.get('a')).toBe(first);
    kept.set('a', second);
    expect(kept.get('a')).toBe(second);
    expect(kept.get('b')).toBeUndefined();
    kept.clear();
    expect(kept.get('a')).toBeUndefined();
  });

  it('never hold more bytes than they may', () => {
    const change = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(60_000));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const kept = createKeptRows(100_000);
        for (const [key, length] of changes) kept.set(key, rowsOf(length));
        const held = ['a', 'b', 'c', 'd', 'e'].flatMap((key) => kept.get(key) ?? []) as ReturnType<
          typeof rowsOf
        >;
        const bytes = held.reduce((sum, { document }) => sum + document.length, 0);
        expect(bytes).toBeLessThanOrEqual(100_000);
        if (changes.length > 0) expect(held.length).toBeGreaterThan(0);
      }),
    );
  });

  it('give up what was not used for the longest time', () => {
    const kept = createKeptRows(100_000);
    for (const key of ['a', 'b']) kept.set(key, rowsOf(40_000));
    kept.get('a');
    kept.set('c', rowsOf(40_000));
    expect(['a', 'b', 'c'].map((key) => kept.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('do not take what alone would be too much, and forget what it replaces', () => {
    const kept = createKeptRows(100_000);
    kept.set('a', rowsOf(1));
    kept.set('a', rowsOf(200_000));
    expect(kept.get('a')).toBeUndefined();
  });
});
