import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedRun, printedText } from '../../../src/documents/view/printed-text.ts';
import { anyCharacter } from '../../support/any-character.ts';

describe('printedText', () => {
  it.each([
    ['soft hyphen', 'co\u00ADoperate', 'cooperate'],
    ['zero-width space', 'back\u200Bend', 'backend'],
    ['byte order mark', '\uFEFFJane', 'Jane'],
    ['ligatures', '\uFB01nd \uFB02ow o\uFB03ce', 'find flow office'],
    ['no-break space', '10\u00A0years', '10 years'],
    ['line breaks and tabs', 'one\r\ntwo\tthree\u2028four', 'one two three four'],
    ['control characters', 'a\u0000b\u001Bc\u009Fd', 'abcd'],
    ['direction overrides', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['lone surrogates', 'half \uD83D end', 'half end'],
    ['emoji and accents', 'Zoë 👩🏽‍💻 Ωμέγα', 'Zoë 👩🏽‍💻 Ωμέγα'],
    ['outer and doubled spaces', '  Jane   Doe ', 'Jane Doe'],
  ])('cleans %s', (_name, given, expected) => {
    expect(printedText(given)).toBe(expected);
  });

  it('makes one well-formed line of any string, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const clean = printedText(text);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[\p{Cc}\u00AD\u200B\uFEFF]/u);
        expect(printedText(clean)).toBe(clean);
      }),
    );
  });

  it('keeps the spaces of a run next to other runs', () => {
    expect(printedRun(' and ')).toBe(' and ');
  });
});
