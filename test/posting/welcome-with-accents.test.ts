import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { niceToHaveRanges } from '../../src/posting/cues/cues.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { foldWithOffsets } from '../../src/values/fold.ts';

describe('wording for nice-to-haves is found in text with accents', () => {
  it.each([
    ['Ein Staplerschein wäre schön', 'wäre schön'],
    ['Ein Staplerschein WÄRE ideal', 'WÄRE ideal'],
    ['Ein Staplerschein wa\u0308re ideal', 'wa\u0308re ideal'],
    ['Große Straßenkenntnis, Englisch wünschenswert', 'wünschenswert'],
    ['Une expérience en pâtisserie appréciée', 'appréciée'],
    ['El inglés sería una ventaja', 'sería una ventaja'],
    ['Für den Kran gibt es eine Zulage für dich', 'gibt es eine Zulage'],
    ['A forklift licence would be handy', 'would be handy'],
    ['持有驾照者优先', '优先'],
  ])('%s: %s', (text, wording) => {
    const found = niceToHaveRanges(text).map(({ start, end }) => text.slice(start, end));
    expect(found).toContain(wording);
  });

  it('folding keeps the place of every letter', () => {
    const { folded, offsets } = foldWithOffsets('Straße ½ é');
    expect(folded).toBe('strasse 1⁄2 e');
    expect(offsets).toEqual([0, 1, 2, 3, 4, 4, 5, 6, 7, 7, 7, 8, 9, 10]);
  });
});

describe('wording for nice-to-haves is not part of a requirement', () => {
  const termsOf = (...lines: readonly string[]) =>
    readPosting(standardLexicon(), {
      jobDescription: lines.join('\n'),
      companyName: '',
      position: '',
    }).requirements.map(({ term }) => term);

  it('in Spanish', () => {
    const terms = termsOf(
      'Mozo de almacén',
      '',
      'Tus funciones:',
      '- Cargar camiones',
      '',
      'Requisitos:',
      '- Dos años de experiencia',
      '- Carnet B, Excel sería una ventaja',
    );
    expect(terms).toContain('Excel');
    expect(terms).not.toContain('sería una ventaja');
  });

  it('in German', () => {
    const terms = termsOf(
      'Monteur (m/w/d)',
      '',
      'Deine Aufgaben:',
      '- Du montierst Wärmepumpen bei unseren Kunden',
      '',
      'Dein Profil:',
      '- Abgeschlossene Ausbildung als Elektriker',
      '- Erfahrung aus einem Handwerksbetrieb wünschenswert',
    );
    expect(terms.filter((term) => /wünschenswert/.test(term))).toEqual([]);
  });
});
