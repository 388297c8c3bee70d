import { describe, expect, it } from 'vitest';
import { Score } from '../../../src/contract/score.ts';
import type { Target } from '../../../src/service/ports.ts';
import { readPosting } from '../../../src/tailoring/posting/read-posting.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { calibrate } from '../../../src/tailoring/score/calibration.ts';
import { findEvidence } from '../../../src/tailoring/score/find-evidence.ts';
import { relatedYears } from '../../../src/tailoring/score/related-years.ts';
import { cases } from '../fixtures/cases.ts';
import { type JobSketch, type ResumeSketch, resumeOf } from '../fixtures/resume-of.ts';
import { scoreOf } from '../fixtures/score-of.ts';

const target: Target = {
  companyName: 'Acme',
  position: 'Backend Engineer',
  jobDescription: 'Requirements:\n- Kubernetes\n- Terraform or Pulumi\n\nNice to have:\n- Kafka',
};

function job(bullets: readonly string[], rest: Partial<JobSketch> = {}): JobSketch {
  return { title: 'Backend Developer', company: 'Initech', date: '2020-01 - Present', bullets, ...rest };
}

function evidenceOf(sketch: ResumeSketch, term: string) {
  const rows = findEvidence(readPosting(target), readResume(resumeOf(sketch)), target);
  const row = rows.find(({ requirement }) => requirement.term === term);
  if (!row) throw new Error(`no requirement ${term}`);
  return row;
}

const states: readonly (readonly [
  why: string,
  sketch: ResumeSketch,
  state: string,
  literal: boolean,
  listed: boolean,
])[] = [
  ['a bullet names it', { jobs: [job(['Ran Kubernetes'])] }, 'evidenced', true, false],
  ['a bullet names an alias', { jobs: [job(['Ran k8s'])] }, 'alias_only', false, false],
  [
    'only the list names it',
    { jobs: [job(['Wrote'])], skills: { A: ['Kubernetes'] } },
    'listed_only',
    true,
    true,
  ],
  [
    'only the summary claims it',
    { jobs: [job(['Wrote'])], summary: 'Kubernetes person' },
    'listed_only',
    true,
    false,
  ],
  ['it is only wished for', { jobs: [job(['Want to learn Kubernetes'])] }, 'aspirational', false, false],
  ['nothing names it', { jobs: [job(['Wrote code'])] }, 'missing', false, false],
];

describe('the state of a requirement', () => {
  it.each(states)('when %s', (_, sketch, state, literal, listed) => {
    const row = evidenceOf(sketch, 'Kubernetes');
    expect([row.state, row.literal, row.listed]).toEqual([state, literal, listed]);
  });

  it('is met by either of two alternatives', () => {
    const row = evidenceOf({ jobs: [job(['Wrote Pulumi programs'])] }, 'Terraform or Pulumi');
    expect([row.state, row.grade, row.literal]).toEqual(['evidenced', 1, true]);
  });
});

const grades: readonly (readonly [where: string, sketch: ResumeSketch, grade: number])[] = [
  ['a bullet of a related job', { jobs: [job(['Ran Kubernetes'])] }, 1],
  ['a bullet of an unrelated job', { jobs: [job(['Ran Kubernetes'], { title: 'Florist' })] }, 0.35],
  ['the title of a related job', { jobs: [job([], { title: 'Kubernetes Backend Engineer' })] }, 0.8],
  ['a certificate', { certificates: ['Kubernetes course'] }, 1],
  ['a project', { projects: [{ name: 'Home lab', bullets: ['Kubernetes on three boards'] }] }, 0.7],
  ['the list of somebody with a related job', { jobs: [job([])], skills: { A: ['Kubernetes'] } }, 0.55],
  ['the list of a stranger', { skills: { A: ['Kubernetes'] } }, 0.55 * 0.35],
  ['the summary of somebody with a related job', { jobs: [job([])], summary: 'Kubernetes' }, 0.4],
];

describe('E(r)', () => {
  it.each(grades)('for %s', (_, sketch, grade) => {
    expect(evidenceOf(sketch, 'Kubernetes').grade).toBeCloseTo(grade, 10);
  });

  it('is the best of all places, and that place comes first', () => {
    const { evidence } = evidenceOf(
      { jobs: [job(['Ran k8s'])], skills: { A: ['Kubernetes'] } },
      'Kubernetes',
    );
    expect(evidence.map(({ path, quote }) => [path, quote])).toEqual([
      ['work[0].highlights[0]', 'k8s'],
      ['skills[0].keywords[0]', 'Kubernetes'],
    ]);
  });

  it('takes a language from where somebody claims to speak it', () => {
    const asked: Target = { ...target, jobDescription: 'Requirements:\n- Fluent in German' };
    const grade = (sketch: ResumeSketch) =>
      findEvidence(readPosting(asked), readResume(resumeOf(sketch)), asked)[0]?.grade;
    expect(grade({ jobs: [job(['Served German customers'])] })).toBe(0);
    expect(grade({ jobs: [job([])], languages: { Deutsch: 'C1' } })).toBe(1);
  });

  it.each([
    ['Fluent in German', 'C1', 1],
    ['Fluent in German', 'native', 1],
    ['Fluent in German', 'B2', 0.5],
    ['Fluent in German', 'A2', 0.25],
    ['Fluent in German', '', 1],
    ['Native German', 'C2', 1],
    ['Basic German', 'conversational', 1],
    ['German', 'A1', 1],
  ])('for "%s" at level "%s" is %d', (asks, level, grade) => {
    const asked: Target = { ...target, jobDescription: `Requirements:\n- ${asks}` };
    const sketch = { jobs: [job([])], languages: { German: level }, skills: { Languages: ['German'] } };
    const [row] = findEvidence(readPosting(asked), readResume(resumeOf(sketch)), asked);
    expect([row?.grade, row?.state]).toEqual([grade, grade === 1 ? 'evidenced' : 'listed_only']);
  });

  it('rests on quotes that stand in the resume', () => {
    for (const { target: asked, qualified } of cases) {
      const model = readResume(resumeOf(qualified));
      for (const { evidence } of findEvidence(readPosting(asked), model, asked)) {
        for (const { path, quote } of evidence) {
          expect(model.chunks.find((chunk) => chunk.path === path)?.text).toContain(quote);
        }
      }
    }
  });
});

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
    expect(relatedYears(readResume(resumeOf({ jobs })), 'Backend Engineer', '2026-11-21')).toBe(years);
  });
});

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

describe('a certificate that is under way', () => {
  const asks: Target = {
    companyName: '',
    position: 'Accountant',
    jobDescription: 'Requirements:\n- CPA license',
  };
  const stateOf = (sketch: ResumeSketch) => scoreOf(asks, sketch).requirements[0]?.state;

  it.each([
    'CPA candidate (all four sections passed, license application pending)',
    'Eligible for the CPA',
    'Studying for the CPA',
  ])('is not held by: %s', (name) => {
    expect(stateOf({ certificates: [name] })).toBe('aspirational');
  });

  it('is not held by whoever passed sections of its examination', () => {
    expect(stateOf({ summary: 'Accountant. Passed the last two CPA exam sections in 2025.' })).toBe(
      'aspirational',
    );
  });

  it('is held when it is simply named', () => {
    expect(stateOf({ certificates: ['CPA, Minnesota'] })).toBe('alias_only');
    expect(stateOf({ certificates: ['CPA license no. 1234'] })).toBe('evidenced');
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
      'Requirements:\n- Triage\n- Wound care\n- Phlebotomy\n- Epic\n- ACLS\n- BLS\n- Spanish\n- Driver’s license',
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
