import { describe, expect, it } from 'vitest';
import { Score } from '../../../src/contract/score.ts';
import type { Target } from '../../../src/service/ports.ts';
import { onScale } from '../../../src/tailoring/score/formula/coverage.ts';
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
  it('returns a score that matches the contract', () => {
    expect(Score.safeParse(scoreOf(target, full)).error).toBeUndefined();
  });

  it('gives 100 to a resume that meets and shows everything', () => {
    expect(scoreOf({ ...target, position: 'Backend Developer' }, full)).toMatchObject({
      ...{ ats_score: 100, band: 'excellent', fit: 100, presentation: 100, ceiling: 100 },
    });
  });

  it('leaves out parts that the posting does not ask for', () => {
    const { components } = scoreOf({ ...target, position: '' }, full);
    const dropped = components.filter(({ applicable }) => !applicable).map(({ id }) => id);
    expect(dropped).toEqual(['title', 'years', 'degree']);
  });

  it('does not count soft skills', () => {
    const asking = (soft: string) => ({ ...target, jobDescription: `Requirements:\n- Kubernetes\n${soft}` });
    const claimed: ResumeSketch = { ...full, summary: 'Teamwork and communication skills' };
    const bare = scoreOf(asking(''), claimed);
    const soft = scoreOf(asking('- Teamwork\n- Communication skills'), claimed);
    expect(soft.requirements.filter((one) => one.class === 'soft').length).toBeGreaterThan(1);
    expect(soft.components).toEqual(bare.components);
    expect(soft.ats_score).toBe(bare.ats_score);
  });

  it('treats nice-to-haves as musts if nothing is required', () => {
    const nice = scoreOf({ ...target, jobDescription: 'Nice to have:\n- Kubernetes\n- Kafka' }, full);
    expect(nice.requirements.map((one) => one.class)).toEqual(['nice', 'nice']);
    const asked = nice.components.filter(({ applicable }) => applicable).map(({ id }) => id);
    expect(asked).toEqual(['must', 'title', 'field', 'literal', 'listed', 'top', 'parse']);
    expect(nice.components[0]).toMatchObject({ value: 1 });
  });

  it('limits the ceiling to what the resume shows', () => {
    const { ats_score, ceiling } = scoreOf(target, { jobs: [job(['Ran k8s', 'Wrote code'])] });
    expect(ceiling).toBeGreaterThan(ats_score);
    expect(ceiling).toBeLessThan(100);
  });

  it('warns if posting and resume are in different languages', () => {
    const [german] = cases.filter(({ name }) => name === 'Finanzbuchhalter');
    const [english] = cases.filter(({ name }) => name === 'accountant');
    if (!german || !english) throw new Error('the cases are gone');
    const { warnings } = scoreOf(german.target, english.qualified);
    expect(warnings.map(({ code }) => code)).toEqual(['jd_language_differs']);
    expect(warnings[0]?.message).toContain('The posting is in German, the resume in English.');
  });
});

describe('a mandatory license', () => {
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

  it('caps the score of resumes without it', () => {
    const score = scoreOf(nursing.target, unlicensed);
    expect(score.knockouts).toEqual([{ type: 'licence', term: 'RN license', met: false }]);
    expect(score.ats_score).toBe(69);
    expect(score.deductions).toEqual([
      { code: 'missing_licence', terms: ['RN license'], points: expect.any(Number) },
    ]);
    expect(score.ceiling).toBeLessThanOrEqual(69);
    expect(score.warnings.find(({ code }) => code === 'knockout_not_met')?.message).toContain('RN license');
  });

  it('costs nothing if it is held', () => {
    const score = scoreOf(nursing.target, nursing.qualified);
    expect(score.knockouts).toEqual([{ type: 'licence', term: 'RN license', met: true }]);
    expect(score.ats_score).toBeGreaterThan(69);
    expect(score.deductions).toEqual([]);
    expect(score.warnings).toEqual([]);
  });
});

