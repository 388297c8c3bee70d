import { expect, it } from 'vitest';
import { namedInText } from '../../../src/documents/posting/named-in-text.ts';
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
