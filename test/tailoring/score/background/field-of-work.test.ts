import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/service/ports.ts';
import { runs } from '../../../support/how-long.ts';
import { scoreOf } from '../../fixtures/score-of.ts';

const target: Target = {
  companyName: 'Fernhill',
  position: 'Platform Engineer',
  jobDescription: 'Requirements:\n- Kubernetes\n- Terraform\n- Prometheus',
};

function partOf(id: string, posting: Target, title: string, bullets: readonly string[]) {
  const jobs = [{ title, company: 'Oakmere', date: '2020-01 - Present', bullets }];
  return scoreOf(posting, { jobs, skills: { Tools: ['Chess'] } }).components.find((part) => part.id === id);
}

function fieldOf(bullets: readonly string[], title = 'Team member'): number {
  return partOf('field', target, title, bullets)?.value ?? -1;
}

const ofTheTrade = [
  'Ran Docker and Ansible on Linux servers',
  'Moved the backups to AWS',
  'Watched the load balancers with Nagios',
];
const ofAnother = ['Baked sourdough bread', 'Kept the HACCP records of the kitchen', 'Glazed 200 pastries'];

interface Career {
  readonly jobs: readonly (readonly [title: string, ...bullets: string[]])[];
  readonly projects: readonly string[];
}

function fieldOfCareer({ jobs, projects }: Career): number {
  const { components } = scoreOf(target, {
    skills: { Tools: ['Chess'] },
    jobs: jobs.map(([title, ...bullets], index) => ({
      ...{ title, company: `Oakmere ${index}`, date: `${2020 - index}-01 - ${2021 - index}-01`, bullets },
    })),
    projects: projects.map((line, index) => ({ name: `Plan ${index}`, bullets: [line] })),
  });
  return components.find((part) => part.id === 'field')?.value ?? -1;
}

/** Bullets about selling, buying, teaching or staffing in the field. */
const dealing = [
  'Trained 40 users in Docker',
  'Bought licences of Ansible',
  'Sold Linux servers to banks',
  'Recruited Kubernetes engineers',
];

/** Additions to a resume: a line of the latest job, an earlier or later job, a project. */
const additions: readonly ((career: Career) => Career)[] = [
  ...[...ofTheTrade, ...ofAnother, ...dealing].map((line) => (career: Career): Career => {
    const [latest = ['Team member'] as const, ...others] = career.jobs;
    return { ...career, jobs: [[...latest, line], ...others] };
  }),
  ...['Teacher', 'Account Executive', 'Technical Recruiter', 'Buyer', 'Baker', 'Platform Engineer'].flatMap(
    (title) => [
      (career: Career): Career => ({ ...career, jobs: [[title, ...dealing.slice(0, 2)], ...career.jobs] }),
      (career: Career): Career => ({
        ...career,
        jobs: [...career.jobs, [title, 'Kept the diary of the house']],
      }),
    ],
  ),
  ...['Ran a small shop on Docker', 'Sold cakes at the fair'].map(
    (line) =>
      (career: Career): Career => ({
        ...career,
        projects: [...career.projects, line],
      }),
  ),
];

describe('the field of work', () => {
  it('counts work in the same trade that names none of the requirements', () => {
    expect(fieldOf(ofTheTrade)).toBeGreaterThan(0.1);
    expect(fieldOf(ofAnother)).toBe(0);
  });

  it('counts more in a related job', () => {
    expect(fieldOf(ofTheTrade, 'Platform Engineer')).toBeGreaterThan(fieldOf(ofTheTrade));
  });

  it('ignores denied work and repetitions', () => {
    expect(fieldOf(['No experience with Docker'])).toBe(0);
    expect(fieldOf([...ofTheTrade, ...ofTheTrade])).toBe(fieldOf(ofTheTrade));
  });

  it('never falls when text is added', () => {
    const none: Career = { jobs: [], projects: [] };
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...additions), { maxLength: 6 }), (added) => {
        let career = none;
        for (const add of added) {
          const more = add(career);
          expect(fieldOfCareer(more)).toBeGreaterThanOrEqual(fieldOfCareer(career));
          career = more;
        }
      }),
      { numRuns: runs(15, 60) },
    );
  });

  it('leaves out only lines about dealing in the field', () => {
    const projects = ['Built a shop on Kubernetes', 'Wrote Terraform for AWS', 'Watched it with Nagios'];
    const graduate: Career = { jobs: [], projects };
    const teacher: Career = { jobs: [['Teacher', 'Taught maths', 'Trained pupils']], projects };
    expect(fieldOfCareer(graduate)).toBeGreaterThan(0.1);
    expect(fieldOfCareer(teacher)).toBeGreaterThanOrEqual(fieldOfCareer(graduate));
    expect(fieldOf([...ofTheTrade, ...dealing])).toBe(fieldOf(ofTheTrade));
    expect(fieldOf(dealing)).toBe(0);
  });

  it('does not count for people who only sell to the field', () => {
    const selling = [
      'Sold Docker and Ansible courses to banks',
      'Pitched Linux servers to 40 buyers a month',
    ];
    expect(fieldOf(selling, 'Account Executive')).toBe(0);
  });

  it('is never less than the musts, so that the lexicon need not know the trade', () => {
    const strange = {
      ...target,
      position: 'Grelber',
      jobDescription: 'Requirements:\n- Zorblax\n- Quimbex Suite',
    };
    const [field, must] = (['field', 'must'] as const).map(
      (id) => partOf(id, strange, 'Grelber', ['Ran Zorblax and the Quimbex Suite'])?.value,
    );
    expect(must).toBe(1);
    expect(field).toBe(must);
  });
});
