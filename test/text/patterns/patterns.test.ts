import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allMatches } from '../../../src/text/patterns/patterns.ts';

describe('allMatches', () => {
  it.each([/a+b?/g, /(?<=a)b/g, /\p{L}{2}/gu, /🙂|b/gu])('finds what matchAll finds: %s', (pattern) => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '🙂') });
    fc.assert(
      fc.property(text, (given) => {
        const places = allMatches(given, pattern).map(({ index, 0: found }) => [index, found]);
        expect(places).toEqual([...given.matchAll(pattern)].map(({ index, 0: found }) => [index, found]));
      }),
    );
  });

  it('starts at the beginning, wherever the pattern was left', () => {
    const pattern = /a/g;
    pattern.test('aa');
    expect(allMatches('aa', pattern)).toHaveLength(2);
  });

  it('refuses a pattern that matches an empty string', () => {
    expect(() => allMatches('aab', /b*/g)).toThrow('b*');
  });
});
