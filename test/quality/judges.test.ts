import { describe, expect, test } from 'vitest';
import { maxShownYears, withoutShownYears } from '../../eval/judge/experience-years.ts';
import { newOpeners } from '../../eval/judge/new-openers.ts';
import { checkDocument } from '../../eval/real/check-document.ts';

/* The judges of tailored resumes see invented years and exchanged verbs. */

const documentWith = (summary: string) => ({
  basics: { headline: 'Cook' },
  sections: {
    summary: { content: `<p>${summary}</p>` },
    experience: { items: [{ summary: '<ul><li>Cut costs of 3 shops</li></ul>', date: '2015 - 2020' }] },
    skills: { items: [] },
  },
  metadata: { layout: [[['summary', 'experience', 'skills']]] },
});
const base = documentWith('Cook with 3 years of experience in kitchens.');
const rulesFor = (summary: string, changes: Parameters<typeof newOpeners>[0] = []) =>
  checkDocument({
    base,
    document: documentWith(summary),
    report: {
      changes: changes.map((change, at) => ({
        ...change,
        id: `ch${at}`,
        path: '',
        source: 'work[0].highlights[0]',
        reason: '',
        evidence: change.evidence.map(({ quote }) => ({ path: 'work[0].highlights[0]', quote })),
      })),
      gaps: [],
    },
    language: 'en',
  }).map(({ rule }) => rule);

describe('the judge of real pairs', () => {
  test.each([
    'Cook with 25 years of experience in kitchens.',
    'Cook with 3 years of experience in 400 kitchens and $9000 of savings.',
    'Cook in 400 kitchens.',
  ])('finds the number in: %s', (summary) => {
    expect(rulesFor(summary)).toContain('number from nowhere');
  });
  test('allows the years that the dates show', () => {
    expect(rulesFor('Cook with 5 years of experience in kitchens.')).toEqual([]);
  });
  test('lists an exchanged verb', () => {
    const change = { op: 'rewrite', before: 'Was the cook of 12 hotels', evidence: [] };
    const lie = { ...change, after: 'Trained the cook of 12 hotels' };
    expect(rulesFor('Cook in kitchens.', [lie])).toContain('other verb, to review');
  });
});

test('years are compared with the largest stated or dated sum', () => {
  expect(maxShownYears(['Cook for 12 years'], ['2018 - 2020'], 2026)).toBe(12);
  expect(maxShownYears([], ['2018-01 - present'], 2026)).toBe(9);
  expect(maxShownYears([], [], 2026)).toBe(0);
  expect(withoutShownYears('6 years in 7 shops, 9 Jahre', 8)).toBe(' in 7 shops, 9 Jahre');
});

test('another form of a word in the line is no other verb', () => {
  const change = { op: 'rewrite', before: 'Responsible for training 12 cooks', evidence: [] };
  expect(newOpeners([{ ...change, after: 'Trained 12 cooks' }])).toEqual([]);
  expect(newOpeners([{ ...change, after: 'Sold 12 cooks' }])).toHaveLength(1);
});

test('a line of a list is compared with the line it is made of', () => {
  const list = (...lines: readonly string[]) =>
    `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const change = {
    op: 'rewrite',
    before: list('Was the cook of 12 hotels', 'Trained staff'),
    after: list('Trained the cook of 12 hotels', 'Trained staff'),
    evidence: [],
  };
  expect(newOpeners([change])).toEqual(['Trained the cook of 12 hotels ⟵ Was the cook of 12 hotels']);
});
