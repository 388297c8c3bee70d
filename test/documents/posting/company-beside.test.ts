import { expect, it } from 'vitest';
import { namedInText, titleAlone } from '../../../src/documents/posting/named-in-text.ts';
import { companyBeside } from '../../../src/documents/posting/read-posting.ts';

it.each([
  ['Acme - Backend Engineer', 'Acme'],
  ['Backend Engineer @ Acme', 'Acme'],
  ['Backend Engineer at Acme | Jobs', 'Acme'],
  ['backend engineer – Acme GmbH', 'Acme GmbH'],
  ['Linden & Rowe | Backend Engineer', 'Linden & Rowe'],
  ['Backend Engineer', undefined],
  ['Careers', undefined],
  ['Senior Backend Engineering', undefined],
  ['', undefined],
])('finds in "%s" the company %s', (title, company) => {
  expect(companyBeside(title, 'Backend Engineer')).toBe(company);
});

it.each([
  ['Welder Job opportunity at United States,Ohio', { position: 'Welder' }],
  ['Welder at Ohio, United States', { position: 'Welder' }],
  ['Welder job opening at Hull Works', { position: 'Welder', company: 'Hull Works' }],
])('distinguishes the place of a job from its company: %s', (text, named) => {
  expect(namedInText(text)).toEqual(named);
});

it.each([
  ['Welder at Hull Works, UK', { position: 'Welder', company: 'Hull Works' }],
  // Both names can be towns, so no company is guessed.
  ['Welder at Oakum, Germany', { position: 'Welder' }],
  ['Driver at Grand Delta, CO', { position: 'Driver' }],
  ['Engineer at Remote', { position: 'Engineer', company: 'Remote' }],
  ['Welder at Remote, Germany', { position: 'Welder' }],
  ['Welder at Germany', { position: 'Welder' }],
])('reads an employer before a country, and one named like a way of working: %s', (text, named) => {
  expect(namedInText(text)).toEqual(named);
});

it('reads an employer named like a way of working in a sentence too', () => {
  const text = 'Welder\nAt Remote, we weld gates for yards all over the world and paint each of them twice.';
  expect(namedInText(text).company).toBe('Remote');
});

it.each([
  ['Director of Equal Opportunity at Hull Works', 'Director of Equal Opportunity'],
  ['Manager, Store Opening', 'Manager, Store Opening'],
  ['Nurse - job opening', 'Nurse'],
  ['Nurse Job Description', 'Nurse'],
  ['4. Bridge Welder', 'Bridge Welder'],
  ['3D Artist', '3D Artist'],
  ['Poste : Responsable de magasin', 'Responsable de magasin'],
  ['Nurse job vacancy', 'Nurse'],
])(
  'removes labels, numbering and words like "job opening" from the title, but nothing else: %s',
  (text, position) => {
    expect(namedInText(text).position).toBe(position);
  },
);

it('shortens a title that a model found together with its employer', () => {
  expect(titleAlone('Moulin Vert recrute une Responsable de magasin')).toBe('Responsable de magasin');
});

it.each([
  ['We use Salesforce daily. Our manual: https://salesforce.example', undefined],
  ['Jobs at Oakum: https://www.oakum.example\nApply at https://www.oakum.example', 'Oakum'],
])('reads the employer from an address only if the address is its own: %s', (text, company) => {
  expect(namedInText(text).company).toBe(company);
});

it.each([
  ['Company: Oakum\nName: Mrs Jane Miller\nDescription: Mends nets', undefined],
  ['Jobs › All › Hamburg\nHamburg\nKrankenpfleger (m/w/d)', 'Krankenpfleger (m/w/d)'],
  ['Home > Jobs > Nurse', 'Nurse'],
  ['汇报给技术总监', undefined],
  ['招聘前端工程师（上海）', '前端工程师（上海）'],
])('does not read a person, place or superior as the position: %s', (text, position) => {
  expect(namedInText(text).position).toBe(position);
});

it.each([
  ['Soudeur en CDI\nNous recherchons un soudeur en CDI.\nLe poste est en CDI à temps plein.', undefined],
  ['Soldador\nTrabajo en Oakum, en turnos.\nVivir en Oakum es una ventaja.', undefined],
  ['Soldador\nEn Oakum buscamos soldadores.\nOakum repara barcos.', 'Oakum'],
])('reads the employer after "en" only if the text supports it: %s', (text, company) => {
  expect(namedInText(text)?.company).toBe(company);
});
