import type { Endpoints, OperationId } from '../endpoints.ts';
import type { RequestInput, RequestName } from '../requests.ts';

const posting =
  'We are looking for a backend engineer with five years of TypeScript and PostgreSQL who enjoys on-call work.';

const resume = {
  basics: { name: 'Ada Example', email: 'ada@example.com' },
  work: [{ name: 'Example Ltd', position: 'Engineer', startDate: '2021-03', highlights: ['Built an API'] }],
};

/** One example body per request, for documentation; a test validates them against the schemas. */
export const requestExamples: { readonly [Name in RequestName]: RequestInput<Name> } = {
  GenerateRequest: {
    job_description: posting,
    company_name: 'Example Ltd',
    position: 'Backend Engineer',
    finetune_level: 'good',
    include_pdf: true,
  },
  PreviewRequest: {
    job_description: posting,
    company_name: 'Example Ltd',
    position: 'Backend Engineer',
    resume,
  },
  RankRequest: {
    postings: [
      { id: 'harbor-41', job_description: posting, position: 'Data Engineer' },
      { id: 'harbor-42', job_description: posting, position: 'Backend Engineer' },
    ],
  },
  GapsRequest: { limit: 20 },
  ScoreRequest: { job_description: posting, position: 'Backend Engineer' },
  BaseResumeRequest: resume,
  RevertRequest: { change_ids: ['ch1', 'ch2'] },
  ReadResumeRequest: { file_name: 'resume.md', content: 'IyBBZGEgRXhhbXBsZQ==' },
  ReadPostingRequest: { text: posting },
  WordingRequest: { item: 'work[0].highlights[0]', text: 'Built and ran the booking API' },
  AnswersRequest: {
    answers: [
      { requirement_id: 'r3', text: 'Moved the booking API to Kubernetes', path: 'work[0]' },
      { requirement_id: 'r5', dismiss: 'never' },
    ],
  },
  ProposalRequest: { requirement_id: 'r3', text: 'Moved the booking API to Kubernetes', path: 'work[0]' },
  ApplicationRequest: { status: 'interview', date: '2026-12-03', note: 'Second floor, ask for Ms Example' },
  EditRequest: { resume_data: { basics: { headline: 'Backend Engineer' } } },
  CreateApiKeyRequest: { name: 'laptop', mode: 'live' },
};

type ParameterName = { readonly [Id in OperationId]: keyof Endpoints[Id]['query'] }[OperationId];

/** An example per query parameter; a missing one fails to compile. */
export const parameterExamples: Readonly<Record<ParameterName, string | number | boolean>> = {
  limit: 20,
  after: 'res_01m7z0bg8hhja4ts4zhsjx2395',
  before: 'res_01m7z0bg8hhja4ts4zhsjx2395',
  theme: 'ats',
  accent: '0f5c5c',
  font_size: '10.5',
  page_size: 'a4',
  density: 'normal',
  check: true,
  base: 'nurse',
  name: 'nurse',
  status: 'interview',
  min_score: 70,
  pdf: true,
  requirement_id: 'r3',
  base_version: '6a2f0c7e9d1b4835a7c0e2f4916b8d3057ac1e9f2b4d6830c5e7a9f1b3d50728',
  require: 'requirements',
  trace: false,
  q: 'backend',
  format: 'markdown',
  version: 'previous',
  source_format: 'json-resume',
};

export const pathIdExamples = {
  resume: 'res_01m7z0bg8hhja4ts4zhsjx2395',
  apiKey: 'apikey_01m7z0bg8hhja4ts4zhsjx2396',
} as const;
