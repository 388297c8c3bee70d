import { describe, expect, it } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';

interface Person {
  readonly headline?: string;
  readonly jobs: readonly (readonly [title: string, ...bullets: string[]])[];
  readonly skills?: readonly string[];
  readonly projects?: readonly string[];
}

/** The grade of each requirement. */
function statesOf(position: string, asked: readonly string[], person: Person) {
  const jobDescription = `Requirements:\n${asked.map((term) => `- ${term}`).join('\n')}`;
  const target = { jobDescription, companyName: 'Fernhill', position };
  const { document } = readBaseResume({
    basics: { name: 'Robin Example', label: person.headline ?? '' },
    work: person.jobs.map(([title, ...highlights], index) => ({
      ...{ name: `Oakmere ${index}`, position: title, highlights },
      ...{ startDate: `${2021 - 3 * index}-01`, endDate: `${2024 - 3 * index}-01` },
    })),
    skills: [{ name: 'Skills', keywords: person.skills ?? [] }],
    projects: (person.projects ?? []).map((description, index) => ({ name: `Plan ${index}`, description })),
  });
  const found = evidenceRows(
    readPosting(standardLexicon(), target),
    readResume(standardLexicon(), document),
    target,
  );
  return Object.fromEntries(found.map(({ requirement, state }) => [requirement.term, state]));
}

const seller: Person = {
  jobs: [['Account Executive', 'Sold observability software to 40 banks', 'Kept all calls in Salesforce']],
  skills: ['Kubernetes', 'Terraform', 'Excel', 'negotiation'],
};
const asked = ['Kubernetes', 'Terraform'];
const named = { Kubernetes: 'missing', Terraform: 'missing' };
const listed = { Kubernetes: 'listed_only', Terraform: 'listed_only' };

describe('the skills list of a person who only deals in a field', () => {
  it('names goods, not skills', () => {
    expect(statesOf('Site Reliability Engineer', asked, seller)).toEqual(named);
  });

  it.each<[language: string, position: string, title: string, bullets: readonly string[]]>([
    ['English', 'Site Reliability Engineer', 'Technical Recruiter', ['Filled 60 engineering roles a year']],
    [
      'English, by what the lines say',
      'Site Reliability Engineer',
      'Consultant',
      ['Sold licenses to banks', 'Scheduled courses for administrators'],
    ],
    ['German', 'Softwareentwickler', 'Vertriebsmitarbeiter', ['Betreuung von 40 Banken']],
    ['French', 'Ingénieur DevOps', 'Commercial', ['Vente de logiciels aux banques']],
    ['Spanish', 'Ingeniero DevOps', 'Comercial', ['Venta de programas a bancos']],
    ['Chinese', '运维工程师', '销售经理', ['向银行销售监控软件']],
  ])('%s', (_language, position, title, bullets) => {
    const person: Person = { jobs: [[title, ...bullets]], skills: asked };
    expect(statesOf(position, asked, person)).toEqual(named);
  });

  it.each([
    'Software Salesman',
    'Software Reseller',
    'Software Buyer',
    'Software Broker',
    'Software Instructor',
    'Java Tutor',
    'Course Creator',
    'Dozent Software',
  ])('does not count if the title names the field: %s', (title) => {
    const person: Person = { jobs: [[title, 'Met 40 banks a year']], skills: ['Java', 'Docker'] };
    expect(statesOf('Software Developer', ['Java', 'Docker'], person)).toEqual({
      Java: 'missing',
      Docker: 'missing',
    });
  });

  it.each([
    ['Payroll Clerk (paid people who used Docker)', 'Counted hours'],
    ['Payroll Clerk', 'Paid 300 developers who work with Java and Docker'],
  ])('names the work of others: %s, %s', (title, line) => {
    const person: Person = { jobs: [[title, line]] };
    expect(statesOf('Software Developer', ['Docker'], person)).toEqual({ Docker: 'aspirational' });
  });

  it('does not count without a position either', () => {
    const skills = ['Kubernetes', 'Terraform', 'sourcing'];
    const recruiter: Person = { jobs: [['Technical Recruiter', 'Filled 60 roles a year']], skills };
    expect(statesOf('', asked, recruiter)).toEqual(named);
    expect(statesOf('', asked, { ...recruiter, jobs: [['Technician', 'Kept it running']] })).toEqual(listed);
    const ofTheirTrade = statesOf('', ['sourcing', 'recruiting', 'Kubernetes'], recruiter);
    expect(ofTheirTrade).toMatchObject({ sourcing: 'listed_only', Kubernetes: 'listed_only' });
  });

  it('counts if they held a related job', () => {
    const jobs: Person['jobs'] = [...seller.jobs, ['DevOps Engineer', 'Kept the build green']];
    expect(statesOf('Site Reliability Engineer', asked, { ...seller, jobs })).toEqual(listed);
  });

  it('counts if a project shows that they also work with it', () => {
    const projects = ['Ran a small shop on Kubernetes'];
    expect(statesOf('Site Reliability Engineer', asked, { ...seller, projects })).toEqual({
      Kubernetes: 'evidenced',
      Terraform: 'listed_only',
    });
  });

  it('counts for the dealing itself and for tools of every office', () => {
    expect(statesOf('Sales Manager', ['Terraform', 'negotiation'], seller)).toMatchObject({
      Terraform: 'listed_only',
    });
    expect(statesOf('Site Reliability Engineer', ['Excel'], seller)).toEqual({ Excel: 'listed_only' });
  });

  it.each([
    ['Science Teacher', 'Taught physics to 120 students a year'],
    ['Language Tutor', 'Prepared students for their exams'],
    ['Enseignant de physique', 'Cours de physique pour 120 élèves'],
    ['Lehrer', 'Unterricht in Physik für 120 Schüler'],
  ])('counts if a %s teaches something else', (title, line) => {
    const person: Person = { jobs: [[title, line]], skills: asked };
    expect(statesOf('Site Reliability Engineer', asked, person)).toEqual(listed);
  });

  it('names goods if no title deals in the field, and most lines teach or sell in it', () => {
    const lines = ['Trained users in Kubernetes', 'Sold licenses to banks', 'Wrote reports', 'Met users'];
    const person: Person = { jobs: [['Consultant', ...lines]], skills: asked };
    expect(statesOf('Site Reliability Engineer', asked, person)).toEqual(named);
  });

  it('does not count for what a teacher of something else teaches, too', () => {
    const person: Person = {
      jobs: [['Science Teacher', 'Taught physics to 120 students', 'Taught Kubernetes to 20 students']],
      skills: asked,
    };
    expect(statesOf('Site Reliability Engineer', asked, person)).toEqual({
      Kubernetes: 'missing',
      Terraform: 'listed_only',
    });
  });

  it('counts if the latest work does not deal in anything', () => {
    const person: Person = { jobs: [['Barista', 'Made coffee for 200 guests a day']], skills: asked };
    expect(statesOf('Site Reliability Engineer', asked, person)).toEqual(listed);
  });
});

