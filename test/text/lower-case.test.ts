import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerCase } from '../../src/values/fold.ts';
import { anyCharacter } from '../support/any-character.ts';

describe('lower case', () => {
  it('keeps every character where it stood', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string(), (before, after) => {
        const text = `${before}İ${after}`;
        expect(lowerCase(text)).toHaveLength(text.length);
        expect(lowerCase(text).slice(before.length + 1)).toBe(lowerCase(after));
      }),
    );
  });

  it('converts every letter except the one that becomes two', () => {
    expect(lowerCase('Straße ÉTÉ Ελλάς 熟悉 İSTANBUL')).toBe('straße été ελλάς 熟悉 İstanbul');
  });
});
