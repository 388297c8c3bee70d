import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanLine } from '../../../src/documents/text/clean-text.ts';

it.each([
  ['Crust & Co â€“ Linz', 'Crust & Co – Linz'],
  ['FranÃ§ais, CafÃ© Ã\u0080 la Carte', 'Français, Café À la Carte'],
  ['Baker â€‹at night', 'Baker at night'],
  ['Well-restedÂ', 'Well-rested'],
  ['Crust & Co ï¼ Linz', 'Crust & Co – Linz'],
  ['Ã\u0083Â©clair', 'éclair'],
])('repairs %j to %j', (garbled, text) => expect(cleanLine(garbled)).toBe(text));

it.each(['MANHÃ E NOITE', 'Ângela', 'pâte à choux', 'Noël', 'Â'])('does not change %s', (text) =>
  expect(cleanLine(text)).toBe(text),
);

it('changes nothing when it cleans a second time', () => {
  const letters = fc.constantFrom(...'ÂÃâ€“ï¼\u0083\u00A9 a');
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), (written) => {
      const once = cleanLine(written.join(''));
      expect(cleanLine(once)).toBe(once);
    }),
    { seed: 11 },
  );
});
