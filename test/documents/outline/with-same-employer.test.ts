import { describe, expect, it } from 'vitest';
import type { WrittenEntry } from '../../../src/documents/outline/entries/read-entries.ts';
import { withSameEmployer } from '../../../src/documents/outline/rules/read-by-rules.ts';

function entry(date: string, ...titles: string[]): WrittenEntry {
  const pieces = titles.map(
    (text, line) => ({ text, side: 'text', line, style: 'text', setting: '' }) as const,
  );
  return { titles, asides: [], pieces, date, links: [], paragraphs: [], bullets: [], after: [] };
}

const titlesOf = (...entries: WrittenEntry[]) => withSameEmployer(entries).map(({ titles }) => titles);

describe('Roles with one employer', () => {
  it('get the employer with the total duration until another employer follows', () => {
    const titles = titlesOf(
      entry('2021 - Present', 'Acme', '5 years 3 months', 'Lead'),
      entry('2019 - 2021', 'Engineer', 'Boston, Massachusetts'),
      entry('2015 - 2019', 'Globex', 'Analyst'),
      entry('2014', 'Intern'),
    );
    expect(titles).toEqual([
      ['Acme', 'Lead'],
      ['Acme', 'Engineer', 'Boston, Massachusetts'],
      ['Globex', 'Analyst'],
      ['Intern'],
    ]);
  });

  it('keep a duration if there are no dates', () => {
    expect(titlesOf(entry('', 'Acme', 'Cook', '3 years'))).toEqual([['Acme', 'Cook', '3 years']]);
  });
});
