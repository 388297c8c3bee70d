import { expect, it } from 'vitest';
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
