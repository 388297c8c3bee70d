import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/client/client.ts';
import { createClient } from '../../src/client/create-client.ts';
import { parseAnswer } from '../../src/client/parse-answer.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { buildApi } from '../support/build-api.ts';
import { calledOperations, clientCalls } from '../support/client-calls.ts';
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

describe('the client', () => {
  it('has a call for every operation, and the API answers each with its object', async () => {
    const { client, sent } = inProcess();
    for (const operation of calledOperations) {
      await clientCalls[operation](client);
      expect(sent.at(-1)?.init.method).toBe(endpoints[operation].method);
    }
    expect(sent).toHaveLength(calledOperations.length);
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
