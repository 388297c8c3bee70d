import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../src/lexicon/languages/detect-language.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { otherTexts, shortTexts } from '../short-texts.ts';

describe('detectLanguage', () => {
  for (const [language, texts] of Object.entries(shortTexts)) {
    it(`recognizes ${texts.length} short texts in ${language}`, () => {
      expect(texts.filter((text) => detectLanguage(text) !== language)).toEqual([]);
    });
  }

  it.each(otherTexts)('%s: %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('names the language that most of a bilingual text is in', () => {
    const german = 'Berufserfahrung / Work Experience\nLeitung der Werkstatt und Einkauf von Ersatzteilen';
    const english =
      'Work Experience / Berufserfahrung\nRan the workshop and bought all of the spare parts for it';
    expect([detectLanguage(german), detectLanguage(english)]).toEqual(['de', 'en']);
  });

  it('composed and decomposed accents are the same to it', () => {
    for (const text of Object.values(shortTexts).flat()) {
      expect(detectLanguage(text.normalize('NFD'))).toBe(detectLanguage(text));
    }
  });

  it('any string has an answer, the same one each time', () => {
    const words = Object.values(shortTexts).flatMap((texts) => texts.flatMap((text) => text.split(' ')));
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 200 }),
      fc
        .array(fc.constantFrom(...words, 'constructor', '__proto__', 'toString'), { maxLength: 40 })
        .map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, (value) => {
        expect(detectLanguage(`${value} `)).toBe(detectLanguage(value));
      }),
      { seed: 18, numRuns: 300 },
    );
  });
});
