import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/client/client.ts';
import { createClient } from '../../src/client/create-client.ts';
import { parseAnswer } from '../../src/client/parse-answer.ts';
import { endpoints, operationIds } from '../../src/contract/endpoints.ts';
import { buildApi } from '../support/build-api.ts';
import { dashboardToken, fakeUseCases, liveKey, resumeId } from '../support/fake-use-cases.ts';
import { type SentCall, scriptedFetch } from '../support/scripted-fetch.ts';
import { generateBody } from '../support/send-row.ts';

function clientOf(fetch: Parameters<typeof createClient>[0]['fetch']): Client {
  return createClient({
    baseUrl: 'http://127.0.0.1/api/v1/',
    apiKey: liveKey,
    dashboardToken,
    fetch,
    wait: async () => undefined,
    random: () => 0,
    parseAnswer,
  });
}

/** The client on the API in this process, over a service in memory. */
function inProcess() {
  const { useCases, received } = fakeUseCases();
  const sent: SentCall[] = [];
  const api = buildApi(useCases);
  const client = clientOf((url, init) => {
    sent.push({ url, init });
    return api.fetch(new Request(url, init as RequestInit));
  });
  return { client, received, sent };
}

const id = resumeId(1);
const wording = { item: 'work[0].highlights[0]', text: 'Built and ran an API' };
const calls: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
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

describe('the client', () => {
  it('has a call for every operation, and the API answers each with its object', async () => {
    // A session is a cookie, which only a browser keeps.
    const offered = operationIds.filter((operation) => operation !== 'createDashboardSession');
    expect(Object.keys(calls).sort()).toEqual([...offered].sort());
    const { client, sent } = inProcess();
    for (const [operation, call] of Object.entries(calls)) {
      await call(client);
      const row = endpoints[operation as keyof typeof endpoints];
      expect(sent.at(-1)?.init.method).toBe(row.method);
    }
    expect(sent).toHaveLength(offered.length);
  });

  it('sends the API key or the dashboard token, never both', async () => {
    const { client, sent } = inProcess();
    await client.usage.get();
    await client.apiKeys.listAll();
    const credentials = sent.map(({ init: { headers } }) => {
      const { 'x-api-key': key, authorization } = headers;
      return [key, authorization];
    });
    expect(credentials).toEqual([
      [liveKey, undefined],
      [undefined, `Bearer ${dashboardToken}`],
    ]);
  });

  it('reports missing_api_key from the service when it has no key', async () => {
    const { useCases } = fakeUseCases();
    const api = buildApi(useCases);
    const client = createClient({
      baseUrl: 'http://localhost/api/v1',
      apiKey: null,
      fetch: (url, init) => api.fetch(new Request(url, init as RequestInit)),
      wait: async () => undefined,
      random: () => 0,
    });
    await expect(client.usage.get()).rejects.toMatchObject({ name: 'missing_api_key', status: 401 });
    await expect(client.apiKeys.listAll()).rejects.toMatchObject({ name: 'missing_api_key' });
  });

  it('encodes ids and leaves undefined values out of the query', async () => {
    const gone = { status: 404, body: { object: 'error', name: 'not_found', message: 'No.', status: 404 } };
    const { fetch, sent } = scriptedFetch([gone, gone]);
    const client = clientOf(fetch);
    await expect(client.resumes.get('a/b?c#d')).rejects.toMatchObject({ name: 'not_found' });
    await expect(client.resumes.list({ limit: 3, after: undefined })).rejects.toThrow('No.');
    expect(sent.map(({ url }) => url)).toEqual([
      'http://127.0.0.1/api/v1/resumes/a%2Fb%3Fc%23d',
      'http://127.0.0.1/api/v1/resumes?limit=3',
    ]);
  });

  it('sends the options of generate as query and Idempotency-Key, never in the body', async () => {
    const { client, received } = inProcess();
    await client.resumes.generate(generateBody, { idempotencyKey: 'k', check: false });
    expect(received.at(-1)?.input[0]).toEqual({
      ...generateBody,
      finetune_level: 'good',
      include_pdf: false,
    });
    expect(received.at(-1)?.input[1]).toMatchObject({ idempotencyKey: 'k', check: false });
  });

  it('reads all pages up to the oldest resume', async () => {
    const { client } = inProcess();
    for (let count = 0; count < 5; count += 1) await client.resumes.generate(generateBody);
    const pages: string[][] = [];
    for await (const page of client.resumes.pages({ limit: 2 })) pages.push(page.data.map((one) => one.id));
    expect(pages).toEqual([[resumeId(5), resumeId(4)], [resumeId(3), resumeId(2)], [resumeId(1)]]);
  });

  it('reads pages toward newer resumes when it starts with before', async () => {
    const page = (ids: number[], has_more: boolean) => ({
      status: 200,
      body: { object: 'list', data: ids.map((number) => ({ id: resumeId(number) })), has_more },
    });
    const { fetch, sent } = scriptedFetch([page([3, 2], true), page([5, 4], false)]);
    const client = createClient({
      baseUrl: 'http://localhost/api/v1',
      apiKey: liveKey,
      fetch,
      wait: async () => undefined,
      random: () => 0,
    });
    for await (const _page of client.resumes.pages({ before: resumeId(1) }));
    expect(sent.map(({ url }) => new URL(url).searchParams.get('before'))).toEqual([
      resumeId(1),
      resumeId(3),
    ]);
  });
});
