import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';

/** The state of a requirement that one bullet of one job mentions. */
function stateOf(term: string, position: string, title: string, bullet: string) {
  const target = { jobDescription: `Requirements:\n- ${term}`, companyName: 'Fernhill', position };
  const { document } = readBaseResume({
    basics: { name: 'Robin Example' },
    work: [{ name: 'Oakmere', position: title, startDate: '2021-01', highlights: [bullet] }],
  });
  const found = evidenceRows(
    readPosting(standardLexicon(), target),
    readResume(standardLexicon(), document),
    target,
  );
  expect(found).toHaveLength(1);
  return found[0]?.state;
}

const tools = ['Kubernetes', 'Terraform', 'PostgreSQL', 'Kafka', 'Grafana'];
const withheld = ['missing', 'aspirational', 'listed_only', 'in_part'];

/** A title and sentences of people who deal in X, by language. */
const frames: Readonly<Record<string, readonly (readonly [title: string, bullet: string])[]>> = {
  en: [
    ['Account Executive', 'Sell X subscriptions to banks'],
    ['Account Executive', 'Demonstrated X to 40 buyers a month'],
    ['Account Executive', 'Pitched against X'],
    ['Recruitment Consultant', 'Screen applicants by telephone for X'],
    ['Recruitment Consultant', 'Interviewed 30 people a week about X'],
    ['Course Administrator', 'Schedule 60 courses a year on X'],
    ['Course Administrator', 'Invoiced the X bootcamp'],
    ['Trainer', 'Teach two-day classes in X'],
    ['Trainer', 'Trained office staff in X'],
    ['Journalist', 'Wrote articles on X'],
    ['Office Assistant', 'Keep the calendar of four teams (X, one old Java team)'],
    ['Buyer', 'Negotiated the agreement with the maker (X and extensions): 2 million over three years'],
  ],
  de: [
    ['Vertriebsmitarbeiter', 'Verkaufe X an Banken'],
    ['Vertriebsmitarbeiter', '12 Lizenzen für X verkauft'],
    ['Personalberater', 'Vermittle Fachleute für X'],
    ['Trainerin', 'Schulung von Anwendern in X'],
  ],
  fr: [
    ['Commercial', 'Vente de X aux banques'],
    ['Chargée de recrutement', 'Recrutement de profils X'],
    ['Formatrice', 'Formation des équipes sur X'],
    ['Assistante', 'Agenda de trois équipes (X, Java)'],
  ],
  es: [
    ['Comercial', 'Vendo X a bancos'],
    ['Técnica de selección', 'Selección de perfiles X'],
    ['Formadora', 'Imparto cursos de X'],
  ],
  zh: [
    ['销售', '向银行销售X'],
    ['招聘专员', '招聘X人才'],
    ['课程顾问', '向学员介绍X'],
  ],
};

describe('a person who deals in a thing', () => {
  const cases = Object.entries(frames).flatMap(([language, all]) =>
    all.map(([title, bullet]) => [language, title, bullet] as const),
  );
  it.each(cases)('%s, %s: "%s" shows nothing', (_, title, bullet) => {
    fc.assert(
      fc.property(fc.constantFrom(...tools), (tool) => {
        const state = stateOf(tool, 'Site Reliability Engineer', title, bullet.replace('X', tool));
        expect(withheld).toContain(state);
      }),
      { seed: 7, numRuns: 5 },
    );
  });

  it.each([
    ['Kubernetes', 'Platform Engineer', 'Trained two juniors in Kubernetes'],
    ['Salesforce', 'Account Executive', 'Logged all calls in Salesforce'],
  ])('shows %s in a related job: %s, "%s"', (term, title, bullet) => {
    expect(stateOf(term, title, title, bullet)).toBe('evidenced');
  });

  it('shows the dealing itself', () => {
    const sold = stateOf(
      'vendor management',
      'Procurement Manager',
      'Buyer',
      'Bought steel, vendor management',
    );
    expect(sold).toBe('evidenced');
  });

  it('ends where another activity begins', () => {
    const bullet = 'Sold the support contracts and rebuilt the alerts with Grafana';
    expect(stateOf('Grafana', 'Site Reliability Engineer', 'Technician', bullet)).toBe('evidenced');
  });

  it('distinguishes a list of names from a sentence with a verb', () => {
    const asked = ['Kafka', 'Data Engineer', 'Data Engineer'] as const;
    expect(stateOf(...asked, 'Kafka, Spark, Airflow, dbt')).toBe('listed_only');
    expect(stateOf(...asked, 'Run Kafka, Spark, Airflow and dbt')).toBe('evidenced');
  });

  it('shows the subject of a held title in part', () => {
    expect(stateOf('project management', 'Project Manager', 'Project Manager', 'Opened a site')).toBe(
      'in_part',
    );
  });
});

