import type { Application } from '../../src/contract/application.ts';
import { dashboardSessionHours, limits } from '../../src/contract/limits.ts';
import { lookOptionTexts } from '../../src/contract/look.ts';
import type { Posting } from '../../src/contract/objects.ts';
import type { Report } from '../../src/contract/report.ts';
import type { Score } from '../../src/contract/score.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import type {
  ApiKeyRecord,
  BaseResumeRecord,
  Caller,
  GenerateOptions,
  PageRequest,
  PdfOptions,
  ResumeRecord,
  UseCases,
} from '../../src/service/use-cases.ts';
import { tailoredDocument } from './tailored-document.ts';

export const liveKey = `key_live_${'a'.repeat(38)}`;
export const dashboardToken = 'dash_token';
export const dashboardSession = 'sess_1';
export const pageSession = 'page_1';
export const now = Date.UTC(2026, 10, 21, 9, 0, 0, 250);

/** What reached the use cases behind the API. */
interface Received {
  readonly use: keyof UseCases;
  readonly input: readonly unknown[];
}

export interface FakeUseCases {
  readonly useCases: UseCases;
  readonly received: Received[];
}

const firstKey = 'apikey_1';
const caller: Caller = {
  ...{ accountId: 'acct_1', mode: 'live', plan: 'pro', credits: null, keyId: firstKey },
};

export function resumeId(number: number): string {
  return `res_0${String(number).padStart(25, '0')}`;
}

