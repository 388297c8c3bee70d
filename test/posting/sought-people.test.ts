import { expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

function terms(jobDescription: string): readonly string[] {
  return readPosting(standardLexicon(), { jobDescription, companyName: '', position: '' }).requirements.map(
    ({ term }) => term,
  );
}

test.each([
  [
    'We need one staff accountant. Month-end close and payroll. QuickBooks required.',
    'accountant',
    'QuickBooks',
  ],
  ['We are looking for a Java developer. You know Docker and Linux.', 'developer', 'Docker'],
  ['Buscamos un soldador para el taller. Imprescindible carné B y Excel.', 'soldador', 'Excel'],
])('whom the employer seeks is no requirement: %s', (text, title, asked) => {
  const found = terms(text);
  expect(found.filter((term) => term.toLowerCase().includes(title))).toEqual([]);
  expect(found.some((term) => term.includes(asked))).toBe(true);
});

test('what a sought title says of tools is asked for', () => {
  expect(terms('We need a Java developer. Docker is required.')).toContain('Java');
});