/** Bullets that mention calls, articles or programs besides the work that a posting asks for. */
const besideTopics: readonly (readonly [term: string, position: string, title: string, bullet: string])[] = [
  ['Zendesk', 'Support Engineer', 'Receptionist', 'Answered 40 calls a day in Zendesk'],
  ['Salesforce', 'Account Manager', 'Receptionist', 'Handled 60 calls a day using Salesforce'],
  [
    'SQL',
    'Data Analyst',
    'Web Developer',
    'Built APIs for the shop, tuned SQL queries and wrote Docker files',
  ],
  [
    'Docker',
    'Site Reliability Engineer',
    'Web Developer',
    'Built APIs for the shop, tuned SQL queries and wrote Docker files',
  ],
  ['SEO', 'SEO Manager', 'Office Administrator', 'Wrote 3 posts a week and did SEO for the site'],
  ['CNC machining', 'Machinist', 'Mechanic', 'Did CNC machining of parts'],
  [
    'machine learning',
    'Machine Learning Engineer',
    'Backend Developer',
    'Deployed machine learning products',
  ],
  ['comptabilité', 'Comptable', 'Secrétaire', 'Rédigé des articles pour le journal et tenu la comptabilité'],
  [
    'Lohnabrechnung',
    'Lohnbuchhalter',
    'Bürokraft',
    'Angebote für Kunden geschrieben und Lohnabrechnung für 80 Leute gemacht',
  ],
];

/** Lines of people who translate, sell, staff or exhibit what others do. */
const served: readonly (readonly [term: string, position: string, title: string, bullet: string])[] = [
  [
    'payroll',
    'Payroll Specialist',
    'Payroll Software Account Executive',
    'Closed 14 deals for our payroll product',
  ],
  ['wound care', 'Registered Nurse', 'Medical Translator', 'Translated leaflets on wound care into Polish'],
  [
    'forklift operation',
    'Forklift Operator',
    'Staffing Coordinator',
    'Placed 60 temps with forklift operation experience',
  ],
  ['Tableau', 'BI Analyst', 'Event Manager', 'Ran a stand for Tableau at trade fairs'],
  [
    'Salesforce administration',
    'Salesforce Administrator',
    'Conference Organizer',
    'Booked speakers on Salesforce administration',
  ],
  ['Schweißen', 'Schweißer', 'Verkäufer im Fachhandel', 'Beratung von Kunden zu Geräten für Schweißen'],
  ['facturación', 'Administrativo', 'Traductora', 'Traducción de manuales de facturación'],
];

