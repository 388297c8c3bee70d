import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases, readResumes } from '../../../eval/cases/cases.ts';
import type { Score } from '../../../src/contract/score.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../src/posting/read-posting.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { scoreOf as count, readForScore, scoreResume } from '../../../src/tailoring/score/score-resume.ts';
import { tailorResume } from '../../../src/tailoring/tailor-resume.ts';
import { memoizeByObject } from '../../../src/values/memoize.ts';
import { runs } from '../../support/how-long.ts';
import { cases } from '../fixtures/cases.ts';
import { type ResumeSketch, resumeOf } from '../fixtures/resume-of.ts';
import { scoreOf, withJobs } from '../fixtures/score-of.ts';
import { withBullet } from '../fixtures/variants.ts';

/* Property tests: all sums in a score add up, for any posting and any part of any resume. */

const asOf = '2026-11-21';

const anyCase = fc.constantFrom(...cases);
/** The weaker person of a case, memoized. */
const readOnce = memoizeByObject((one: (typeof cases)[number]) => {
  const posting = readPosting(standardLexicon(), one.target);
  const model = readResume(standardLexicon(), resumeOf(one.weaker));
  return readForScore({ posting, model, target: one.target, asOf });
});

/** Part of a resume, with the headline and skills of any other. */
const anyResume = fc
  .record({
    from: anyCase,
    other: anyCase,
    kept: fc.infiniteStream(fc.boolean()),
    parts: fc.subarray(['jobs', 'skills', 'certificates', 'education', 'summary', 'languages'] as const),
  })
  .map(({ from, other, kept, parts }): ResumeSketch => {
    const person = from.qualified;
    const some = withJobs(person, (job) => ({
      ...job,
      bullets: job.bullets.filter(() => kept.next().value === true),
    }));
    const chosen = Object.fromEntries(parts.map((part) => [part, some[part]]));
    return { headline: other.target.position, ...chosen };
  });

function sumOf(components: Score['components'], dial: 'fit' | 'presentation', what: 'earned' | 'points') {
  return components.filter((one) => one.dial === dial).reduce((sum, one) => sum + (one[what] ?? 0), 0);
}

function expectToAddUp(score: Score): void {
  const { components, dials, deductions = [], knockouts, ats_score } = score;
  if (!dials) throw new Error('the score has no dials');
  const less = deductions.reduce((sum, { points }) => sum + points, 0);
  const lacking = knockouts.filter(({ type, met }) => type === 'licence' && !met).map(({ term }) => term);
  // Only a license that the posting names deducts points.
  expect(deductions.every(({ code, terms }) => code === 'missing_licence' && terms.length > 0)).toBe(true);
  expect(deductions.flatMap(({ terms }) => terms).every((term) => lacking.includes(term))).toBe(true);
  if (lacking.length > 0) expect(ats_score).toBeLessThanOrEqual(69);
  expect(dials.fit.points + dials.presentation.points - less).toBe(ats_score);
  expect([dials.fit.of, dials.presentation.of]).toEqual([75, 25]);
  for (const dial of ['fit', 'presentation'] as const) {
    expect(sumOf(components, dial, 'earned')).toBe(dials[dial].points);
    if (score.band !== null) expect(sumOf(components, dial, 'points')).toBe(dials[dial].of);
  }
  for (const { earned = -1, points, applicable } of components) {
    expect(Number.isInteger(earned) && earned >= 0 && earned <= points).toBe(true);
    if (!applicable) expect(points).toBe(0);
  }
}

