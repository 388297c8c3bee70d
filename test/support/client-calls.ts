import type { Client } from '../../src/client/client.ts';
import type { OperationId } from '../../src/contract/endpoints.ts';
import { resumeId } from './fake-use-cases.ts';
import { generateBody } from './send-row.ts';

const id = resumeId(1);
const wording = { item: 'work[0].highlights[0]', text: 'Built and ran an API' };
/** A session is a cookie, which only a browser keeps. */
type CalledOperation = Exclude<OperationId, 'createDashboardSession'>;

/** A call of each operation that the client offers. */
export const clientCalls: Readonly<Record<CalledOperation, (client: Client) => Promise<unknown>>> = {
  putBaseResume: ({ baseResume }) => baseResume.put({ basics: {} }, { source_format: 'yaml' }),
  getBaseResume: ({ baseResume }) => baseResume.get({ version: 'f'.repeat(64) }),
  previewResume: ({ resumes }) =>
    resumes.preview({ ...generateBody, resume: { basics: {} } }, { theme: 'ats' }),
  rankPostings: ({ postings }) =>
    postings.rank({ postings: [{ job_description: generateBody.job_description }] }),
  findGaps: ({ postings }) => postings.gaps(),
  scoreResume: ({ resumes }) => resumes.score({ job_description: generateBody.job_description }),
  generateResume: ({ resumes }) =>
    resumes.generate(generateBody, { idempotencyKey: 'k', theme: 'ats', check: false }),
  listResumes: ({ resumes }) => resumes.list({ limit: 5 }),
  getResume: ({ resumes }) => resumes.get(id),
  generatePdf: ({ resumes }) => resumes.pdf(id, { theme: 'classic' }),
  getReport: ({ resumes }) => resumes.report(id),
  getResumeBase: ({ resumes }) => resumes.base(id),
  editResume: ({ resumes }) => resumes.edit(id, { basics: { headline: 'Engineer' } }),
  listWordings: ({ resumes }) => resumes.wordings(id),
  checkWording: ({ resumes }) => resumes.checkWording(id, wording),
  applyWording: ({ resumes }) => resumes.applyWording(id, wording),
  answerQuestions: ({ resumes }) => resumes.answer(id, [{ requirement_id: 'r1', dismiss: 'no' }]),
  listProposals: ({ proposals }) => proposals.list(id),
  listProposedResumes: ({ proposals }) => proposals.resumes(),
  proposeAnswer: ({ proposals }) => proposals.add(id, { requirement_id: 'r1', text: 'Ran a bakery' }),
  deleteProposals: ({ proposals }) => proposals.delete(id),
  getApplication: ({ applications }) => applications.get(id),
  putApplication: ({ applications }) => applications.put(id, { status: 'applied' }),
  deleteApplication: ({ applications }) => applications.delete(id),
  listApplications: ({ applications }) => applications.list(),
  listBaseResumes: ({ baseResume }) => baseResume.list(),
  revertChanges: ({ resumes }) => resumes.revert(id, ['c1', 'c2']),
  getResumePosting: ({ resumes }) => resumes.posting(id),
  drawResume: ({ resumes }) => resumes.draw(id, { theme: 'ats' }),
  exportResume: ({ resumes }) => resumes.export(id, { format: 'text' }),
  deleteResume: ({ resumes }) => resumes.delete(id),
  getUsage: ({ usage }) => usage.get(),
  listApiKeys: ({ apiKeys }) => apiKeys.list(),
  listDashboardKeys: ({ apiKeys }) => apiKeys.listAll(),
  createApiKey: ({ apiKeys }) => apiKeys.create({ name: 'laptop' }),
  revokeApiKey: ({ apiKeys }) => apiKeys.revoke('apikey_1'),
  readResumeFile: ({ baseResume }) => baseResume.read({ file_name: 'cv.md', content: 'IyBBZGE=' }),
  readPosting: ({ postings }) => postings.read({ text: generateBody.job_description }),
  listThemes: ({ themes }) => themes.list(),
  deleteBaseResume: ({ baseResume }) => baseResume.delete(),
};

/** In the order of the table, in which each call finds what it needs. */
export const calledOperations = Object.keys(clientCalls) as readonly CalledOperation[];