describe('a trade that the person only serves', () => {
  it.each(served)('%s is not shown: %s, %s, "%s"', (term, position, title, bullet) => {
    expect(stateOf(term, position, title, bullet)).toMatch(/missing|aspirational/);
  });

  it.each([
    ['payroll', 'Payroll Specialist', 'Payroll Software Specialist', 'Ran payroll for 90 people'],
    ['wound care', 'Registered Nurse', 'Registered Nurse', 'Translated leaflets on wound care into Polish'],
    ['Tableau', 'BI Analyst', 'Event Manager', 'Ran the monthly report in Tableau'],
    ['SAP', 'SAP-Berater', 'SAP-Berater', 'Beratung von Kunden zu SAP'],
  ])('%s is shown: %s, %s, "%s"', (term, position, title, bullet) => {
    expect(stateOf(term, position, title, bullet)).toBe('evidenced');
  });
});

describe('work mentioned with calls, articles and programs', () => {
  it.each(besideTopics)('shows %s: %s, %s, "%s"', (term, position, title, bullet) => {
    expect(stateOf(term, position, title, bullet)).toMatch(/evidenced|in_part/);
  });

  it.each([
    [
      'Kubernetes',
      'Site Reliability Engineer',
      'Receptionist',
      'Answered calls about invoices and Kubernetes',
    ],
    [
      'Kubernetes',
      'Site Reliability Engineer',
      'Editor',
      'Wrote articles about Docker, Terraform and Kubernetes',
    ],
    ['payroll', 'Payroll Clerk', 'Software Engineer', 'Built the screens of a payroll product'],
    ['onboarding', 'HR Generalist', 'Software Engineer', 'Wrote the onboarding module'],
  ])('withholds %s: %s, %s, "%s"', (term, position, title, bullet) => {
    expect(stateOf(term, position, title, bullet)).toMatch(/aspirational|missing/);
  });
});

describe('a term in brackets', () => {
  it.each([
    ['Office Assistant', 'Prepared monthly reports (Kubernetes, Grafana)'],
    ['Barista', 'Ran the weekly stock count (Kubernetes)'],
    ['Office Assistant', 'Built the stock list of the office (Kubernetes, Grafana)'],
    ['Site Reliability Engineer', 'Kept the platform of four teams running (Kubernetes)'],
  ])('%s: "%s" shows it', (title, bullet) => {
    expect(['evidenced', 'alias_only']).toContain(
      stateOf('Kubernetes', 'Site Reliability Engineer', title, bullet),
    );
  });

  it.each([
    'Keep the calendar of four teams (Kubernetes)',
    'Agenda de trois équipes (Kubernetes)',
    'Negotiated the agreement with the maker (Kubernetes and extensions)',
  ])('"%s" does not show it', (bullet) => {
    expect(stateOf('Kubernetes', 'Site Reliability Engineer', 'Office Assistant', bullet)).toBe('missing');
  });
});

/** Lines in jobs of other trades with the words of an activity, but not the activity. */
describe('an activity that a line of another trade only mentions', () => {
  it.each([
    ['recruitment', 'Recruiter', 'Accountant', 'Archived recruitment evaluations for the auditors'],
    ['risk assessment', 'Safety Officer', 'Florist', 'Folded risk assessment leaflets for the stall'],
    [
      'incident response',
      'Security Analyst',
      'Florist',
      'Wrote the glossary (incident response, vases, ribbons)',
    ],
    ['inspections', 'Bridge Inspector', 'Florist', 'Kept the calendar for inspections of the stall'],
  ])('withholds %s: %s, %s, "%s"', (term, position, title, bullet) => {
    expect(stateOf(term, position, title, bullet)).toMatch(/aspirational|missing/);
  });

  it.each([
    ['risk assessment', 'Safety Officer', 'Florist', 'Did a risk assessment of the stall'],
    ['risk assessment', 'Safety Officer', 'Florist', 'Led risk assessment for the market'],
    ['Grafana', 'Site Reliability Engineer', 'Florist', 'Kept Grafana dashboards of the fridges'],
    ['inspections', 'Bridge Inspector', 'Bridge Inspector', 'Did 40 inspections a year'],
    ['gestión comercial', 'Comercial', 'Florista', 'Llevé la gestión comercial diaria de los puestos'],
  ])('shows %s: %s, %s, "%s"', (term, position, title, bullet) => {
    expect(stateOf(term, position, title, bullet)).toMatch(/evidenced|in_part/);
  });
});

