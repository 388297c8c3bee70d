import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

const readers = [
  ['the models', readPosting],
  ['the rules', readByRules],
] as const;

const drivers = {
  de: ['Fahrer (m/w/d)', 'Deine Aufgaben:\n- Bretter ausliefern', 'Dein Profil:\n- Erste Berufserfahrung'],
  fr: ['Chauffeur (H/F)', 'Vos missions :\n- Livrer des planches', 'Votre profil :\n- Sens du service'],
  es: ['Conductor', 'Tus funciones:\n- Entregar tablas', 'Requisitos:\n- Dos años de experiencia'],
} as const;

const [carLicense, truckLicense, trailerLicense] = [
  "driver's license",
  'Führerschein Klasse C',
  'Führerschein Klasse CE',
];

describe.each(readers)('read by %s, a driving license with its classes', (_name, read) => {
  const licensesOf = (language: keyof typeof drivers, item: string) => {
    const jobDescription = `${drivers[language].join('\n\n')}\n- ${item}`;
    const { requirements, knockouts } = read(standardLexicon(), {
      jobDescription,
      companyName: '',
      position: '',
    });
    const licenses = requirements.filter(({ kind }) => kind === 'licence');
    expect(knockouts.map(({ term }) => term)).toEqual(licenses.map(({ term }) => term));
    return licenses.map(({ term, alternatives }) => [term, alternatives]);
  };

  it.each([
    ['fr', 'Permis CE', 'Permis CE', trailerLicense],
    ['fr', 'Permis C en cours de validité', 'Permis C', truckLicense],
    ['fr', 'Permis EC + FIMO', 'Permis EC', trailerLicense],
    ['fr', 'Titulaire des permis C et CE', 'permis C et CE', trailerLicense],
    ['fr', 'Permis C/CE', 'Permis C/CE', truckLicense],
    ['fr', 'Permis poids lourd', 'Permis poids lourd', truckLicense],
    ['fr', 'Permis de conduire (catégorie B)', 'Permis de conduire (catégorie B)', carLicense],
    ['de', 'Führerschein Klasse C/CE', 'Führerschein Klasse C/CE', truckLicense],
    ['de', 'Führerschein der Klassen C und CE', 'Führerschein der Klassen C und CE', trailerLicense],
    ['de', 'LKW-Führerschein', 'LKW-Führerschein', truckLicense],
    ['de', 'CE-Führerschein', 'CE-Führerschein', trailerLicense],
    ['de', 'Fahrerlaubnis Klasse CE', 'Fahrerlaubnis Klasse CE', trailerLicense],
    ['de', 'Führerschein', 'Führerschein', carLicense],
    ['es', 'Carné de conducir C+E', 'Carné de conducir C+E', trailerLicense],
    ['es', 'Carnet C', 'Carnet C', truckLicense],
    ['es', 'Permiso C', 'Permiso C', truckLicense],
    ['es', 'Carné de conducir B', 'Carné de conducir B', carLicense],
  ] as const)('%s: %s', (language, item, term, license) => {
    expect(licensesOf(language, item)).toEqual([[term, [license]]]);
  });

  it('is not a known license for a class without a row', () => {
    expect(licensesOf('de', 'Führerschein Klasse C1E')).toEqual([
      ['Führerschein Klasse C1E', ['Führerschein Klasse C1E']],
    ]);
  });

  it.each([
    ['fr', "Permis d'exploitation"],
    ['es', 'Permiso a terceros'],
    ['es', 'Carné de carretillero'],
  ] as const)('%s is not a driving license: %s', (language, item) => {
    expect(JSON.stringify(licensesOf(language, item))).not.toMatch(/driver|Klasse/);
  });
});
