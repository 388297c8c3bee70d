import type { Change, Gap, Preview, Report } from '../report.ts';
import type { ResumeDocument } from '../resume/resume-document.ts';
import type { Component, Evidence, Requirement, Score } from '../score.ts';

const score: Report['score'] = {
  ...{ before: 49, after: 53, ceiling: 56 },
  fit: { before: 42, after: 42, of: 75 },
  presentation: { before: 7, after: 11, of: 25 },
  deductions: [],
};

const evidence: Evidence[] = [{ path: 'work[0].highlights[0]', quote: 'Postgres' }];

const components: Component[] = [
  { id: 'must', dial: 'fit', points: 75, value: 0.5595, earned: 42, applicable: true },
];

const section = { columns: 1, separateLinks: true, visible: true } as const;

const requirements: Requirement[] = [
  {
    id: 'r2',
    term: 'PostgreSQL',
    class: 'must',
    source: { section: 'none', start: 73, end: 83 },
    state: 'alias_only',
    grade: 0.7833,
    literal: false,
    listed: false,
    reason: 'known tool, no heading',
    evidence,
  },
];

const changes: Change[] = [
  {
    id: 'ch1',
    op: 'alias',
    engine: 'rules',
    path: '/sections/experience/items/0/summary',
    source: 'work[0].highlights[0]',
    before: '<ul><li>Built an API in TypeScript on Postgres</li></ul>',
    after: '<ul><li>Built an API in TypeScript on PostgreSQL</li></ul>',
    reason: 'The posting says "PostgreSQL". Your resume says "Postgres", which means the same.',
    requirements: ['r2'],
    evidence,
    verified: ['V1', 'V2', 'V3'],
  },
];

const gaps: Gap[] = [
  {
    requirement: 'r3',
    term: 'Kubernetes',
    class: 'nice',
    question: 'Have you worked with Kubernetes? Add where and how.',
    near: [],
  },
];

/** Example responses with reasons, shortened to one entry per list. */
export const reportExamples: { readonly Score: Score; readonly Preview: Preview; readonly Report: Report } = {
  Score: {
    object: 'score',
    version: 'rules-2.7',
    ats_score: 49,
    band: 'weak',
    fit: 56,
    presentation: 28,
    dials: { fit: { points: 42, of: 75 }, presentation: { points: 7, of: 25 } },
    deductions: [],
    ceiling: 56,
    components,
    requirements,
    years: 3,
    degree: null,
    knockouts: [],
    warnings: [],
  },
  Preview: { object: 'resume.preview', score, changes, gaps, cost: 2, credits_remaining: 98 },
  Report: {
    object: 'resume.report',
    id: 'res_01m7z0bg8hhja4ts4zhsjx2395',
    language: 'en',
    engine: 'rules',
    score_version: 'rules-2.7',
    as_of: '2026-11-21',
    score,
    components,
    requirements,
    changes,
    gaps,
    questions: [
      {
        requirement_id: 'r3',
        text: 'Have you worked with Kubernetes? Add where and how.',
        nearest: null,
        proposal: '[What you did] with Kubernetes',
        path: null,
      },
    ],
    hidden: [],
    warnings: [],
    pdf_check: { ok: true, pages: 1, missing: [], warnings: [] },
    theme: 'ats',
  },
};

const noLink = { label: '', href: '' } as const;

function empty<Id extends string>(id: Id, name: string) {
  return { ...section, id, name, items: [] };
}

const sections: ResumeDocument['sections'] = {
  summary: { ...section, id: 'summary', name: 'Summary', content: '' },
  awards: empty('awards', 'Awards'),
  certifications: empty('certifications', 'Certifications'),
  education: empty('education', 'Education'),
  experience: {
    ...section,
    id: 'experience',
    name: 'Experience',
    items: [
      {
        id: 'rz23ixxna8t4hxtkbmothser',
        visible: true,
        company: 'Example Ltd',
        position: 'Engineer',
        location: '',
        date: '2021-03 - Present',
        summary: '<ul><li>Built an API in TypeScript on PostgreSQL</li></ul>',
        url: noLink,
      },
    ],
  },
  volunteer: empty('volunteer', 'Volunteering'),
  interests: empty('interests', 'Interests'),
  languages: empty('languages', 'Languages'),
  profiles: empty('profiles', 'Profiles'),
  projects: empty('projects', 'Projects'),
  publications: empty('publications', 'Publications'),
  references: empty('references', 'References'),
  skills: {
    ...section,
    id: 'skills',
    name: 'Skills',
    items: [
      {
        id: 'ra5n3o1114h5cc427qyf4pvv',
        visible: true,
        name: 'Languages',
        description: '',
        level: 0,
        keywords: ['TypeScript', 'PostgreSQL', 'Java', 'SQL'],
      },
    ],
  },
  custom: {},
};

const metadata: ResumeDocument['metadata'] = {
  template: 'rhyhorn',
  layout: [[['summary', 'skills', 'experience', 'education'], []]],
  css: { value: '', visible: false },
  page: { margin: 18, format: 'a4', options: { breakLine: true, pageNumbers: true } },
  theme: { background: '#ffffff', text: '#000000', primary: '#dc2626' },
  typography: {
    font: { family: 'IBM Plex Serif', subset: 'latin', variants: ['regular', 'italic', '600'], size: 14 },
    lineHeight: 1.5,
    hideIcons: false,
    underlineLinks: true,
  },
  notes: '',
};

/** A complete, small resume document for examples. */
export const exampleDocument: ResumeDocument = {
  basics: {
    name: 'Ada Example',
    headline: 'Software Engineer',
    email: 'ada@example.com',
    phone: '',
    location: '',
    url: noLink,
    customFields: [],
    picture: {
      url: '',
      size: 64,
      aspectRatio: 1,
      borderRadius: 0,
      effects: { hidden: false, border: false, grayscale: false },
    },
  },
  sections,
  metadata,
};
