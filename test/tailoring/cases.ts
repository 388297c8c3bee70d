import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import type { Target } from '../../src/service/ports.ts';

/* People and postings made up for these tests. */

export interface Case {
  readonly name: string;
  readonly resume: Readonly<Record<string, unknown>>;
  readonly target: Target;
}

export const asOf = '2026-11-21';

export function documentOf({ resume }: Pick<Case, 'resume'>): ResumeDocument {
  return readBaseResume(resume).document;
}

const engineer: Case = {
  name: 'software engineer',
  resume: {
    basics: {
      name: 'Ada Novak',
      label: 'Software Engineer',
      email: 'ada@example.org',
      phone: '+43 1 234',
      summary: 'Software engineer who enjoys calm operations and readable code.',
    },
    work: [
      {
        name: 'Bluewing Travel',
        position: 'Backend Engineer',
        startDate: '2021-03',
        highlights: [
          'Organised the yearly team outing',
          'Was responsible for the migration of the booking service from VMs to k8s, which reduced deploy time from 40 min to 6 min',
          'Worked on REST endpoints in Node.js used by 3 mobile apps',
          'Helped to introduce Terraform for the staging environment',
          'Successfully built a Postgres import of about 2 million bookings in order to replace a nightly file',
        ],
      },
      {
        name: 'Kiosk GmbH',
        position: 'Web Developer',
        startDate: '2017-01',
        endDate: '2021-02',
        highlights: [
          'Maintains the <b>shop</b> front end & its tests',
          'Wrote unit tests',
          'Wrote API documentation',
        ],
      },
      {
        name: 'Old Mill',
        position: 'Office Clerk',
        startDate: '2010-01',
        endDate: '2014-05',
        highlights: ['Answered the phone', 'Sorted the post', 'Filed invoices', 'Watered the plants'],
      },
    ],
    education: [
      {
        institution: 'TU Wien',
        area: 'Informatics',
        studyType: 'Bachelor',
        startDate: '2013',
        endDate: '2016',
      },
    ],
    skills: [{ name: 'Tools', keywords: ['Docker', 'JavaScript', 'Node.js'] }],
    projects: [
      { name: 'Tide Table', description: 'A clock', highlights: ['Drew tides with D3'] },
      { name: 'Cluster at home', highlights: ['Runs a k8s cluster of 4 boards with Terraform'] },
    ],
  },
  target: {
    companyName: 'Harbour',
    position: 'Backend Engineer',
    jobDescription: `Backend Engineer at Harbour

Requirements
- 3+ years of experience with Node.js
- Kubernetes
- REST APIs
- Terraform
- TypeScript
- GraphQL

Nice to have
- PostgreSQL
- Docker

We offer free lunch and a gym.`,
  },
};

const nurse: Case = {
  name: 'nurse',
  resume: {
    basics: { name: 'Mary Odu', label: 'ICU Nurse', email: 'mary@example.org', phone: '555 0100' },
    work: [
      {
        name: 'St. Anna Hospital',
        position: 'ICU Nurse',
        startDate: '2018-06',
        highlights: [
          'Duties included titration of pressors for septic patients',
          'Was charge RN approx. 3 shifts a month',
          'Helped orient 5 new graduates',
          'Cared for up to 3 ventilated patients per shift and charted in Epic',
        ],
      },
    ],
    certificates: [{ name: 'ACLS', issuer: 'AHA', date: '2024-01' }, { name: 'RN License, State of Ohio' }],
    education: [{ institution: 'Kent State University', area: 'Nursing', studyType: 'Bachelor of Science' }],
    skills: [{ name: 'Skills', keywords: ['Wound care', 'Ventilator management'] }],
  },
  target: {
    companyName: 'Lakeside Medical Center',
    position: 'ICU Registered Nurse',
    jobDescription: `We are looking for an ICU Registered Nurse.

Requirements:
- Active RN license
- ACLS required
- Experience with Epic
- Vasoactive titration
- Charge Nurse experience
- CRRT is a plus
- Ventilator management

Responsibilities:
- Precept new graduates
- Care for ventilated patients`,
  },
};

