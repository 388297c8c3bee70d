import { describe, expect, it } from 'vitest';
import { backgroundRows, conditionRows } from '../../../src/cli/report/background-rows.ts';
import type { AskedBackground } from '../../../src/contract/score.ts';
import { english } from '../../../src/messages/report/english.ts';
import { german } from '../../../src/messages/report/german.ts';

const years = (asked: number, shown: number): AskedBackground => ({
  years: { asked, shown, quote: 'as asked' },
});
const degree = (shown: 'master' | 'associate' | 'highschool' | null, mandatory = true): AskedBackground => ({
  degree: { asked: 'bachelor', shown, mandatory, quote: 'as asked' },
});
const rows = (background?: AskedBackground) => backgroundRows({ ...(background && { background }) }, english);

describe('years and the degree', () => {
  it('are nothing in reports of earlier versions and where nothing is asked for', () => {
    expect(rows()).toEqual([]);
    expect(rows({})).toEqual([]);
  });

  it.each([
    [7, 'met'],
    [5, 'met'],
    [3, 'in part'],
    [0, 'missing'],
  ])('%s of five years are %s', (shown, status) => {
    expect(rows(years(5, shown))).toMatchObject([
      { kind: 'years', term: '5 years of experience', status, shown: `${shown} years in related jobs` },
    ]);
  });

  it('one year is no plural', () => {
    expect(rows(years(1, 1))[0]).toMatchObject({
      term: '1 year of experience',
      shown: '1 year in related jobs',
    });
  });

  it.each([
    ['master', 'met', 'Master’s degree'],
    ['associate', 'in part', 'Associate degree'],
    ['highschool', 'missing', 'High school diploma'],
    [null, 'missing', 'no such degree in the resume'],
  ] as const)('with %s, a bachelor’s degree is %s', (held, status, shown) => {
    expect(rows(degree(held))).toMatchObject([{ term: 'Bachelor’s degree', status, shown }]);
  });

  it('say where the degree is not mandatory, in the language of the report', () => {
    const [row] = backgroundRows({ background: degree(null, false) }, german);
    expect(row?.term).toBe('Bachelor (nicht zwingend)');
  });
});

describe('conditions of the job', () => {
  const background: AskedBackground = {
    conditions: [{ class: 'travel', quote: 'Some travel between islands' }],
  };

  it('are named in the language of the report, with the words of the posting', () => {
    expect(conditionRows({ background }, english)).toEqual([
      { class: 'travel', name: 'travel', quote: 'Some travel between islands' },
    ]);
    expect(conditionRows({ background }, german)).toMatchObject([{ name: 'Reisen' }]);
  });

  it('are neither years nor a degree', () => {
    expect(rows(background)).toEqual([]);
    expect(conditionRows({}, english)).toEqual([]);
  });
});
