import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf, standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../src/posting/read-posting.ts';
import type { Target } from '../../../src/service/ports.ts';
import { runs } from '../../support/how-long.ts';
import { cases } from '../fixtures/cases.ts';
import type { ResumeSketch } from '../fixtures/resume-of.ts';
import { scoreOf, withJobs } from '../fixtures/score-of.ts';
import { unrelatedBullets, withBullet, without } from '../fixtures/variants.ts';

/* Properties of the score for any profession. */

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const step = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(step), ...items.slice(0, step)];
}

function appended(target: Target, text: string): Target {
  return { ...target, jobDescription: `${target.jobDescription}\n\n${text}` };
}

describe.each(cases)('$name', ({ target, qualified, weaker }) => {
  const base = scoreOf(target, qualified);
  const score = (sketch: ResumeSketch) => scoreOf(target, sketch).ats_score;

  it('a bullet that evidences a missing must never lowers the score', () => {
    for (const { term, state } of base.requirements) {
      if (state === 'missing')
        expect(score(withBullet(qualified, `Used ${term} every day`))).toBeGreaterThanOrEqual(base.ats_score);
    }
  });

  it('no true text lowers the score', () => {
    fc.assert(
      fc.property(fc.constantFrom(...unrelatedBullets, target.jobDescription.slice(0, 300)), (bullet) => {
        expect(score(withBullet(weaker, bullet))).toBeGreaterThanOrEqual(score(weaker));
      }),
      { numRuns: runs(4, 8) },
    );
  });

  it('the score falls without the best bullet, and stays the same without an irrelevant one', () => {
    const bullets = base.requirements
      .filter((requirement) => requirement.class === 'must' || requirement.class === 'responsibility')
      .flatMap(({ evidence }) => evidence.map(({ path }) => path))
      .filter((path) => path.includes('highlights'));
    const drops = bullets.map((path) => base.ats_score - score(without(qualified, path)));
    const idle = withBullet(qualified, unrelatedBullets[0]);
    expect(Math.max(...drops)).toBeGreaterThan(0);
    expect(score(idle)).toBe(base.ats_score);
  });

  it('repeating a keyword 40 times gains nothing anywhere', () => {
    const keyword = base.requirements.find(({ state }) => state === 'evidenced')?.term ?? '';
    const words = Array.from({ length: 40 }, () => keyword);
    const once = score(withBullet({ ...qualified, summary: `${qualified.summary} ${keyword}` }, keyword));
    const stuffed: ResumeSketch = { ...qualified, summary: `${qualified.summary} ${words.join(' ')}` };
    expect(keyword).not.toBe('');
    expect(score(withBullet(stuffed, words.join(', ')))).toBe(once);
    const named = score({ ...qualified, skills: { ...qualified.skills, More: [keyword] } });
    expect(score({ ...qualified, skills: { ...qualified.skills, More: words } })).toBe(named);
  });

  it('a skill that is listed several times counts once', () => {
    const { term = '' } =
      scoreOf(target, weaker).requirements.find(
        ({ state, class: asked }) => state === 'missing' && asked !== 'soft',
      ) ?? {};
    expect(term).not.toBe('');
    const claimed = (times: number) =>
      score({
        ...weaker,
        skills: { ...weaker.skills, More: Array.from({ length: times }, () => term) },
      });
    expect(claimed(40)).toBe(claimed(1));
  });

  it('an unrelated person with the posting as summary scores far below the match', () => {
    const stranger: ResumeSketch = { summary: target.jobDescription, skills: { Skills: ['Chess'] } };
    expect(score(stranger)).toBeLessThanOrEqual(Math.min(50, base.ats_score - 1));
  });

  it('a skills list with everything that is asked for is not a match', () => {
    const terms = base.requirements.map(({ term }) => term);
    const lister: ResumeSketch = { headline: target.position, skills: { Skills: terms } };
    expect(score(lister)).toBeLessThanOrEqual(Math.min(60, base.ats_score - 1));
  });

  it('the order of bullets, skills and certificates does not matter', () => {
    for (const by of [1, 2, 3, 4, 5, 6]) {
      const rotated: ResumeSketch = {
        ...withJobs(qualified, (job) => ({ ...job, bullets: rotate(job.bullets, by) })),
        skills: Object.fromEntries(
          Object.entries(qualified.skills ?? {}).map(([name, words]) => [name, rotate(words, by)]),
        ),
        certificates: rotate(qualified.certificates ?? [], by),
      };
      expect(score(rotated)).toBe(base.ats_score);
    }
  });

  it('0 without work, skills and education', () => {
    expect(scoreOf(target, { headline: target.position, summary: target.jobDescription }).ats_score).toBe(0);
  });

  it('decomposed accents and no-break spaces change nothing', () => {
    const disguise = (text: string) => text.normalize('NFD').replaceAll(' ', '\u00A0');
    const disguised: ResumeSketch = {
      ...withJobs(qualified, (job) => ({
        ...job,
        title: disguise(job.title),
        bullets: job.bullets.map(disguise),
      })),
      headline: disguise(qualified.headline ?? ''),
      summary: disguise(qualified.summary ?? ''),
      certificates: (qualified.certificates ?? []).map(disguise),
      skills: Object.fromEntries(
        Object.entries(qualified.skills ?? {}).map(([name, words]) => [disguise(name), words.map(disguise)]),
      ),
    };
    expect(score(disguised)).toBe(base.ats_score);
  });

  it('the same input gives the same answer', () => {
    // A new object, so that the posting is read again.
    expect(scoreOf({ ...target }, qualified)).toEqual(base);
  });

  it('evidence moved from bullets to the skills list is not worth more', () => {
    const listed: ResumeSketch = {
      ...withJobs(qualified, (job) => ({ ...job, bullets: [unrelatedBullets[0], unrelatedBullets[1]] })),
      skills: {
        ...qualified.skills,
        More: base.requirements.filter(({ grade }) => grade > 0).map(({ term }) => term),
      },
    };
    expect(score(listed)).toBeLessThanOrEqual(base.ats_score + 2);
  });

  it('the same person with 8 months of work scores lower', () => {
    const asked = readPosting(standardLexicon(), target).years ?? 0;
    const fresh = withJobs({ ...qualified, jobs: (qualified.jobs ?? []).slice(0, 1) }, (job) => ({
      ...job,
      date: '2026-04 - Present',
    }));
    const seasoned = withJobs(fresh, (job) => ({ ...job, date: '2014-01 - Present' }));
    expect(asked).toBeGreaterThan(0);
    expect(score(fresh)).toBeLessThan(score(seasoned));
  });

  it('14 unrelated true bullets in the oldest job cost at most 3 points', () => {
    const last = (qualified.jobs ?? []).length - 1;
    const padded = withJobs(qualified, (job, index) =>
      index === last ? { ...job, bullets: [...job.bullets, ...unrelatedBullets, ...unrelatedBullets] } : job,
    );
    expect(score(padded)).toBeGreaterThanOrEqual(base.ats_score - 3);
  });

  it('true aliases in the skills list are worth nearly the same', () => {
    const swapped: ResumeSketch = {
      ...qualified,
      skills: Object.fromEntries(
        Object.entries(qualified.skills ?? {}).map(([name, words]) => [
          name,
          words.map((word) => formsOf(standardLexicon(), word)[1] ?? word),
        ]),
      ),
    };
    expect(Math.abs(score(swapped) - base.ats_score)).toBeLessThanOrEqual(3);
  });

  it('the same bullets under unrelated titles score lower', () => {
    const renamed = withJobs({ ...qualified, headline: '' }, (job) => ({ ...job, title: 'Florist' }));
    expect(score(renamed)).toBeLessThan(base.ats_score);
  });

  it('added benefits and legal text change the score by at most 1', () => {
    const legal =
      'Benefits\n- Courses in Terraform, welding and patient care\n- Zoom and Photoshop at home\n- Excel courses, Slack and Zoom at home, dental and vision insurance\n\nWe are an equal opportunity employer and value Python, SQL and all other languages regardless of race.';
    expect(
      Math.abs(scoreOf(appended(target, legal), qualified).ats_score - base.ats_score),
    ).toBeLessThanOrEqual(1);
  });

  it('another company name changes nothing', () => {
    const renamed: Target = {
      ...target,
      companyName: 'Quillfeather',
      jobDescription: target.jobDescription.replaceAll(target.companyName, 'Quillfeather'),
    };
    expect(scoreOf(renamed, qualified).ats_score).toBe(base.ats_score);
  });

  it('Windows line ends change nothing', () => {
    const windows = { ...target, jobDescription: target.jobDescription.replaceAll('\n', '\r\n') };
    expect(scoreOf(windows, qualified).ats_score).toBe(base.ats_score);
  });

  it('the order of the bullets under a heading changes little', () => {
    const lines = target.jobDescription.split('\n');
    const isBullet = (line: string | undefined) => line !== undefined && /^[-*•] /.test(line);
    const end = lines.findLastIndex((line, index) => isBullet(line) && isBullet(lines[index - 1]));
    const start = lines.findLastIndex((line, index) => index < end && !isBullet(line)) + 1;
    const reversed =
      end === -1
        ? lines
        : [...lines.slice(0, start), ...lines.slice(start, end + 1).reverse(), ...lines.slice(end + 1)];
    const turned = scoreOf({ ...target, jobDescription: reversed.join('\n') }, qualified);
    // The class of a line also depends on its neighbors.
    expect(Math.abs(turned.ats_score - base.ats_score)).toBeLessThanOrEqual(3);
  });

  it('stays within its bounds and its ceiling, and quotes the resume as evidence', () => {
    for (const sketch of [qualified, weaker, {}]) {
      const { ats_score, ceiling, fit, presentation, components } = scoreOf(target, sketch);
      for (const value of [ats_score, ceiling, fit, presentation]) {
        expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
      }
      expect(ceiling).toBeGreaterThanOrEqual(ats_score);
      expect(components.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
    }
  });
});
