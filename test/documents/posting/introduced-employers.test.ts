import { describe, expect, it } from 'vitest';
import { namedInText } from '../../../src/documents/posting/named-in-text.ts';

describe('An employer that introduces itself', () => {
  it.each([
    ["We're Pelly's, a small bakery on the harbor. You will bake pies.", "Pelly's"],
    ['We’re Pelly’s and we bake pies for half the town.', 'Pelly’s'],
    ['we are Smith & Sons, a family bakery. You bake bread.', 'Smith & Sons'],
    ['Wir sind Meier & Söhne, eine Bäckerei in Ulm.', 'Meier & Söhne'],
    ['Nous sommes Dupont & Fils, une boulangerie familiale.', 'Dupont & Fils'],
    ['Somos Pelayo e Hijos, una panadería familiar.', 'Pelayo e Hijos'],
  ])('is found in one sentence: %s', (sentence, company) => {
    const text = `Baker\n\n${sentence}\n\nRequirements:\n- Two years of experience`;
    expect(namedInText(text).company).toBe(company);
  });

  it.each([
    "We're Looking for a Baker, a person with patience.",
    'We are electricians, a team of nine.',
    'We are proud, and we pay well.',
  ])('is not found in a description: %s', (sentence) => {
    expect(namedInText(`Baker\n\n${sentence}\n\nRequirements:\n- Ovens`).company).toBeUndefined();
  });
});

describe('A workplace and its town below the title', () => {
  it.each([
    ['Tischler (m/w/d)\nTischlerei Brandtner, Rosenheim', 'Tischlerei Brandtner'],
    ['Boulanger (H/F)\n\nBoulangerie Martin, Lyon', 'Boulangerie Martin'],
    ['Panadero\nPanadería López – Sevilla', 'Panadería López'],
    ['Baker\nHarbor Street Bakery (Leeds)', 'Harbor Street Bakery'],
  ])('is the employer: %s', (head, company) => {
    expect(namedInText(`${head}\n\nRequirements:\n- Two years of experience`).company).toBe(company);
  });

  it.each(['Baker\nBakery, Leeds', 'Carer\nHome Care, London', 'Plumber\nPlumbing & Heating, Leeds'])(
    'is not read as an employer if it is a kind of workplace: %s',
    (head) => {
      expect(namedInText(`${head}\n\nRequirements:\n- Two years of experience`).company).toBeUndefined();
    },
  );
});
