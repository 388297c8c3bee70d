import type { Change, Gap, Preview, Report } from '../report.ts';
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
    reason: 'The posting says "PostgreSQL"; your resume says "Postgres", the same thing.',
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

/** Answers that explain, cut to one entry of each list. */
export const reportExamples: { readonly Score: Score; readonly Preview: Preview; readonly Report: Report } = {
  Score: {
    object: 'score',
    version: 'rules-2.4',
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
    engine: 'rules',
    score_version: 'rules-2.4',
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
        proposal: 'Used [tool] to [what you did with it]',
        path: null,
      },
    ],
    hidden: [],
    warnings: [],
    pdf_check: { ok: true, pages: 1, missing: [], warnings: [] },
  },
};
