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
])('in "%s" stands %s', (title, company) => {
  expect(companyBeside(title, 'Backend Engineer')).toBe(company);
});

it.each([
  ['Welder Job opportunity at United States,Ohio', { position: 'Welder' }],
  ['Welder at Ohio, United States', { position: 'Welder' }],
  ['Welder job opening at Hull Works', { position: 'Welder', company: 'Hull Works' }],
])('where a job is, is nobody who offers it: %s', (text, named) => {
  expect(namedInText(text)).toEqual(named);
});

it.each([
  ['Welder at Hull Works, UK', { position: 'Welder', company: 'Hull Works' }],
  // Either may be a town: a doubtful guess is none.
  ['Welder at Oakum, Germany', { position: 'Welder' }],
  ['Driver at Grand Delta, CO', { position: 'Driver' }],
  ['Engineer at Remote', { position: 'Engineer', company: 'Remote' }],
  ['Welder at Remote, Germany', { position: 'Welder' }],
  ['Welder at Germany', { position: 'Welder' }],
])('an employer may have a country behind it, or be called as work is done: %s', (text, named) => {
  expect(namedInText(text)).toEqual(named);
});

it('an employer may be called as work is done in a sentence, too', () => {
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
])('only the words that offer a job are no part of its title: %s', (text, position) => {
  expect(namedInText(text).position).toBe(position);
});

it('a title that a model chose with its employer is alone, too', () => {
  expect(titleAlone('Moulin Vert recrute une Responsable de magasin')).toBe('Responsable de magasin');
});

it.each([
  ['We use Salesforce daily. Our manual: https://salesforce.example', undefined],
  ['Jobs at Oakum: https://www.oakum.example\nApply at https://www.oakum.example', 'Oakum'],
])('an address names the employer only where it is its own: %s', (text, company) => {
  expect(namedInText(text).company).toBe(company);
});

it.each([
  ['Company: Oakum\nName: Mrs Jane Miller\nDescription: Mends nets', undefined],
  ['Jobs › All › Hamburg\nHamburg\nKrankenpfleger (m/w/d)', 'Krankenpfleger (m/w/d)'],
  ['Home > Jobs > Nurse', 'Nurse'],
  ['汇报给技术总监', undefined],
  ['招聘前端工程师（上海）', '前端工程师（上海）'],
])('the position is no person, place or superior: %s', (text, position) => {
  expect(namedInText(text).position).toBe(position);
});

it.each([
  ['Soudeur en CDI\nNous recherchons un soudeur en CDI.\nLe poste est en CDI à temps plein.', undefined],
  ['Soldador\nTrabajo en Oakum, en turnos.\nVivir en Oakum es una ventaja.', undefined],
  ['Soldador\nEn Oakum buscamos soldadores.\nOakum repara barcos.', 'Oakum'],
])('who offers a job is behind "en" only where it speaks there: %s', (text, company) => {
  expect(namedInText(text)?.company).toBe(company);
});
