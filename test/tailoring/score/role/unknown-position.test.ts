import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../fixtures/score-of.ts';

const jobDescription = `What you bring:
- Payroll processing
- Bank reconciliations
- Accounts payable
- Month-end close
- Excel`;

const bullets = [
  'Processed payroll for 80 staff',
  'Reconciled bank accounts every week',
  'Posted supplier invoices',
];

/** The value of the part `title` for this job, and the grade of the first requirement. */
function nearness(job: string, position: string) {
  const jobs = [{ title: job, company: 'Initech', date: '2020-01 - 2023-01', bullets }];
  const { components, requirements } = scoreOf({ jobDescription, companyName: 'Acme', position }, { jobs });
  return { title: components.find(({ id }) => id === 'title')?.value, grade: requirements[0]?.grade };
}

describe('a position that names no known role', () => {
  it('counts in full what a job shows of its own trade, and as in an adjacent job', () => {
    const target = { jobDescription, companyName: 'Acme', position: 'Testshift' };
    const statesOf = (title: string) =>
      scoreOf(target, {
        jobs: [{ title, company: 'Initech', date: '2020-01 - 2023-01', bullets }],
      }).requirements.map(({ state }) => state);
    expect(statesOf('Accountant')).toEqual(['alias_only', 'alias_only', 'alias_only', 'missing', 'missing']);
    for (const title of ['Zyxer', 'Gardener', 'Finance Recruiter'])
      expect(statesOf(title), title).not.toContain('alias_only');
  });

  it('is adjacent to jobs in the trade that the posting asks for', () => {
    expect(nearness('Accountant', 'Testshift')).toEqual({ title: 0.3, grade: 0.74 });
    expect(nearness('Accountant', 'Group Back-of-House Craftsperson').title).toBe(0.3);
  });

  it('is not adjacent to jobs in another trade or that only deal in it', () => {
    for (const job of ['Plumber', 'Finance Recruiter', 'Accounting Software Sales Representative', 'Zyxer'])
      expect(nearness(job, 'Testshift').title, job).toBeLessThan(0.3);
  });

  it('is not adjacent to jobs that only touch the trade', () => {
    const asked = '- SEO\n- Google Analytics\n- Content marketing\n- Link building\n- Email marketing';
    const titleOf = (title: string) => {
      const target = { jobDescription: asked, companyName: 'Acme', position: 'Testshift' };
      const jobs = [
        { title, company: 'Initech', date: '2020-01 - 2023-01', bullets: ['Upsold at the till'] },
      ];
      return scoreOf(target, { jobs }).components.find(({ id }) => id === 'title')?.value;
    };
    expect([titleOf('Marketing Manager'), titleOf('Customer Assistant')]).toEqual([0.3, 0]);
  });

  it('is not assigned to a trade by one or two terms', () => {
    const few = { jobDescription: '- Payroll processing\n- Welding\n- Accounts payable', companyName: '' };
    const jobs = [{ title: 'Accountant', company: 'Initech', date: '2020-01 - 2023-01', bullets }];
    const { components } = scoreOf({ ...few, position: 'Testshift' }, { jobs });
    expect(components.find(({ id }) => id === 'title')?.value).toBe(0);
  });

  it('does not apply to a position with a known role', () => {
    expect(nearness('Accountant', 'Site Manager').title).toBeLessThan(0.3);
  });
});
