import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { yardHand } from '../support/yard-hand.ts';

const licensesIn = (...items: readonly string[]) => {
  const { requirements, knockouts } = readPosting(standardLexicon(), yardHand(items.join('\n- ')));
  const licenses = requirements.filter(({ kind }) => kind === 'licence');
  return {
    asked: licenses.map(({ class: asked, alternatives }) => [asked, alternatives]),
    knockouts: knockouts.map(({ term }) => term),
  };
};

describe('a license that is only accepted instead of something else', () => {
  it.each([
    'Two years of credit will be granted for an Ohio license as a Professional Engineer',
    'Two years of credit will be granted for (a) a diploma in carpentry from a college; or (b) an Ohio license as a Professional Engineer',
    'A CDL may be substituted for one year of experience',
    'A CDL will be accepted in place of a diploma',
  ])('is nice to have and caps no score: %s', (item) => {
    const { asked, knockouts } = licensesIn(item);
    expect(asked.map(([kind]) => kind)).toEqual(['nice']);
    expect(knockouts).toEqual([]);
  });

  it.each([
    'Credit will be given for a diploma in carpentry. A valid CDL is required.',
    'A valid CDL, and a diploma may be substituted for one year of experience',
  ])('is required if the wording is about another thing: %s', (item) => {
    expect(licensesIn(item).knockouts).toEqual(['CDL']);
  });
});

describe('a license with its kind behind its name', () => {
  it.each([
    ["CDL Driver's License", 'CDL'],
    ["CDL Class A driver's license", 'CDL Class A'],
  ])('is one: %s', (item, license) => {
    expect(licensesIn(item)).toEqual({ asked: [['must', [license]]], knockouts: [item] });
  });

  it('is two if either is enough', () => {
    expect(licensesIn("CDL or driver's license").asked).toEqual([['must', ['CDL', "driver's license"]]]);
  });
});

it('a license is found before the trade that it is for', () => {
  const { knockouts } = licensesIn('Everyone must hold a current License as a Harbor Crane Surveyor');
  expect(knockouts).toHaveLength(1);
  expect(knockouts[0]).toMatch(/Harbor Crane Surveyor$/);
});

describe('a license for which the employer trains people', () => {
  it.each([
    ['CDL required (we will pay for your CDL training)'],
    ['Class A CDL is required', 'No CDL? We will pay for your CDL training'],
    ['CDL is required', 'If you have no CDL, we will help you get your license'],
    ['CDL is required', 'Paid CDL training for newcomers'],
  ])('is no knock-out: %s', (...items) => {
    const { asked, knockouts } = licensesIn(...items);
    expect(asked[0]?.[0]).toBe('must');
    expect(knockouts).toEqual([]);
  });

  it.each([
    ['CDL is required', 'We pay for your lunch'],
    ['CDL is required', 'We will pay for your forklift training'],
    ['CDL is required, and we will pay for your forklift training'],
    ['You will train our CDL drivers, and your CDL is required'],
  ])('can knock out if the training is for something else: %s', (...items) => {
    expect(licensesIn(...items).knockouts).toEqual(['CDL']);
  });

  const others = {
    de: ['Fahrer (m/w/d)', 'Deine Aufgaben:\n- Bretter ausliefern', 'Dein Profil:\n- Erste Berufserfahrung'],
    fr: ['Chauffeur (H/F)', 'Vos missions :\n- Livrer des planches', 'Votre profil :\n- Sens du service'],
    es: ['Conductor', 'Tus funciones:\n- Entregar tablas', 'Requisitos:\n- Dos años de experiencia'],
  } as const;
  const inLanguage = (language: keyof typeof others, item: string) =>
    readPosting(standardLexicon(), {
      jobDescription: `${others[language].join('\n\n')}\n- ${item}`,
      companyName: '',
      position: '',
    });

  it.each([
    ['de', 'Führerschein Klasse CE', 'kann auch bei uns erworben werden'],
    ['de', 'Führerschein Klasse CE', 'wir finanzieren dir den Führerschein'],
    ['fr', 'Permis CE', 'nous pouvons vous proposer une formation financée'],
    ['es', 'Carnet C', 'te ayudamos a sacarte el carnet C'],
  ] as const)('%s: %s, %s', (language, license, offer) => {
    expect(inLanguage(language, license).knockouts).toHaveLength(1);
    const { requirements, knockouts } = inLanguage(language, `${license} (${offer})`);
    expect(requirements.map(({ kind }) => kind)).toContain('licence');
    expect(knockouts).toEqual([]);
  });
});
