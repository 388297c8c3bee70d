import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/contract/endpoints.ts';
import { SettingError } from '../../src/contract/errors.ts';
import { limits } from '../../src/contract/limits.ts';
import {
  createLocalOperations,
  type LocalCall,
  type LocalOutcome,
  type PerformLocally,
} from '../../src/operations/perform-locally.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import { buildApi } from '../support/build-api.ts';
import { now } from '../support/fake-use-cases.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { generateBody } from '../support/send-row.ts';

const base = { basics: { name: 'Ada Example' }, work: [{ name: 'Example Ltd', position: 'Engineer' }] };
const pdfUrl = () => null;

let service: RealService;
let logged: unknown[];
let perform: PerformLocally;

beforeEach(async () => {
  service = await serviceWithPlainEngine();
  logged = [];
  perform = localOn(service);
});

afterEach(() => service.close());

function localOn({ useCases, clock }: Pick<RealService, 'useCases' | 'clock'>): PerformLocally {
  return createLocalOperations({
    useCases,
    clock,
    pdfUrl,
    newRequestId: () => 'req_1',
    log: ({ error }) => logged.push(error),
  });
}

/** The same request over HTTP. */
async function overHttp(method: string, path: string, call: LocalCall): Promise<unknown> {
  const api = buildApi(service.useCases, { clock: service.clock, pdfUrl });
  const query = new URLSearchParams(
    Object.entries(call.query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  );
  const headers = new Map<string, string>([['content-type', 'application/json']]);
  if (call.apiKey !== null) headers.set('x-api-key', call.apiKey);
  if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey);
  const body = method === 'GET' ? {} : { body: JSON.stringify(call.body) };
  const url = `http://127.0.0.1/api/v1${path}?${query}`;
  const answer = await api.fetch(new Request(url, { method, headers: [...headers], ...body }));
  return { status: answer.status, value: JSON.parse(await answer.text()) };
}

async function locally(id: OperationId, call: LocalCall): Promise<unknown> {
  const outcome: LocalOutcome<OperationId> = await perform(id, call);
  if ('answer' in outcome) return { status: 200, value: outcome.answer };
  const { name, message, status } = outcome.failure;
  return { status, value: { object: 'error', name, message, status } };
}

describe('an operation in this process', () => {
  const withKey = (call: Partial<LocalCall> = {}): LocalCall => ({
    apiKey: service.apiKey,
    dashboardToken: null,
    ...call,
  });

  it.each<[string, OperationId, string, string, () => LocalCall]>([
    ['an answer', 'getUsage', 'GET', '/usage', () => withKey()],
    ['a query', 'listResumes', 'GET', '/resumes', () => withKey({ query: { limit: 5, after: undefined } })],
    ['a body', 'putBaseResume', 'PUT', '/base-resume', () => withKey({ body: base })],
    [
      'a wrong field',
      'generateResume',
      'POST',
      '/resumes/generate',
      () => withKey({ body: { ...generateBody, colour: 'red' } }),
    ],
    [
      'a wrong query, key and body at once',
      'generateResume',
      'POST',
      '/resumes/generate',
      () => withKey({ query: { check: 'maybe' }, idempotencyKey: 'é', body: { position: 7 } }),
    ],
    [
      'a body that is too large',
      'putBaseResume',
      'PUT',
      '/base-resume',
      () => withKey({ body: { ...base, meta: { text: 'a'.repeat(limits.bodyBytes) } } }),
    ],
    ['no base resume', 'generateResume', 'POST', '/resumes/generate', () => withKey({ body: generateBody })],
    ['no key', 'getUsage', 'GET', '/usage', () => withKey({ apiKey: null })],
    ['a wrong key', 'getUsage', 'GET', '/usage', () => withKey({ apiKey: 'rt_live_wrong' })],
    [
      'an id that nothing has',
      'getResume',
      'GET',
      '/resumes/res_01jz0000000000000000000000',
      () => withKey({ id: 'res_01jz0000000000000000000000' }),
    ],
    ['an id that is none', 'getResume', 'GET', '/resumes/x', () => withKey({ id: 'x' })],
  ])('says the same as over HTTP: %s', async (_what, id, method, path, call) => {
    const here = await locally(id, call());
    expect(here).toEqual(await overHttp(method, path, call()));
  });

  it('gives back the objects of the API, with the documents in them', async () => {
    await perform('putBaseResume', withKey({ body: base }));
    const made = await perform('generateResume', withKey({ body: generateBody, idempotencyKey: 'one' }));
    const again = await perform('generateResume', withKey({ body: generateBody, idempotencyKey: 'one' }));
    expect(made).toMatchObject({ answer: { object: 'resume', resume_data: { basics: {} }, pdf_url: null } });
    expect(again).toEqual(made);
    const list = await perform('listResumes', withKey());
    expect(list).toEqual({
      answer: { object: 'list', data: [(made as { answer: object }).answer], has_more: false },
    });
  });

  it('counts in the rate limit, and says how long to wait and whether the service is only busy', async () => {
    service.clock.time = now;
    let outcome = await perform('listResumes', withKey());
    for (let count = 0; count < 600 && 'answer' in outcome; count += 1)
      outcome = await perform('listResumes', withKey());
    expect(outcome).toMatchObject({
      failure: { name: 'rate_limit_exceeded', status: 429, busy: false, retryAfter: expect.any(Number) },
    });
    expect(logged).toEqual([]);
  });

  it('tells the host what only the host can repair, and logs the cause of what has no name', async () => {
    const setting = new SettingError('model.key', 'is missing.');
    const failing = (error: unknown) => ({
      ...service,
      useCases: { ...service.useCases, getUsage: () => Promise.reject(error) },
    });
    perform = localOn(failing(new ServiceError('internal_server_error', 'hidden', { cause: setting })));
    expect(await perform('getUsage', withKey())).toMatchObject({
      failure: {
        status: 500,
        message: expect.stringContaining('model.key in server.yaml: is missing. Nothing was charged.'),
      },
    });
    const unnamed = new TypeError('secret');
    perform = localOn(failing(unnamed));
    const outcome = await perform('getUsage', withKey());
    expect(outcome).toMatchObject({ failure: { name: 'internal_server_error', requestId: 'req_1' } });
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(logged).toEqual([setting, unnamed]);
  });
});
