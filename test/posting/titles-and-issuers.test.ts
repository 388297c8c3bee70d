import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function requirementsOf(jobDescription: string) {
  return readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' }).requirements;
}

function termsOf(jobDescription: string) {
  return requirementsOf(jobDescription).map(({ term }) => term);
}

describe('the title of a law, a standard or an examination', () => {
  test.each([
    ['Working knowledge of the Lamp and Lantern Care Act', 'Lamp and Lantern Care Act'],
    [
      'Knowledge of the National Policy Statement for Harbour Lights',
      'National Policy Statement for Harbour Lights',
    ],
    ['Wick and Oil Physical Examination', 'Wick and Oil Physical Examination'],
    ['You know the Ohio Plumbing Code by heart', 'Ohio Plumbing Code'],
    ['Connaissance du Code du travail', 'Code du travail'],
  ])('%s: is one name, small words and all', (item, title) => {
    expect(termsOf(`Requirements\n- Docker\n- ${item}`)).toEqual(['Docker', title]);
  });

  test('does not reach over a comma', () => {
    const ask = 'Requirements\n- Proven Knowledge of Quorn, National Lantern Standards for Lamps';
    expect(termsOf(ask)).toContain('National Lantern Standards for Lamps');
  });

  test('is not a requirement after "under"', () => {
    const posting =
      'Requirements\n- Docker\n- Access to a van (adjustments are made under the Lantern Equality Act)';
    expect(termsOf(posting)).not.toContain('Lantern Equality Act');
  });
});

describe('letters and the number that belongs to them are one name', () => {
  test.each(['ZX 3998', 'QV-20'])('%s', (code) => {
    expect(termsOf(`Requirements\n- Docker\n- Working knowledge of lamp care (${code})`)).toContain(code);
  });

  test('the step of a grade is not a name', () => {
    expect(termsOf('Duties\n- Supervise two Band 5s and a trainee\n\nRequirements\n- Docker')).toEqual([
      'Docker',
    ]);
  });
});

describe('the issuer of a credential', () => {
  test.each([
    'Certified Lamp Keeper certificate through QZLK',
    'Lamp Keeper certificate issued by the National Lantern Association',
    'Lamp Keeper certificate, National Lantern Association, on hire',
  ])('%s: is asked for by nobody', (item) => {
    const terms = termsOf(`Requirements\n- ${item}`);
    expect(terms).toHaveLength(1);
    expect(terms[0]).toContain('Lamp Keeper certificate');
  });

  test.each([
    ['Member of the National Lantern Association', 'National Lantern Association'],
    ['Three exams passed of the Society of Lampkeepers', 'Society of Lampkeepers'],
  ])('%s: who belongs to it, or passed its examinations, holds a paper', (item, body) => {
    expect(requirementsOf(`Requirements\n- Docker\n- ${item}`)).toContainEqual(
      expect.objectContaining({ term: body, kind: 'certificate' }),
    );
  });
});

describe('papers', () => {
  test.each([
    ['A Certificate III in Lantern Support', 'Certificate III in Lantern Support', 'certificate'],
    ['Lamp Driver Passport', 'Lamp Driver Passport', 'certificate'],
    ['Requires MD or DO', 'MD or DO', 'licence'],
    ['B+E trailer test', 'B+E trailer test', 'licence'],
    ['Gerne mit Meisterbrief', 'Meisterbrief', 'certificate'],
    [
      'Carné de usuario profesional de productos fitosanitarios',
      'Carné de usuario profesional de productos fitosanitarios',
      'certificate',
    ],
  ])('%s', (item, term, kind) => {
    expect(requirementsOf(`Requirements\n- Docker\n- ${item}`)).toContainEqual(
      expect.objectContaining({ term, kind }),
    );
  });

  test.each(['A tertiary qualification', 'Related certifications'])('%s: names none', (item) => {
    expect(termsOf(`Requirements\n- Docker\n- ${item}`)).toEqual(['Docker']);
  });
});

describe('text that names no skill', () => {
  test('travel between places', () => {
    expect(termsOf('Requirements\n- Docker\n- Able to travel between sites in Quorn and Sileby')).toEqual([
      'Docker',
    ]);
  });

  test('an action on something named before', () => {
    expect(termsOf('Requirements\nYou should know Docker and stick to it.')).toEqual(['Docker']);
  });

  test('a car of one’s own', () => {
    expect(termsOf('Requirements\n- Docker\n- Reliable transportation')).toEqual(['Docker']);
  });
});
