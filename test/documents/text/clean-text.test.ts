import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from '../../../src/documents/text/clean-text.ts';
import { anyCharacter } from '../../support/any-character.ts';

describe('cleanText', () => {
  it.each([
    ['soft hyphen', 'co\u00ADop', 'coop'],
    ['zero-width space', 'a\u200Bb\uFEFF', 'ab'],
    ['bidi controls', 'a\u202Eb\u2066c', 'abc'],
    ['invisible tag letters', `a${String.fromCodePoint(0xe0061, 0xe0062)}b`, 'ab'],
    ['control characters', 'a\u0000b\u0007c\u009Bd', 'abcd'],
    ['ligatures', 'o\uFB03ce \uFB01t \uFB06op', 'office fit stop'],
    ['no-break and thin spaces', 'a\u00A0b\u2009c\u202Fd', 'a b c d'],
    ['lone surrogates', 'a\uD83Db\uDE00c', 'abc'],
    ['decomposed letters', 'e\u0301', '\u00E9'],
    ['form feeds and vertical tabs', 'a\fb\vc', 'a\n\nb c'],
    ['line breaks', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ])('handles %s', (_name, dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
  });

  it.each(['👩‍🔬', 'می\u200Cخواهم', 'क्\u200Dष', '🏳️‍🌈', 'naïve – “quotes” — 100 €', 'x²', '後端'])(
    'does not change %s',
    (text) => {
      expect(cleanText(text)).toBe(text.normalize('NFC'));
    },
  );

  it('removes joiners from words that do not need them', () => {
    expect(cleanText('Ja\u200Dva\u200C \u200DScript')).toBe('Java Script');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: anyCharacter }),
          fc
            .array(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)))
            .map((units) => units.join('')),
        ),
        (text) => {
          expect(cleanText(cleanText(text))).toBe(cleanText(text));
          expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
          expect(cleanText(text).isWellFormed()).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('cleanLine', () => {
  it('makes one line and keeps the spaces inside it', () => {
    expect(cleanLine(' Smith  &\tSons\nLtd ')).toBe('Smith  & Sons Ltd');
  });
});
