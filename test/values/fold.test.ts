import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/values/fold.ts';

describe('folding', () => {
  it.each([
    ['Schweißen', 'schweissen'],
    ['MAÎTRISE', 'maitrise'],
    ['ﬁle … ½', 'file ... 1⁄2'],
    ['“Don’t” – €5 • A‑B', '“don’t” – €5 • a‐b'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('agrees with Unicode for typographic characters', () => {
    const marks = fc.integer({ min: 0x2000, max: 0x20cf }).map((code) => String.fromCharCode(code));
    const text = fc.string({ unit: fc.oneof(marks, fc.constantFrom('a', 'É', '\u0301', ' ')) });
    fc.assert(
      fc.property(text, (written) => {
        const slow = written.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
        expect(fold(written)).toBe(slow);
      }),
    );
  });
});
