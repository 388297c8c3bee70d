import { expect, it } from 'vitest';
import { expectedDate } from '../../../src/documents/outline/entries/expected-dates.ts';
import { withoutDescriptionLabels } from '../../../src/documents/outline/entries/form-labels.ts';
import { withSeparateTitles } from '../../../src/documents/outline/lines/joined-cells.ts';
import { withResults } from '../../../src/documents/outline/rules/sections-of-results.ts';
import { sourceLine } from '../support/source-line.ts';

it.each([
  ['Reported to the manager - led twelve bakers', undefined],
  ['Leading the night baker - twelve people in all', undefined],
  ['Night baker (part time) – Bakes the bread', 'Night baker (part time)'],
])('finds the title in a job description: %s', (text, position) => {
  expect(withoutDescriptionLabels({ highlights: [`Job Description: ${text}`] })['position']).toBe(position);
});

it('keeps bullets of a job if not all of them are text', () => {
  const job = { highlights: ['Job Description: Bakes the bread', 7] };
  expect(withoutDescriptionLabels(job)).toEqual(job);
});

it.each([
  ['Exceeded expected sales in 2019', ''],
  ['Expected to graduate in May 2027', 'Expected to graduate in May 2027'],
])('finds the words for an expected date in %s', (text, said) => {
  expect(expectedDate(text).said).toBe(said);
});

it.each([
  ['IBM AWS GCP Cloud Engineer', 'IBM AWS GCP Cloud Engineer'],
  ['ADA MOOR Head Baker', 'ADA MOOR | Head Baker'],
])('does not read tools in capitals as a name: %s', (text, split) => {
  expect(withSeparateTitles([sourceLine(text)])[0]?.text).toBe(split);
});

const heading = sourceLine('Key Achievements', { style: 'heading' });
const resultsOf = (...lines: readonly ReturnType<typeof sourceLine>[]) =>
  withResults({ key: 'awards', heading, lines: [...lines] });

it('does not read an accomplishment as an award, even with a year', () => {
  expect(resultsOf(sourceLine('Raised sales, 2019')).key).toBeNull();
  expect(resultsOf(sourceLine('Golden Loaf, 2019')).key).toBe('awards');
});

it('keeps a link with its words', () => {
  const line = sourceLine('Cut waste • Opened the Crumb Shop • Trained six bakers', {
    links: ['https://crumb.example'],
    linkTexts: ['Crumb Shop'],
  });
  expect(resultsOf(line).lines.map(({ links }) => links)).toEqual([[], ['https://crumb.example'], []]);
});
