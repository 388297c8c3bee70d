import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/service/ports.ts';
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

describe('the field of work', () => {
  it('is told by work of the trade that names nothing of what is asked for', () => {
    expect(fieldOf(ofTheTrade)).toBeGreaterThan(0.1);
    expect(fieldOf(ofAnother)).toBe(0);
  });

  it('counts more in a job near the position', () => {
    expect(fieldOf(ofTheTrade, 'Platform Engineer')).toBeGreaterThan(fieldOf(ofTheTrade));
  });

  it('takes no account of what is denied or said again', () => {
    expect(fieldOf(['No experience with Docker'])).toBe(0);
    expect(fieldOf([...ofTheTrade, ...ofTheTrade])).toBe(fieldOf(ofTheTrade));
  });

  it('never falls by what is added', () => {
    const bullets = [...ofTheTrade, ...ofAnother];
    fc.assert(
      fc.property(fc.subarray(bullets), fc.constantFrom(...bullets), (some, added) => {
        expect(fieldOf([...some, added])).toBeGreaterThanOrEqual(fieldOf(some));
      }),
      { numRuns: 20 },
    );
  });

  it('is not that of people who only sell to it', () => {
    const selling = [
      'Sold Docker and Ansible courses to banks',
      'Pitched Linux servers to 40 buyers a month',
    ];
    expect(fieldOf(selling, 'Account Executive')).toBe(0);
  });

  it('is never less than the musts, so that no trade need be known', () => {
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
