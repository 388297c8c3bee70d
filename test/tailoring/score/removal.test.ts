import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../src/posting/read-posting.ts';
import { runs } from '../../support/how-long.ts';
import { cases } from '../fixtures/cases.ts';
import type { ResumeSketch } from '../fixtures/resume-of.ts';
import { scoreOf, withJobs } from '../fixtures/score-of.ts';
import { unrelatedBullets, withBullet } from '../fixtures/variants.ts';

/* The effect of removals on the score. */

describe.each(cases)('$name', ({ target, qualified }) => {
  const base = scoreOf(target, qualified);
  const score = (sketch: ResumeSketch) => scoreOf(target, sketch).ats_score;

  it('removing bullets never raises the score', () => {
    const places = (qualified.jobs ?? []).flatMap(({ bullets }, job) =>
      bullets.map((_, bullet) => `${job}.${bullet}`),
    );
    fc.assert(
      fc.property(fc.subarray(places), (taken) => {
        const poorer = withJobs(qualified, (job, index) => ({
          ...job,
          bullets: job.bullets.filter((_, bullet) => !taken.includes(`${index}.${bullet}`)),
        }));
        expect(score(poorer)).toBeLessThanOrEqual(base.ats_score);
      }),
      { numRuns: runs(6, 25) },
    );
  });

  it('M2 / C6 / C7: losing a must costs more than a nice-to-have; losing an irrelevant bullet costs nothing', () => {
    const bare = withJobs({ ...qualified, summary: '', skills: {}, certificates: [] }, (job) => ({
      ...job,
      bullets: unrelatedBullets.slice(0, 2),
    }));
    // A bullet cannot add anything that the job titles prove already.
    const lacked = scoreOf(target, bare).requirements.filter(({ grade }) => grade === 0);
    const asked = readPosting(standardLexicon(), target).requirements.filter(
      ({ id, kind }) => kind !== 'language' && lacked.some((one) => one.id === id),
    );
    const must = asked.find((one) => one.class === 'must');
    const nice =
      asked.find((one) => one.class === 'nice' || one.class === 'soft') ??
      asked.find((one) => one.class === 'responsibility');
    if (!must || !nice) throw new Error('the case asks for too little');
    const [ofMust, ofNice, idle] = [`Used ${must.term}`, `Used ${nice.term}`, unrelatedBullets[3]];
    const all = score([ofMust, ofNice, idle].reduce(withBullet, bare));
    const loss = (...kept: readonly string[]) => all - score(kept.reduce(withBullet, bare));
    expect(loss(ofNice, idle)).toBeGreaterThan(loss(ofMust, idle));
    expect(loss(ofMust, idle)).toBeGreaterThanOrEqual(0);
    expect(loss(ofMust, ofNice)).toBe(0);
  });

  it('an irrelevant bullet is worth nothing, whatever it says and wherever it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...unrelatedBullets),
        fc.nat({ max: (qualified.jobs ?? []).length - 1 }),
        fc.nat({ max: 5 }),
        (bullet, chosen, place) => {
          const richer = withJobs(qualified, (job, index) =>
            index === chosen ? { ...job, bullets: job.bullets.toSpliced(place, 0, bullet) } : job,
          );
          expect(score(richer)).toBe(base.ats_score);
        },
      ),
      { numRuns: runs(5, 15) },
    );
  });
});

const asking = cases.flatMap((each) => {
  const { degree, requirements } = readPosting(standardLexicon(), each.target);
  const held = scoreOf(each.target, each.qualified).requirements;
  const credentials = requirements.filter(
    ({ id, kind }) =>
      (kind === 'certificate' || kind === 'licence') && held.some((one) => one.id === id && one.grade > 0),
  );
  return degree || credentials.length > 0 ? [{ ...each, degree, credentials }] : [];
});

describe('C3', () => {
  it('is tried on most of the cases', () => {
    expect(asking.length).toBeGreaterThanOrEqual(cases.length - 2);
    expect(asking.filter(({ credentials }) => credentials.length > 0).length).toBeGreaterThanOrEqual(3);
  });

  it.each(asking.filter(({ degree }) => degree !== null))(
    'the same $name without the degree scores lower',
    (one) => {
      const score = scoreOf(one.target, one.qualified).ats_score;
      expect(scoreOf(one.target, { ...one.qualified, education: [] }).ats_score).toBeLessThan(score);
    },
  );

  it.each(asking.filter(({ degree }) => degree !== null))(
    'the same $name with a lower degree scores no higher',
    (one) => {
      const scores = [
        'Doctorate',
        'Master of Arts',
        'Bachelor of Arts',
        'High school diploma',
        'Evening class',
      ].map(
        (school) => scoreOf(one.target, { ...one.qualified, education: [[school, 'Studies']] }).ats_score,
      );
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.at(-1)).toBeLessThan(scores[0] ?? 0);
    },
  );

  it.each(asking.filter(({ credentials }) => credentials.length > 0))(
    'the same $name without credentials scores lower, and without a license at most 69',
    ({ target, qualified, credentials }) => {
      const score = scoreOf(target, qualified).ats_score;
      const poorer = scoreOf(target, { ...qualified, certificates: [] });
      expect(poorer.ats_score).toBeLessThan(score);
      const lost = poorer.knockouts.some(({ met }) => !met);
      if (lost) expect(poorer.ats_score).toBeLessThanOrEqual(69);
      const none = withJobs({ ...qualified, certificates: [], headline: '', summary: '' }, (job) => ({
        ...job,
        title: 'Employee',
        bullets: unrelatedBullets.slice(0, 2),
      }));
      const ids = new Set(credentials.map(({ id }) => id));
      const bare = scoreOf(target, none).requirements.filter(({ id }) => ids.has(id));
      expect(bare.every(({ grade }) => grade === 0)).toBe(true);
    },
  );
});
