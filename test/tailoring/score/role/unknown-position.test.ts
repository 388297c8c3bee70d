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

/** The share of the part `title` for one who held this job, and how strongly their lines show the first requirement. */
function nearness(job: string, position: string) {
  const jobs = [{ title: job, company: 'Initech', date: '2020-01 - 2023-01', bullets }];
  const { components, requirements } = scoreOf({ jobDescription, companyName: 'Acme', position }, { jobs });
  return { title: components.find(({ id }) => id === 'title')?.value, grade: requirements[0]?.grade };
}

describe('a position that names no known role', () => {
  it('lets nothing be shown by the trade alone', () => {
    const target = { jobDescription, companyName: 'Acme', position: 'Testshift' };
    const statesOf = (title: string) =>
      scoreOf(target, {
        jobs: [{ title, company: 'Initech', date: '2020-01 - 2023-01', bullets }],
      }).requirements.map(({ state }) => state);
    expect(statesOf('Accountant')).toEqual(statesOf('Zyxer'));
  });

  it('is near for who worked in the trade that the posting asks for', () => {
    expect(nearness('Accountant', 'Testshift')).toEqual({ title: 0.3, grade: 0.37 });
    expect(nearness('Accountant', 'Group Back-of-House Craftsperson').title).toBe(0.3);
  });

  it('is as far as before for who worked in another, or only deals in it', () => {
    for (const job of ['Plumber', 'Finance Recruiter', 'Accounting Software Sales Representative', 'Zyxer'])
      expect(nearness(job, 'Testshift').title, job).toBeLessThan(0.3);
  });

  it('is not of a trade that the work only touches', () => {
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

  it('is not told by one or two terms', () => {
    const few = { jobDescription: '- Payroll processing\n- Welding\n- Accounts payable', companyName: '' };
    const jobs = [{ title: 'Accountant', company: 'Initech', date: '2020-01 - 2023-01', bullets }];
    const { components } = scoreOf({ ...few, position: 'Testshift' }, { jobs });
    expect(components.find(({ id }) => id === 'title')?.value).toBe(0);
  });

  it('leaves a position that does name one to its titles', () => {
    expect(nearness('Accountant', 'Site Manager').title).toBeLessThan(0.3);
  });
});
