import type { Application } from '../application.ts';
import type { ApiKey, ObjectName, ObjectOf, Resume } from '../objects.ts';
import { exampleDocument, reportExamples } from './report-examples.ts';
import { requestExamples } from './request-examples.ts';

const id = 'res_01m7z0bg8hhja4ts4zhsjx2395';
const createdAt = '2026-11-21T12:12:32.401Z';
const pdfUrl = `https://resume.example.com/files/${id}.pdf?v=5f2a9c31&exp=1795349552&sig=Rb1y0mD3oK`;

const resume: Resume = {
  object: 'resume',
  id,
  company_name: 'Example Ltd',
  position: 'Backend Engineer',
  finetune_level: 'good',
  ats_score: 53,
  resume_data: exampleDocument,
  pdf_url: pdfUrl,
  credits_remaining: 98,
  created_at: createdAt,
};

const apiKey: ApiKey = {
  object: 'api_key',
  id: 'apikey_01m7z0bg8hhja4ts4zhsjx2396',
  name: 'laptop',
  prefix: 'key_live_Exam…',
  created_at: createdAt,
  last_used_at: null,
};

const baseResume: ObjectOf<'BaseResume'> = {
  object: 'base_resume',
  name: 'default',
  version: '6a2f0c7e9d1b4835a7c0e2f4916b8d3057ac1e9f2b4d6830c5e7a9f1b3d50728',
  resume_data: exampleDocument,
  source: requestExamples.BaseResumeRequest,
  source_format: 'json-resume',
  updated_at: createdAt,
};

const application: Application = {
  object: 'application',
  id,
  company_name: 'Example Ltd',
  position: 'Backend Engineer',
  status: 'interview',
  date: '2026-12-03',
  note: 'Second floor, ask for Ms Example',
  history: [
    { status: 'applied', date: '2026-11-21', note: null },
    { status: 'interview', date: '2026-12-03', note: 'Second floor, ask for Ms Example' },
  ],
  pdf_hash: '5f2a9c31e7d04b8896a1c3f5d7e90b2446688aaccee00112233445566778899a',
};

/** One example per object, for documentation; a test validates them against the schemas. */
export const answerExamples: {
  readonly [Name in Exclude<ObjectName, 'ErrorObject'>]: ObjectOf<Name>;
} = {
  ...reportExamples,
  Resume: resume,
  ResumeList: { object: 'list', data: [resume], has_more: false },
  ResumePdf: { object: 'resume.pdf', id, pdf_url: pdfUrl, generated_at: createdAt },
  Rank: {
    object: 'rank',
    version: 'rules-1.10',
    data: [
      {
        index: 1,
        id: 'harbor-42',
        company_name: 'Example Ltd',
        position: 'Backend Engineer',
        ats_score: 72,
        band: 'strong',
        fit: 70,
        ceiling: 81,
        musts: { met: 5, total: 6 },
        missing: ['Kafka'],
        knockouts: [],
        same_as: null,
        reasons: ['5 of 6 musts are shown'],
        text_hash: '6a2f0c7e9d1b4835a7c0e2f4916b8d3057ac1e9f2b4d6830c5e7a9f1b3d50728',
      },
    ],
  },
  Gaps: {
    object: 'gaps',
    version: 'rules-2.7',
    postings: 12,
    data: [
      {
        key: 'kafka',
        term: 'Kafka',
        points: 14,
        postings: [
          { index: 0, id, points: 8 },
          { index: 3, id: 'res_01m7z0bg8hhja4ts4zhsjx2396', points: 6 },
        ],
      },
    ],
    has_more: false,
    last: 'res_01m7z0bg8hhja4ts4zhsjx2396',
  },
  ResumeReading: {
    object: 'resume.reading',
    format: 'markdown',
    name: 'Ada Example',
    source: { basics: { name: 'Ada Example' } },
    notes: [],
  },
  Posting: {
    object: 'posting',
    job_description: requestExamples.GenerateRequest.job_description,
    company_name: 'Example Ltd',
    position: 'Backend Engineer',
  },
  ThemeList: {
    object: 'list',
    data: [
      {
        object: 'theme',
        name: 'ats',
        description: 'One clean column',
        default: true,
        live: true,
        options: [
          { name: 'density', kind: 'choice', default: 'normal', choices: ['tight', 'normal', 'relaxed'] },
        ],
        unavailable: null,
      },
    ],
    has_more: false,
  },
  ResumePages: {
    object: 'resume.pages',
    id,
    theme: 'ats',
    options: { accent: '#0f5c5c', font_size: null, page_size: null, density: null },
    pages: [{ width: 595.28, height: 841.89, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  },
  ResumeExport: {
    object: 'resume.export',
    id,
    format: 'text',
    extension: '.txt',
    file_name: 'ada-example-acme-backend-engineer.txt',
    encoding: 'text',
    content: 'Ada Example\n',
    bytes: 12,
    left_out: [],
  },
  Wording: {
    object: 'wording',
    item: 'work[0].highlights[0]',
    text: 'Built and ran the booking API for 40 clients',
    allowed: false,
    findings: [{ rule: 'V2', message: 'the number "40" is not in the evidence' }],
    nearest: 'Built an API',
  },
  WordingList: {
    object: 'list',
    data: [
      {
        item: 'work[0].highlights[0]',
        of: 'Engineer, Example Ltd',
        text: 'Built an API',
        base: 'Built an API',
      },
    ],
  },
  DeletedResume: { object: 'resume.deleted', id, deleted: true },
  Usage: {
    object: 'usage',
    credits_total: 100,
    credits_used: 2,
    credits_remaining: 98,
    resumes_generated_this_week: 1,
    plan: 'free',
    rate_limit: { requests_per_minute: 60, remaining: 59 },
    billing_cycle_end: '2026-12-01T00:00:00.000Z',
  },
  ApiKey: apiKey,
  ApiKeyList: { object: 'list', data: [apiKey], has_more: false },
  DashboardKeyList: { object: 'list', data: [{ ...apiKey, expires_at: null }], has_more: false },
  CreatedApiKey: {
    ...apiKey,
    mode: 'live',
    expires_at: null,
    secret: 'key_live_ExampleExampleExampleExampleExampleExa',
  },
  DeletedApiKey: { object: 'api_key.deleted', id: apiKey.id, deleted: true },
  DashboardSession: { object: 'dashboard_session', expires_at: '2026-11-22T00:12:32.401Z' },
  BaseResume: baseResume,
  ResumeBase: { ...baseResume, takes_answers: true },
  BaseResumeList: {
    object: 'list',
    data: [
      {
        object: 'base_resume',
        name: 'default',
        version: '6a2f0c7e9d1b4835a7c0e2f4916b8d3057ac1e9f2b4d6830c5e7a9f1b3d50728',
        source_format: 'json-resume',
        updated_at: createdAt,
      },
      {
        object: 'base_resume',
        name: 'nurse',
        version: '0b1d2f3a4c5e6071829304a5b6c7d8e9f00112233445566778899aabbccddeef',
        source_format: 'pdf',
        updated_at: createdAt,
      },
    ],
    has_more: false,
  },
  ProposalList: {
    object: 'list',
    data: [
      {
        requirement_id: 'r3',
        text: 'Moved the booking API to Kubernetes',
        path: 'work[0]',
        created_at: createdAt,
      },
    ],
  },
  ProposedResumeList: {
    object: 'list',
    data: [{ resume_id: id, proposals: 2, newest_at: createdAt }],
  },
  Application: application,
  ApplicationList: { object: 'list', data: [application], has_more: false },
  DeletedBaseResume: { object: 'base_resume.deleted', deleted: true },
};
