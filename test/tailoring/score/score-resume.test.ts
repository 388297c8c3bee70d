import { describe, expect, it } from 'vitest';
import { Score } from '../../../src/contract/score.ts';
import type { Target } from '../../../src/service/ports.ts';
import { calibrate } from '../../../src/tailoring/score/formula/calibrate.ts';
import { cases } from '../fixtures/cases.ts';
import type { JobSketch, ResumeSketch } from '../fixtures/resume-of.ts';
import { scoreOf } from '../fixtures/score-of.ts';

const target: Target = {
  companyName: 'Acme',
  position: 'Backend Engineer',
  jobDescription: 'Requirements:\n- Kubernetes\n- Terraform or Pulumi\n\nNice to have:\n- Kafka',
};

function job(bullets: readonly string[], rest: Partial<JobSketch> = {}): JobSketch {
  return { title: 'Backend Developer', company: 'Initech', date: '2020-01 - Present', bullets, ...rest };
}

const full: ResumeSketch = {
  jobs: [job(['Ran Kubernetes and Terraform', 'Ran Kafka'])],
  skills: { A: ['Kubernetes', 'Terraform'] },
};

describe('scoreResume', () => {
  it('answers the object of the contract', () => {
    expect(Score.safeParse(scoreOf(target, full)).error).toBeUndefined();
  });

  it('gives 100 to a resume that meets and shows everything', () => {
    expect(scoreOf({ ...target, position: 'Backend Developer' }, full)).toMatchObject({
      ...{ ats_score: 100, band: 'excellent', fit: 100, presentation: 100, ceiling: 100 },
    });
  });

  it('drops what the posting does not ask for', () => {
    const { components } = scoreOf({ ...target, position: '' }, full);
    const dropped = components.filter(({ applicable }) => !applicable).map(({ id }) => id);
    expect(dropped).toEqual(['title', 'years', 'degree']);
  });

  it('counts all soft skills as one item', () => {
    const soft = 'Requirements:\n- Kubernetes\n- Teamwork\n- Patience\n- Reliability';
    const { components } = scoreOf(
      { ...target, jobDescription: soft },
      { ...full, summary: 'Teamwork and more' },
    );
    expect(components.find(({ id }) => id === 'nice')?.value).toBeCloseTo(0.4 / 0.7, 3);
  });

  it('raises the ceiling no higher than what is evidenced', () => {
    const { ats_score, ceiling } = scoreOf(target, { jobs: [job(['Ran k8s', 'Wrote code'])] });
    expect(ceiling).toBeGreaterThan(ats_score);
    expect(ceiling).toBeLessThan(100);
  });

  it('says when posting and resume are in different languages', () => {
    const [german] = cases.filter(({ name }) => name === 'Finanzbuchhalter');
    const [english] = cases.filter(({ name }) => name === 'accountant');
    if (!german || !english) throw new Error('the cases are gone');
    expect(scoreOf(german.target, english.qualified).warnings.map(({ code }) => code)).toEqual([
      'jd_language_differs',
    ]);
  });
});

describe('a mandatory licence', () => {
  const nursing = cases.find(({ name }) => name === 'intensive care nurse');
  if (!nursing) throw new Error('the case is gone');
  const unlicensed: ResumeSketch = {
    ...nursing.qualified,
    headline: 'ICU specialist',
    certificates: ['BLS', 'ACLS'],
    jobs: (nursing.qualified.jobs ?? []).map((held) => ({
      ...held,
      title: 'Nurse',
      bullets: held.bullets.map((text) => text.replace('charge RN', 'in charge')),
    })),
  };

  it('caps the score of whoever lacks it', () => {
    const score = scoreOf(nursing.target, unlicensed);
    expect(score.knockouts).toEqual([{ type: 'licence', term: 'RN license', met: false }]);
    expect(score.ats_score).toBeLessThanOrEqual(69);
    expect(score.ceiling).toBeLessThanOrEqual(69);
    expect(score.warnings.find(({ code }) => code === 'knockout_not_met')?.message).toContain('RN license');
  });

  it('costs nothing when it is held', () => {
    const score = scoreOf(nursing.target, nursing.qualified);
    expect(score.knockouts).toEqual([{ type: 'licence', term: 'RN license', met: true }]);
    expect(score.ats_score).toBeGreaterThan(69);
    expect(score.warnings).toEqual([]);
  });
});

describe('degree', () => {
  const value = (asked: string, studyType: string) =>
    scoreOf(
      { ...target, jobDescription: `Requirements:\n- Kubernetes\n- ${asked}` },
      { ...full, education: [[studyType, 'Physics']] },
    ).components.find(({ id }) => id === 'degree')?.value;

  it.each([
    ["Bachelor's degree", 'BSc', 1],
    ["Bachelor's degree", 'Master of Science', 1],
    ["Bachelor's degree", 'Associate Degree', 0.5],
    ["Master's degree", 'BA', 0.5],
    ["Master's degree", 'High School Diploma', 0],
    ["Master's degree or equivalent experience", 'High School Diploma', 0.5],
  ])('%s met by %s: %d', (asked, studyType, expected) => {
    expect(value(asked, studyType)).toBe(expected);
  });
});

describe('what people of every profession have', () => {
  const asks: Target = {
    companyName: '',
    position: 'Nurse',
    jobDescription:
      'Requirements:\n- Triage\n- Wound care\n- Phlebotomy\n- Epic\n- ACLS\n- BLS\n- CRRT\n- Telemetry\n- Spanish\n- Driver’s license',
  };
  const stranger: ResumeSketch = {
    jobs: [job(['Wired houses', 'Read plans'], { title: 'Electrician' })],
    languages: { Spanish: 'Native' },
    certificates: ['Driver’s license'],
  };
  const componentOf = (id: string) =>
    scoreOf(asks, stranger).components.find((component) => component.id === id)?.value;

  it('is a requirement met, and yet no reason to count years and layout', () => {
    expect(componentOf('must')).toBeGreaterThan(0);
    expect(componentOf('parse')).toBe(0);
    expect(scoreOf(asks, stranger).band).toBe('unrelated');
  });

  it('leaves nothing to gate where nothing else is asked for: the title stands in', () => {
    const spanish: Target = {
      ...asks,
      position: 'Electrician',
      jobDescription: 'Requirements:\n- Fluent Spanish',
    };
    expect(scoreOf(spanish, stranger).ats_score).toBeGreaterThanOrEqual(70);
  });
});

describe('calibration', () => {
  it('keeps the order and both ends', () => {
    const scores = Array.from({ length: 101 }, (_, raw) => calibrate(raw));
    expect([scores[0], scores[100]]).toEqual([0, 100]);
    expect(scores.every((score, raw) => raw === 0 || score > (scores[raw - 1] ?? 0))).toBe(true);
  });
});