/** The service in memory: one account, one live key, as many requests per minute as are asked for. */
export function fakeUseCases(requestsPerMinute = 60): FakeUseCases {
  const received: Received[] = [];
  const resumes = new Map<string, ResumeRecord>();
  const keys = new Map<string, ApiKeyRecord>([[firstKey, keyRecord(firstKey, 'first')]]);
  let base: BaseResumeRecord | undefined;
  let requests = 0;
  let dashboardRequests = 0;
  const window = () => ({
    limit: requestsPerMinute,
    remaining: Math.max(0, requestsPerMinute - requests),
    reset: Math.ceil(now / 1000) + 30,
  });
  const find = (id: string): ResumeRecord => {
    const resume = resumes.get(id);
    if (!resume) throw new ServiceError('not_found', 'There is no resume with this id.');
    return resume;
  };
  const currentBase = (): BaseResumeRecord => {
    if (!base) throw new ServiceError('not_found', 'There is no base resume.');
    return base;
  };
  const useCases: UseCases = {
    async authenticate(key) {
      if (key === null) throw new ServiceError('missing_api_key', 'No API key was sent.');
      if (key !== liveKey) throw new ServiceError('invalid_api_key', 'The API key is invalid.');
      return caller;
    },
    async authenticateDashboard({ token, session }) {
      const sent = token ?? session;
      if (sent === null) throw new ServiceError('missing_api_key', 'No bearer token was sent.');
      const known = token === null ? dashboardSession : dashboardToken;
      if (sent !== known) throw new ServiceError('invalid_api_key', 'The bearer token is invalid.');
      return { accountId: caller.accountId, tokenHash: 'f'.repeat(64), bySession: token === null };
    },
    async authenticatePage(session) {
      if (session !== pageSession) throw new ServiceError('missing_api_key', 'The page is not signed in.');
      return { ...caller, keyId: null, tokenHash: 'f'.repeat(64), bySession: true };
    },
    async createPageSession(token) {
      if (token !== dashboardToken) throw new ServiceError('invalid_api_key', 'The token is invalid.');
      return { session: pageSession, expiresAt: now + dashboardSessionHours * 3_600_000 };
    },
    async countRequest() {
      requests += 1;
      if (requests <= requestsPerMinute) return window();
      throw new ServiceError('rate_limit_exceeded', 'Too many requests.', {
        retryAfterSeconds: 30,
        rateLimit: window(),
      });
    },
    rateLimit: async () => window(),
    async countDashboardRequest() {
      dashboardRequests += 1;
      const remaining = limits.dashboardRequestsPerMinute - dashboardRequests;
      if (remaining >= 0) return { ...window(), limit: limits.dashboardRequestsPerMinute, remaining };
      throw new ServiceError('rate_limit_exceeded', 'Too many requests.', {
        retryAfterSeconds: 30,
        rateLimit: {
          ...{ limit: limits.dashboardRequestsPerMinute, remaining: 0 },
          reset: Math.floor(now / 1000) + 30,
        },
      });
    },
    createDashboardSession: async () => ({
      session: dashboardSession,
      expiresAt: now + dashboardSessionHours * 3_600_000,
    }),
    async generateResume(_caller, request, options: GenerateOptions) {
      received.push({ use: 'generateResume', input: [request, options] });
      const kept = [...resumes.values()].find((one) => one.look.theme === options.idempotencyKey);
      if (kept) return { resume: kept, replayed: true };
      const resume: ResumeRecord = {
        id: resumeId(resumes.size + 1),
        companyName: request.company_name,
        position: request.position,
        finetuneLevel: request.finetune_level,
        atsScore: 72,
        resumeData: new TextEncoder().encode(JSON.stringify(tailoredDocument('Ada Example'))),
        creditsRemaining: 98,
        // The fake remembers the key where it has room.
        look: { theme: options.idempotencyKey ?? 'ats' },
        pdfGeneratedAt: request.include_pdf ? now : null,
        pdfVersion: request.include_pdf ? 'v1' : null,
        createdAt: now,
      };
      resumes.set(resume.id, resume);
      return { resume, replayed: false };
    },
    async previewResume(_caller, request, options) {
      received.push({ use: 'previewResume', input: [request, options] });
      const score = { before: 40, after: 70, ceiling: 80 };
      return { object: 'resume.preview', score, changes: [], gaps: [], cost: 2, credits_remaining: 98 };
    },
    async scoreResume(_caller, request) {
      received.push({ use: 'scoreResume', input: [request] });
      return score;
    },
    async listWordings(_caller, id) {
      find(id);
      return [{ item: 'work[0].highlights[0]', of: 'Engineer', text: 'Built an API', base: 'Built an API' }];
    },
    async checkWording(_caller, id, { item, text }) {
      find(id);
      return { object: 'wording', item, text, allowed: true, findings: [], nearest: 'Built an API' };
    },
    applyWording: async (_caller, id) => find(id),
    async answerQuestions(_caller, id, request) {
      received.push({ use: 'answerQuestions', input: [id, request] });
      return find(id);
    },
    async rankPostings(_caller, request) {
      received.push({ use: 'rankPostings', input: [request] });
      return { object: 'rank', version: score.version, data: [] };
    },
    async findGaps(_caller, request) {
      received.push({ use: 'findGaps', input: [request] });
      return { object: 'gaps', version: score.version, postings: 0, data: [], has_more: false, last: null };
    },
    async listResumes(_caller, page: PageRequest) {
      received.push({ use: 'listResumes', input: [page] });
      const sorted = [...resumes.values()].reverse().filter(({ id }) => !page.after || id < page.after);
      return { data: sorted.slice(0, page.limit), hasMore: sorted.length > page.limit };
    },
    getResume: async (_caller, id) => find(id),
    async deleteResume(_caller, id) {
      find(id);
      resumes.delete(id);
    },
    async generatePdf(_caller, id, options: PdfOptions) {
      received.push({ use: 'generatePdf', input: [id, options] });
      const resume = { ...find(id), pdfGeneratedAt: now, pdfVersion: 'v2' };
      resumes.set(id, resume);
      return resume;
    },
    async readPdf(id, version) {
      if (find(id).pdfVersion !== version)
        throw new ServiceError('not_found', 'There is no resume with this id.');
      return { bytes: new TextEncoder().encode('%PDF-1.7 fake'), name: 'ada-example-acme.pdf' };
    },
    getReport: async (_caller, id) => ({ ...report, id: find(id).id }),
    async getResumeBase(_caller, id) {
      find(id);
      return { ...currentBase(), takesAnswers: true };
    },
    async revertChanges(_caller, id, request) {
      received.push({ use: 'revertChanges', input: [id, request] });
      return find(id);
    },
    getResumePosting: async (_caller, id) => ({ ...posting, position: find(id).position }),
    async drawResume(_caller, id, { theme = 'ats' } = {}) {
      return { object: 'resume.pages', id: find(id).id, theme, options: lookOptionTexts({}), pages: [] };
    },
    async exportResume(_caller, id) {
      const text = {
        extension: '.txt',
        file_name: 'ada.txt',
        encoding: 'text',
        content: 'Ada',
        bytes: 3,
      } as const;
      return { object: 'resume.export', id: find(id).id, format: 'text', ...text, left_out: [] };
    },
    readResumeFile: async () => ({
      object: 'resume.reading',
      format: 'markdown',
      name: 'Ada Example',
      source: { basics: { name: 'Ada Example' } },
      notes: [],
    }),
    readPosting: async () => posting,
    listThemes: async () => ({ object: 'list', data: [], has_more: false }),
    async editResume(_caller, id, patch) {
      received.push({ use: 'editResume', input: [id, patch] });
      return find(id);
    },
    getUsage: async () => ({
      object: 'usage',
      credits_total: 100,
      credits_used: 2,
      credits_remaining: 98,
      resumes_generated_this_week: resumes.size,
      plan: 'pro',
      rate_limit: { requests_per_minute: requestsPerMinute, remaining: window().remaining },
      billing_cycle_end: '2026-12-01T00:00:00.000Z',
    }),
    listApiKeys: async () => [...keys.values()].reverse(),
    async createApiKey(_caller, request) {
      received.push({ use: 'createApiKey', input: [request] });
      const key = keyRecord(`apikey_${keys.size + 1}`, request.name);
      keys.set(key.id, key);
      return { key, secret: `key_live_${'b'.repeat(38)}` };
    },
    async revokeApiKey(_caller, id) {
      if (!keys.delete(id)) throw new ServiceError('not_found', 'There is no API key with this id.');
    },
    async listProposals(_caller, id) {
      find(id);
      return [];
    },
    listProposedResumes: async () => [],
    async proposeAnswer(_caller, id, request) {
      received.push({ use: 'proposeAnswer', input: [id, request] });
      find(id);
      return [];
    },
    async deleteProposals(_caller, id) {
      find(id);
      return [];
    },
    getApplication: async (_caller, id) => ({ ...application, id: find(id).id }),
    async putApplication(_caller, id, request) {
      received.push({ use: 'putApplication', input: [id, request] });
      return { ...application, id: find(id).id };
    },
    deleteApplication: async (_caller, id) => ({ ...application, id: find(id).id }),
    async listApplications(_caller, page) {
      received.push({ use: 'listApplications', input: [page] });
      return { data: [], hasMore: false };
    },
    getBaseResume: async () => currentBase(),
    listBaseResumes: async () => (base ? [base] : []),
    async putBaseResume(_caller, source, { sourceFormat, name = 'default' } = {}) {
      received.push({ use: 'putBaseResume', input: [source, { sourceFormat, name }] });
      base = {
        name,
        version: 'f'.repeat(64),
        resumeData: JSON.stringify(tailoredDocument('Ada Example')),
        source: JSON.stringify(source),
        sourceFormat: sourceFormat ?? 'json-resume',
        updatedAt: now,
      };
      return base;
    },
    async deleteBaseResume() {
      currentBase();
      base = undefined;
    },
  };
  return { useCases, received };
}

function keyRecord(id: string, name: string): ApiKeyRecord {
  const prefix = 'key_live_aaaa…';
  return { id, name, mode: 'live', prefix, createdAt: now, lastUsedAt: null, expiresAt: null };
}

const score: Score = {
  object: 'score',
  version: '1',
  ats_score: 55,
  band: 'partial',
  fit: 60,
  presentation: 50,
  ceiling: 70,
  components: [],
  requirements: [],
  years: null,
  degree: null,
  knockouts: [],
  warnings: [],
};

const application: Application = {
  object: 'application',
  id: '',
  company_name: 'Example Ltd',
  position: 'Backend Engineer',
  status: null,
  date: null,
  note: null,
  history: [],
  pdf_hash: null,
};

const posting: Posting = {
  object: 'posting',
  job_description: 'A posting of some length that asks for a backend engineer.',
  company_name: 'Example Ltd',
  position: 'Backend Engineer',
};

const report: Omit<Report, 'id'> = {
  object: 'resume.report',
  language: 'en',
  engine: 'rules',
  score_version: '1',
  as_of: '2026-11-21',
  score: { before: 40, after: 70, ceiling: 80 },
  components: [],
  requirements: [],
  changes: [],
  gaps: [],
  hidden: [],
  warnings: [],
};