const marketer: Case = {
  name: 'marketing manager',
  resume: {
    basics: {
      name: 'Jo Brandt',
      label: 'Marketing Manager',
      email: 'jo@example.org',
      summary: 'I like numbers and good copy.',
    },
    work: [
      {
        name: 'Teahouse',
        position: 'Marketing Manager',
        startDate: '2019-02',
        endDate: '2025-12',
        highlights: [
          'Responsible for management of a 350k EUR AdWords and Meta budget; CPL down 22%',
          'Did newsletters in Mailchimp to 18,000 subscribers',
          'Worked together with sales on lead handover in HubSpot',
        ],
      },
    ],
    skills: [{ name: 'AdWords' }, { name: 'Canva' }],
  },
  target: {
    companyName: 'Greenleaf',
    position: 'Marketing Manager',
    jobDescription: `Marketing Manager

What you bring:
- Google Ads and paid search
- Email marketing
- HubSpot
- SEO
- Lead generation`,
  },
};

const german: Case = {
  name: 'German developer',
  resume: {
    basics: {
      name: 'Uwe Klein',
      label: 'Softwareentwickler',
      email: 'uwe@example.org',
      summary: 'Entwickler mit Freude an stabilen Systemen und der Arbeit im Team.',
    },
    work: [
      {
        name: 'Nordlicht AG',
        position: 'Softwareentwickler',
        startDate: '2019-05',
        highlights: [
          'Verantwortlich für die Pflege der Webseite',
          'Betrieb von 12 Diensten auf k8s mit etwa 40 Deployments pro Woche',
          'Entwicklung von Schnittstellen mit Java und Spring Boot',
        ],
      },
    ],
    skills: [{ name: 'Kenntnisse', keywords: ['Linux', 'Java', 'Git'] }],
  },
  target: {
    companyName: 'Hafen GmbH',
    position: 'Softwareentwickler (m/w/d)',
    jobDescription: `Wir suchen einen Softwareentwickler (m/w/d).

Ihr Profil:
- Mindestens 3 Jahre Erfahrung mit Java
- Kubernetes
- Spring Boot
- Kenntnisse in PostgreSQL von Vorteil

Wir bieten flexible Arbeitszeiten und eine gute Einarbeitung für die neue Stelle.`,
  },
};

const unrelated: Case = {
  name: 'nurse for an engineering job',
  resume: nurse.resume,
  target: engineer.target,
};

const noWork: Case = {
  name: 'no work at all',
  resume: {
    basics: { name: 'Kim Lee', email: 'kim@example.org' },
    skills: [{ name: 'Languages', keywords: ['Python'] }],
  },
  target: engineer.target,
};

export const cases: readonly Case[] = [engineer, nurse, marketer, german, unrelated, noWork];
export const namedCases = { engineer, nurse, marketer, german, unrelated, noWork } as const;

/** The resumes and postings that are shipped as examples. */
export function shippedCases(): readonly Case[] {
  const pairs = [
    ['software-engineer.json', 'backend-engineer.txt', 'Senior Backend Engineer'],
    ['web-developer.json', 'full-stack-engineer.txt', 'Full-Stack Engineer'],
    ['nurse.yaml', 'icu-nurse.txt', 'ICU Registered Nurse'],
    ['accountant.json', 'senior-accountant.txt', 'Senior Accountant'],
  ] as const;
  return pairs.map(([resume, posting, position]) => ({
    name: `example ${resume}`,
    resume: parse(readFileSync(new URL(`../../examples/resumes/${resume}`, import.meta.url), 'utf8')),
    target: {
      companyName: 'Example',
      position,
      jobDescription: readFileSync(new URL(`../../examples/postings/${posting}`, import.meta.url), 'utf8'),
    },
  }));
}

/** @throws Error if no shipped resume has the file name, so that no test quietly uses another */
export function shippedCase(resume: string): Case {
  const found = shippedCases().find(({ name }) => name === `example ${resume}`);
  if (found === undefined) throw new Error(`There is no example ${resume}.`);
  return found;
}