describe('work that people of other trades name by its noun', () => {
  it.each([
    ['inspections', 'Bridge Inspector', 'Soldier', 'Conducted inspections of bridges'],
    ['inspections', 'Bridge Inspector', 'Soldier', 'Carried out inspections of bridges'],
    ['inspections', 'Inspecteur', 'Soldat', 'Effectué des inspections de ponts'],
    ['scheduling', 'Production Planner', 'Nurse', 'Managed scheduling for 30 nurses'],
    ['audits', 'Quality Auditor', 'Nurse', 'Completed 12 audits of hand hygiene a year'],
    ['repairs', 'Mechanic', 'Farm Hand', 'Carried out repairs on tractors'],
    ['interpreting', 'Interpreter', 'Nurse', 'Did interpreting for Polish patients'],
    ['quality control', 'Quality Engineer', 'Florist', 'Performed quality control checks on every batch'],
    ['stock control', 'Warehouse Manager', 'Florist', 'Performed stock control duties'],
    ['project management', 'Project Manager', 'Florist', 'Took over project management duties'],
    ['data analysis', 'Data Analyst', 'Nurse', 'Performed data analysis tasks in R'],
    ['bookkeeping', 'Bookkeeper', 'Florist', 'Completed bookkeeping entries'],
    ['first aid', 'Paramedic', 'Teacher', 'Gave first aid treatment to 12 pupils'],
    ['welding', 'Welder', 'Farm Hand', 'Repaired gates and trailers (welding, grinding, painting)'],
    ['Schweißen', 'Schweißer', 'Landwirt', 'Instandhaltung von Anhängern (Schweißen, Schleifen)'],
    ['comptabilité', 'Comptable', 'Fleuriste', 'Gestion de la boutique (comptabilité, commandes)'],
    ['会计', '会计', '店员', '负责门店日常（会计、采购、陈列）'],
  ])('shows %s: %s, %s, "%s"', (term, position, title, bullet) => {
    expect(stateOf(term, position, title, bullet)).toMatch(/evidenced|in_part/);
  });

  it.each([
    ['inspections', 'Bridge Inspector', 'Florist', 'Managed the diary for inspections of the stall'],
    ['audits', 'Quality Auditor', 'Florist', 'Made coffee during audits of the market'],
    ['welding', 'Welder', 'Florist', 'Kept the calendar of four teams (welding, grinding)'],
  ])('withholds %s: %s, %s, "%s"', (term, position, title, bullet) => {
    expect(stateOf(term, position, title, bullet)).toMatch(/aspirational|missing/);
  });

  it('counts a list in brackets as part of the work', () => {
    const bullet = 'Repaired gates and trailers (welding, grinding, painting)';
    expect(stateOf('welding', 'Welder', 'Farm Hand', bullet)).toBe('in_part');
  });
});

describe('a list of things under one verb', () => {
  it.each([
    ['system testing', 'Test Engineer', 'Testing printing, billing systems'],
    ['machine maintenance', 'Maintenance Technician', 'Maintaining milling, turning machines'],
    ['JavaScript libraries', 'Frontend Developer', 'Wrote a charting library in JavaScript'],
  ])('shows %s: %s, "%s"', (term, title, bullet) => {
    expect(stateOf(term, title, title, bullet)).toMatch(/evidenced|alias_only/);
  });

  it.each([
    ['system design', 'Systems Engineer', 'Designing workflows, troubleshooting systems'],
    ['JavaScript libraries', 'Frontend Developer', 'Tuned the pages in JavaScript'],
  ])('does not show %s: %s, "%s"', (term, title, bullet) => {
    expect(stateOf(term, title, title, bullet)).toMatch(/missing|in_part/);
  });
});
