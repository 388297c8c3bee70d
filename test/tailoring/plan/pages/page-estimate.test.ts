import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { pageBudget } from '../../../../src/tailoring/plan/pages/hidden-for-room.ts';
import { estimatePages, linesOf } from '../../../../src/tailoring/plan/pages/page-estimate.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { asOf, documentOf } from '../../cases.ts';

function documentWith(lines: number, more: Record<string, unknown> = {}) {
  const highlights = Array.from({ length: lines }, (_, index) => `Moved ${index + 10} crates over the yard`);
  const work = [{ name: 'Acme', position: 'Clerk', startDate: '2010-01', highlights }];
  return documentOf({ resume: { basics: { name: 'Pat Doe' }, work, ...more } });
}

test.each([
  ['', 0],
  ['Moved ten crates', 1],
  ['Moved ten crates\nand a box', 2],
  ['word '.repeat(60), 3],
  ['字'.repeat(95), 3],
])('"%s" takes its lines in a width of 48', (text, lines) => {
  expect(linesOf(text, 48)).toBe(lines);
});

describe('the pages of a resume', () => {
  test('are at least one, and grow with its lines', () => {
    const pages = [0, 30, 60, 90, 120, 150].map((lines) => estimatePages(documentWith(lines)));
    expect(pages[0]).toBe(1);
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    expect(pages.at(-1)).toBe(3);
  });

  test('leave out what is gone', () => {
    const gone = new Set(Array.from({ length: 60 }, (_, index) => `work[0].highlights[${index}]`));
    expect(estimatePages(documentWith(90))).toBe(2);
    expect(estimatePages(documentWith(90), gone)).toBe(1);
  });

  test('count skills, projects and summaries too', () => {
    const skills = Array.from({ length: 40 }, (_, index) => ({
      name: `Group ${index}`,
      keywords: ['Filing'],
    }));
    expect(estimatePages(documentWith(30, { skills }))).toBe(2);
  });
});

describe('the pages that a resume may fill', () => {
  const budgetOf = (work: readonly Record<string, unknown>[], more: Record<string, unknown> = {}) => {
    const base = documentOf({ resume: { basics: { name: 'Pat Doe' }, work, ...more } });
    return pageBudget({ base, model: readResume(standardLexicon(), base), asOf });
  };

  test.each([
    ['less than eight years', [{ startDate: '2020-01' }], 1],
    ['eight years', [{ startDate: '2018-01' }], 2],
    ['years that are not told', [{}], 2],
    ['no job', [], 1],
  ])('%s', (_what, dates, pages) => {
    expect(budgetOf(dates.map((each) => ({ name: 'Acme', position: 'Clerk', ...each })))).toBe(pages);
  });

  test('an academic CV is as long as it is', () => {
    const publications = ['Tides', 'Winds', 'Waves'].map((name) => ({ name }));
    expect(budgetOf([], { publications })).toBe(Number.POSITIVE_INFINITY);
  });
});
