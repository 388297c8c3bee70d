import type { RequestInput, RequestName } from './requests.ts';

const posting =
  'We are looking for a backend engineer with five years of TypeScript and PostgreSQL who enjoys on-call work.';

const resume = {
  basics: { name: 'Ada Example', email: 'ada@example.com' },
  work: [{ name: 'Example Ltd', position: 'Engineer', startDate: '2021-03', highlights: ['Built an API'] }],
};

/** One body for each request, as documentation; a test sends them through the schemas. */
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
  ScoreRequest: { job_description: posting, position: 'Backend Engineer' },
  BaseResumeRequest: resume,
  RevertRequest: { change_ids: ['c1', 'c2'] },
  CreateApiKeyRequest: { name: 'laptop', mode: 'live' },
};