/** Lines that mention a trade in a job of another trade, each with a line by a person of the trade. */
const asides: readonly (readonly [
  position: string,
  term: string,
  title: string,
  line: string,
  own: string,
])[] = [
  [
    'HR Generalist',
    'onboarding',
    'Software Engineer',
    'Develop the absence and onboarding modules of a product',
    'Led the onboarding of 40 new colleagues',
  ],
  [
    'Accountant',
    'month-end close',
    'Implementation Consultant',
    'Train users in journal entries, fixed assets and the month-end close',
    'Ran the month-end close',
  ],
  [
    'SEO Manager',
    'keyword research',
    'Office Administrator',
    'Answered e-mails about keyword research and link building',
    'Did the keyword research for 12 shops',
  ],
];

describe('a line in a job of another trade', () => {
  it.each(asides)('%s, %s: %s, "%s" shows nothing', (position, term, title, line, own) => {
    expect(['aspirational', 'missing']).toContain(
      statesOf(position, [term], { jobs: [[title, line]] })[term],
    );
    expect(statesOf(position, [term], { jobs: [[position, own]] })[term]).toBe('evidenced');
  });

  it('shows work of the trade in part, and a tool in full', () => {
    const person: Person = { jobs: [['Chef', 'Budgeting and Excel for a kitchen of 12']] };
    expect(statesOf('Financial Analyst', ['budgeting', 'Excel'], person)).toEqual({
      budgeting: 'in_part',
      Excel: 'evidenced',
    });
  });

  it('does not show the field in the title of a seller or recruiter', () => {
    const person: Person = { jobs: [['Account Manager, Networking', 'Met customers']] };
    expect(statesOf('Network Engineer', ['networking'], person)['networking']).toMatch(
      /aspirational|missing/,
    );
  });
});

describe('a tool in an unrelated job', () => {
  const stateOf = (line: string) =>
    statesOf('Site Reliability Engineer', ['Kubernetes'], { jobs: [['Accountant', line]] })['Kubernetes'];

  it.each([
    'Ran the nightly jobs on Kubernetes clusters for Nordic insurance clients',
    'Hosted the invoicing system on Kubernetes for six customers',
    'Managed Kubernetes for clients in Norway',
  ])('is worked with for clients: %s', (line) => {
    expect(stateOf(line)).toBe('evidenced');
  });

  it.each([
    'Ran workshops on Kubernetes for Nordic insurance clients',
    'Hosted evenings about Kubernetes for six customers',
    'Managed Kubernetes courses for clients in Norway',
  ])('is only taught: %s', (line) => {
    expect(stateOf(line)).toBe('missing');
  });
});
