import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangedLayout } from '../../../src/documents/editable/section-layout.ts';

const keys = ['summary', 'experience', 'skills', 'awards', 'custom.a'];
const layout = fc.array(fc.array(fc.array(fc.constantFrom(...keys), { maxLength: 4 }), { maxLength: 2 }), {
  maxLength: 2,
});
const order = fc.shuffledSubarray(keys, { minLength: 1 });

describe('An arranged layout', () => {
  it.each([
    [[[['a', 'b'], ['c']]], ['c', 'a', 'b'], [[['c', 'a'], ['b']]]],
    [[[['a', 'x', 'b'], []]], ['b', 'a', 'new'], [[['b', 'x', 'a', 'new'], []]]],
    [[], ['a'], [[['a']]]],
    [[[['a', 'a', 'b', 'c']]], ['b', 'c', 'a'], [[['b', 'c', 'a']]]],
  ])('made from %j in the order %j is %j', (before, wanted, after) => {
    expect(arrangedLayout(before, wanted)).toEqual(after);
  });

  it('has the wanted order and keeps all other sections in their place', () => {
    fc.assert(
      fc.property(layout, order, (before, wanted) => {
        const after = arrangedLayout(before, wanted);
        const isWanted = (key: string) => wanted.includes(key);
        expect([...new Set(after.flat(2))].filter(isWanted)).toEqual(wanted);
        const others = (one: string[][][]) =>
          one.map((page) => page.map((column) => column.filter((key) => !isWanted(key))));
        if (before.at(-1)?.length) expect(others(after)).toEqual(others(before));
      }),
    );
  });
});