describe('a score', () => {
  it('is the sum of its dials less the deductions, and each dial the sum of its parts', () => {
    fc.assert(
      fc.property(anyCase, anyResume, (one, resume) => expectToAddUp(scoreOf(one.target, resume))),
      { numRuns: runs(30, 400) },
    );
  });

  it('adds up for any resume and posting of the labeled cases', () => {
    const resumes = [...readResumes('blind-ten').values(), ...readResumes('seen').values()];
    const postings = [...readCases('blind-ten'), ...readCases('seen')];
    fc.assert(
      fc.property(fc.constantFrom(...postings), fc.constantFrom(...resumes), ({ target }, resume) => {
        const model = readResume(standardLexicon(), readBaseResume(resume).document);
        expectToAddUp(scoreResume({ posting: readPosting(standardLexicon(), target), model, target, asOf }));
      }),
      { numRuns: runs(15, 300) },
    );
  });

  it('is 0 without parts if the posting asks for nothing', () => {
    const [one] = cases;
    if (!one) throw new Error('the cases are gone');
    const empty = scoreOf({ ...one.target, jobDescription: 'The gulls circle the harbor.' }, one.qualified);
    expectToAddUp(empty);
    expect(empty).toMatchObject({ ats_score: 0, band: null, ceiling: 0 });
  });

  it('is not computed if the posting asks only for years, a degree or soft skills', () => {
    const asked = ['5 years of experience', "Bachelor's degree", 'Teamwork', 'Good communication skills'];
    fc.assert(
      fc.property(anyCase, anyResume, fc.subarray(asked, { minLength: 1 }), (one, resume, lines) => {
        const jobDescription = `Requirements:\n${lines.map((line) => `- ${line}`).join('\n')}`;
        const score = scoreOf({ ...one.target, jobDescription }, resume);
        expectToAddUp(score);
        expect(score).toMatchObject({ ats_score: 0, band: null });
      }),
      { numRuns: runs(15, 100) },
    );
  });

  it('is the same when computed twice', () => {
    fc.assert(
      fc.property(anyCase, anyResume, (one, resume) => {
        expect(scoreOf(one.target, resume)).toEqual(scoreOf(one.target, resume));
      }),
      { numRuns: runs(10, 60) },
    );
  });
});

describe('fit', () => {
  it('is never lowered by more evidence', () => {
    fc.assert(
      fc.property(anyCase, anyResume, fc.nat(), (one, resume, pick) => {
        const { requirements, dials } = scoreOf(one.target, resume);
        const { term = '' } = requirements[pick % Math.max(1, requirements.length)] ?? {};
        const job = { title: one.target.position, company: 'Initech', date: '2021 - 2024', bullets: [] };
        const jobs = resume.jobs && resume.jobs.length > 0 ? resume.jobs : [job];
        const before = scoreOf(one.target, { ...resume, jobs });
        const after = scoreOf(one.target, withBullet({ ...resume, jobs }, `Used ${term} every day`));
        expect(after.dials.fit.points).toBeGreaterThanOrEqual(before.dials.fit.points);
        expect(after.ats_score).toBeGreaterThanOrEqual(before.ats_score);
        if (resume.jobs) expect(before.dials.fit.points).toBeGreaterThanOrEqual(dials.fit.points);
      }),
      { numRuns: runs(40, 250) },
    );
  });

  it('gives a score of at least 50 to anyone who meets four of five musts', () => {
    fc.assert(
      fc.property(anyCase, anyResume, (one, resume) => {
        const { requirements, ats_score, ceiling } = scoreOf(one.target, resume);
        const musts = requirements.filter((each) => each.class === 'must');
        const met = musts.filter(({ state }) => state === 'evidenced' || state === 'alias_only');
        if (ceiling > 0 && met.length >= 0.8 * musts.length) expect(ats_score).toBeGreaterThanOrEqual(50);
      }),
      { numRuns: runs(40, 250) },
    );
  });

  it('rises with the grade of any requirement', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.nat(),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 40, maxLength: 40 }),
        (one, pick, grades) => {
          const read = readOnce(one);
          const rows = read.rows.map((row, place) => ({ ...row, grade: grades[place % grades.length] ?? 0 }));
          const raised = rows.map((row, place) =>
            place === pick % rows.length ? { ...row, grade: 1 } : row,
          );
          const fitOf = (some: typeof rows) => count({ ...read, rows: some }).dials.fit.points;
          expect(fitOf(raised)).toBeGreaterThanOrEqual(fitOf(rows));
        },
      ),
      { numRuns: runs(60, 400) },
    );
  });
});

describe.each(cases)('tailoring for $name', ({ target, qualified, weaker }) => {
  it.each([
    ['qualified', qualified],
    ['weaker', weaker],
  ])('changes only the presentation: %s', (_name, sketch) => {
    const base = resumeOf(sketch);
    const { report, atsScore } = tailorResume(standardLexicon(), { base, target, level: 'super', asOf });
    const { before, after, fit, presentation, deductions = [] } = report.score;
    if (!(fit && presentation)) throw new Error('the report has no dials');
    const less = (when: 'before' | 'after') => deductions.reduce((sum, one) => sum + one[when], 0);
    expect(fit.before).toBe(fit.after);
    expect(fit.before + presentation.before - less('before')).toBe(before);
    expect(fit.after + presentation.after - less('after')).toBe(after);
    expect(after).toBe(atsScore);
    if (deductions.length === 0) expect(after - before).toBe(presentation.after - presentation.before);
    expect(sumOf(report.components, 'fit', 'earned')).toBe(fit.after);
    expect(sumOf(report.components, 'presentation', 'earned')).toBe(presentation.after);
  });
});
