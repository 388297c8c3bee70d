import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { relatedYears } from '../../../../src/tailoring/score/background/years-worked.ts';
import { roleFactors } from '../../../../src/tailoring/score/role/role-factors.ts';
import { type JobSketch, resumeOf } from '../../fixtures/resume-of.ts';

function job(bullets: readonly string[], rest: Partial<JobSketch> = {}): JobSketch {
  return { title: 'Backend Developer', company: 'Initech', date: '2020-01 - Present', bullets, ...rest };
}

const yearRows: readonly (readonly [why: string, jobs: readonly JobSketch[], years: number])[] = [
  ['one open job', [job([], { date: '2021-11 - Present' })], 5],
  ['two jobs at once', [job([], { date: '2018-01 - 2019-12' }), job([], { date: '2018-06 - 2020-12' })], 3],
  ['a gap', [job([], { date: '2010-01 - 2011-12' }), job([], { date: '2015-01 - 2015-12' })], 3],
  ['an unrelated job', [job([], { title: 'Florist', date: '2010-01 - 2020-12' })], 0],
  ['bare years', [job([], { date: '2015 - 2018' })], 3],
  ['no dates', [job([], { date: '' })], 0],
  [
    'one job inside another',
    [job([], { date: '2010-01 - 2019-12' }), job([], { date: '2012-01 - 2013-12' })],
    10,
  ],
  [
    'a year that two jobs share',
    [job([], { date: '2018-01 - 2019-06' }), job([], { date: '2019-07 - 2019-12' })],
    2,
  ],
  ['a part-time job', [job([], { date: '2018-01 - 2020-12 (part-time)' })], 3],
  ['Teilzeit', [job([], { date: '01/2018 – 12/2020, Teilzeit' })], 3],
  ['words for today in German', [job([], { date: 'November 2021 bis heute' })], 5],
  ['words for today in French', [job([], { date: 'depuis novembre 2021' })], 5],
  ['words for today in Spanish', [job([], { date: 'nov. de 2021 – actualidad' })], 5],
  ['words for today in Chinese', [job([], { date: '2021年11月至今' })], 5],
  ['eleven months', [job([], { date: '2020-01 - 2020-11' })], 0],
  ['twelve months', [job([], { date: '2020-01 - 2020-12' })], 1],
  ['an end before the beginning', [job([], { date: '2020-05 - 2019-01' })], 0],
  ['a job that begins tomorrow', [job([], { date: '2026-12 - Present' })], 0],
];

describe('related years', () => {
  it.each(yearRows)('with %s', (_, jobs, years) => {
    const model = readResume(standardLexicon(), resumeOf({ jobs }));
    expect(relatedYears(model, roleFactors(model, 'Backend Engineer', []), '2026-11-21')).toBe(years);
  });
});