describe('a language', () => {
  const spanish = (level: string) => {
    const asked = { ...target, jobDescription: 'Requirements:\n- Kubernetes\n- Fluent Spanish' };
    return scoreOf(asked, { ...full, languages: { Spanish: level } });
  };

  it('is a knock-out of its own that deducts no points', () => {
    const knockout = { type: 'language', term: expect.stringContaining('Spanish') };
    expect(spanish('Native')).toMatchObject({ knockouts: [{ ...knockout, met: true }], deductions: [] });
    expect(spanish('A1')).toMatchObject({ knockouts: [{ ...knockout, met: false }], deductions: [] });
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

describe('a requirement that people of every profession meet', () => {
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

  it('counts as met, but does not make years and layout count', () => {
    expect(componentOf('must')).toBeGreaterThan(0);
    expect(componentOf('parse')).toBe(0);
    expect(scoreOf(asks, stranger).band).toBe('unrelated');
  });

  it('a score as low is only weak if the person held the job that the posting names', () => {
    const jobs = [job(['Sold roses'], { title: 'Florist' }), ...(stranger.jobs ?? [])];
    const held = scoreOf({ ...asks, position: 'Electrician' }, { jobs });
    expect(held.components.find(({ id }) => id === 'title')?.value).toBe(0.85);
    expect(held.ats_score).toBeLessThan(25);
    expect(held.band).toBe('weak');
  });

  it('is replaced by the title if the posting asks for nothing else', () => {
    const spanish: Target = {
      ...asks,
      position: 'Electrician',
      jobDescription: 'Requirements:\n- Fluent Spanish',
    };
    expect(scoreOf(spanish, stranger).ats_score).toBeGreaterThanOrEqual(70);
  });
});

describe('few requirements', () => {
  const asking = (...lines: readonly string[]): Target => ({
    ...target,
    jobDescription: ['Requirements:', ...lines].join('\n'),
  });
  const must = (one: Target, title: string) => {
    const score = scoreOf(one, { jobs: [job(['Ran PostgreSQL'], { title })] });
    return { ...score.components.find(({ id }) => id === 'must'), score: score.ats_score };
  };

  it('count in full only for somebody who worked in such a job', () => {
    const one = asking('- PostgreSQL');
    const related = must(one, 'Backend Developer');
    expect(related).toMatchObject({ value: 1 });
    expect(related).not.toHaveProperty('reason');
    const stranger = must(one, 'Florist');
    expect(stranger.score).toBeLessThan(50);
    expect(stranger.reason).toMatch(/^counts only \d\d%, because little of what the posting asks for/);
    expect(must({ ...one, position: '' }, 'Florist').value).toBeLessThan(0.7);
  });

  it('are joined by the nice-to-haves, at most up to three musts', () => {
    const nice = ['', 'Nice to have:', '- Kafka', '- Kubernetes', '- Terraform', '- Ansible'];
    expect(must(asking('- PostgreSQL', ...nice), 'Backend Developer').value).toBeLessThan(0.8);
    const met = ['- PostgreSQL', '- SQL', '- Relational databases'];
    const several = must(asking(...met), 'Backend Developer').value;
    expect(must(asking(...met, ...nice), 'Backend Developer').value).toBe(several);
  });

  it('of every trade do not prove that the musts are met', () => {
    const everyday = asking('- Fluent English', '- Microsoft Excel', '- Microsoft Word');
    const resume: ResumeSketch = {
      jobs: [job(['Reported sales in Microsoft Excel and Microsoft Word'], { title: 'Florist' })],
      languages: { English: 'Native' },
    };
    const { components } = scoreOf(everyday, resume);
    expect(components.find(({ id }) => id === 'must')?.reason ?? '').not.toContain('raised');
  });
});

describe('four of five musts', () => {
  const musts = ['Kubernetes', 'Terraform', 'Kafka', 'Ansible', 'PostgreSQL'];
  const five: Target = { ...target, jobDescription: `Requirements:\n- ${musts.join('\n- ')}` };
  const strangersJob = (bullets: readonly string[]): ResumeSketch => ({
    jobs: [job(bullets, { title: 'Florist', date: 'last year' })],
  });

  it('give at least 50, whatever the job title and without anything else', () => {
    for (const missed of musts) {
      const met = musts.filter((must) => must !== missed).map((must) => `Ran ${must}`);
      expect(scoreOf(five, strangersJob(met)).ats_score, missed).toBeGreaterThanOrEqual(50);
    }
  });

  it('say why they count more than the list with its tasks', () => {
    const tasks = ['Plan releases', 'Write runbooks', 'Train new colleagues', 'Review vendor invoices'];
    const jobDescription = `${five.jobDescription}\n\nYour tasks:\n- ${tasks.join('\n- ')}`;
    const reasonOf = (count: number) => {
      const met = musts.slice(0, count).map((must) => `Ran ${must}`);
      const { components } = scoreOf({ ...five, jobDescription }, strangersJob(met));
      return components.find(({ id }) => id === 'must')?.reason;
    };
    expect(reasonOf(4)).toMatch(/^raised because 4 of 5 required ones are met/);
    expect(reasonOf(3)).toBeUndefined();
  });

  it('prove work in the field only if more than a few are met', () => {
    const valuesOf = (count: number) => {
      const { components } = scoreOf(five, strangersJob(musts.slice(0, count).map((must) => `Ran ${must}`)));
      return ['must', 'field'].map((part) => components.find(({ id }) => id === part)?.value ?? 0);
    };
    const [someMet = 0, fieldOfSome = 0] = valuesOf(3);
    expect(fieldOfSome).toBeLessThan(someMet);
    const [allMet = 0, fieldOfAll = 0] = valuesOf(5);
    expect(fieldOfAll).toBe(allMet);
  });

  it('count less if only listed', () => {
    const listed: ResumeSketch = {
      ...strangersJob(['Sold roses', 'Bound wreaths']),
      skills: { Tools: musts },
    };
    expect(scoreOf(five, listed).ats_score).toBeLessThan(50);
  });

  it('count more than three of five', () => {
    const [three, four] = [3, 4].map((count) =>
      scoreOf(five, strangersJob(musts.slice(0, count).map((must) => `Ran ${must}`))),
    );
    expect(three?.ats_score).toBeLessThan(four?.ats_score ?? 0);
  });
});

describe('the scale', () => {
  it('rises everywhere, from 0 to 1', () => {
    const values = Array.from({ length: 101 }, (_, hundredths) => onScale(hundredths / 100));
    expect([values[0], values[100]]).toEqual([0, 1]);
    expect(values.every((value, place) => place === 0 || value > (values[place - 1] ?? 0))).toBe(true);
  });
});
