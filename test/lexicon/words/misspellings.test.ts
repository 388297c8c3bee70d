import { describe, expect, it } from 'vitest';
import { withSpellingRight } from '../../../src/lexicon/words/misspellings.ts';

describe('a French accent on a capital', () => {
  it.each([
    ['Elaboration de deux recettes', 'Élaboration de deux recettes'],
    ['- Elaboration de deux recettes', '- Élaboration de deux recettes'],
    ['Vente de pain\nElaboration de deux recettes', 'Vente de pain\nÉlaboration de deux recettes'],
    ['•  Etude du marché', '•  Étude du marché'],
    // Inside a sentence a capital may be that of a name.
    ['Vente chez Etude', 'Vente chez Etude'],
  ])('is put back where a line begins: %j', (text, right) => {
    expect(withSpellingRight(text, 'fr')).toBe(right);
  });
});
