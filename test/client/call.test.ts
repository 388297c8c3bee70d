import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/client/client.ts';
import type { ClientOptions } from '../../src/client/client-options.ts';
import { createClient } from '../../src/client/create-client.ts';
import { ApiError, ConnectionError, ProtocolError } from '../../src/client/errors.ts';
import { parseAnswer } from '../../src/client/parse-answer.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type ErrorName, errorStatus, nextSteps } from '../../src/contract/errors.ts';
import { calledOperations, clientCalls } from '../support/client-calls.ts';
import { resumeId } from '../support/fake-use-cases.ts';
import { type ScriptedAnswer, scriptedFetch } from '../support/scripted-fetch.ts';
import { generateBody } from '../support/send-row.ts';

const usage: ScriptedAnswer = {
  status: 200,
  body: {
    object: 'usage',
    credits_total: 2,
    credits_used: 1,
    credits_remaining: 1,
    resumes_generated_this_week: 0,
    plan: 'free',
    rate_limit: { requests_per_minute: 60, remaining: 59 },
    billing_cycle_end: '2026-12-01T00:00:00.000Z',
    field_of_the_future: true,
  },
};

function failed(name: ErrorName, headers: Record<string, string> = {}): ScriptedAnswer {
  const status = errorStatus[name];
  return { status, headers, body: { object: 'error', name, message: `It is ${name}.`, status } };
}

const refusedConnection = new TypeError('fetch failed', {
  cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
});

function scriptedClient(script: readonly (ScriptedAnswer | Error)[], options: Partial<ClientOptions> = {}) {
  const { fetch, sent } = scriptedFetch(script);
  const waits: number[] = [];
  const client = createClient({
    baseUrl: 'http://127.0.0.1:9/api/v1',
    apiKey: 'key',
    fetch,
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0,
    parseAnswer,
    ...options,
  });
  return { client, sent, waits };
}

describe('a call', () => {
  it('returns the answer as sent, including unknown fields', async () => {
    expect(await scriptedClient([usage]).client.usage.get()).toEqual(usage.body);
  });

  it.each([
    ['HTML', { status: 200, body: '<h1>Hello</h1>' }],
    ['a list', { status: 200, body: [] }],
    ['another object', { status: 200, body: { object: 'resume.deleted', id: resumeId(1), deleted: true } }],
    ['an incomplete object', { status: 200, body: { object: 'usage' } }],
    [
      'a status that the API does not use',
      { status: 418, body: { object: 'error', name: 'teapot', message: 'no' } },
    ],
    ['an error of another shape', { status: 404, body: { error: 'not found' } }],
    ['a redirect', { status: 301, headers: { location: 'https://evil.example' }, body: '' }],
  ] satisfies [string, ScriptedAnswer][])('throws a ProtocolError for %s', async (_kind, answer) => {
    const { client, sent } = scriptedClient([answer]);
    await expect(client.usage.get()).rejects.toBeInstanceOf(ProtocolError);
    expect(sent).toHaveLength(1);
  });

  it('throws an error with its name, status, request id, seconds to wait and the wrong field', async () => {
    const headers = { 'x-request-id': 'req_7', 'retry-after': '90', 'x-error-path': 'limit' };
    const { client } = scriptedClient([failed('rate_limit_exceeded', headers)]);
    const error = await client.usage.get().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'rate_limit_exceeded',
      status: 429,
      requestId: 'req_7',
      retryAfter: 90,
      path: 'limit',
    });
  });

  it.each([
    ['no_base_resume', 'There is no base resume yet.'],
    // A server of a later version.
    ['code_of_the_future', `There is no base resume yet. ${nextSteps.no_base_resume}`],
  ])('throws an error with the code %s that says what happened', async (code, what) => {
    const message = `There is no base resume yet. ${nextSteps.no_base_resume}`;
    const body = { object: 'error', name: 'validation_error', message, status: 400 };
    const { client } = scriptedClient([{ status: 400, headers: { 'x-error-code': code }, body }]);
    await expect(generate(client)).rejects.toMatchObject({ message, what });
  });

  it('never follows a redirect', async () => {
    const { client, sent } = scriptedClient([usage]);
    await client.usage.get();
    expect(sent[0]?.init.redirect).toBe('manual');
  });
});

const fourTimes = (step: ScriptedAnswer | Error) => [step, step, step, step];
const generate = (client: Client) => client.resumes.generate(generateBody);
const keyedGenerate = (client: Client) => client.resumes.generate(generateBody, { idempotencyKey: 'k' });
const get = (client: Client) => client.usage.get();
const remove = (client: Client) => client.resumes.delete(resumeId(1));
const pdf = (client: Client) => client.resumes.pdf(resumeId(1));
const deletions = calledOperations.filter((operation) => endpoints[operation].method === 'DELETE');
const backoffDelays = [500, 1000, 2000];

/** Name, answer, call, and the milliseconds waited between attempts. */
const retries: readonly (readonly [
  string,
  ScriptedAnswer | Error,
  (client: Client) => Promise<unknown>,
  number[],
])[] = [
  ['a 500 on GET', failed('internal_server_error'), get, backoffDelays],
  ['no connection on GET', refusedConnection, get, backoffDelays],
  ["a proxy's 502 on GET", { status: 502, body: '<html>' }, get, backoffDelays],
  ['a 408 on GET', { status: 408, body: '' }, get, backoffDelays],
  ['a 500 on DELETE', failed('internal_server_error'), remove, backoffDelays],
  ['a 500 on generate with a key', failed('internal_server_error'), keyedGenerate, backoffDelays],
  [
    'a rate limit that says when to retry',
    failed('rate_limit_exceeded', { 'retry-after': '60' }),
    get,
    [60_000, 60_000, 60_000],
  ],
  ['a rate limit of more than a minute', failed('rate_limit_exceeded', { 'retry-after': '61' }), get, []],
  ['a 500 on generate without a key', failed('internal_server_error'), generate, []],
  ['no connection on generate without a key', refusedConnection, generate, []],
  ['a 500 on another POST', failed('internal_server_error'), pdf, []],
  ['too few credits', failed('credit_limit_exceeded', { 'x-should-retry': 'false' }), keyedGenerate, []],
  ['a 400', failed('validation_error'), keyedGenerate, []],
  ['a 401', failed('missing_api_key'), get, []],
  ['a 403', failed('invalid_api_key'), get, []],
  ['a 404', failed('not_found'), remove, []],
];

describe('retries', () => {
  it.each(retries)('have the expected delays after %s', async (_name, step, call, waited) => {
    const { client, sent, waits } = scriptedClient(fourTimes(step));
    await expect(call(client)).rejects.toThrow();
    expect(waits).toEqual(waited);
    expect(sent).toHaveLength(waited.length + 1);
  });

  it.each([
    ['a 500', failed('internal_server_error'), []],
    ['no answer', refusedConnection, []],
    ['a rate limit', failed('rate_limit_exceeded', { 'retry-after': '2' }), [2000, 2000, 2000]],
  ])('without retryFailures happen only for a rate limit: %s', async (_name, step, waited) => {
    const { client, waits } = scriptedClient(fourTimes(step), { retryFailures: false });
    await expect(keyedGenerate(client)).rejects.toThrow();
    expect(waits).toEqual(waited);
  });

  it('continue while the same generate is in progress', async () => {
    const inProgress = failed('rate_limit_exceeded', { 'retry-after': '2', 'ratelimit-remaining': '58' });
    const { client, waits } = scriptedClient([
      ...Array<ScriptedAnswer>(9).fill(inProgress),
      failed('not_found'),
    ]);
    await expect(keyedGenerate(client)).rejects.toMatchObject({ name: 'not_found' });
    expect(waits).toEqual(Array(9).fill(2000));
  });

  it('end with the first success and repeat the same request', async () => {
    const { client, sent } = scriptedClient([refusedConnection, failed('internal_server_error'), usage]);
    await client.usage.get();
    expect(new Set(sent.map(({ url, init }) => JSON.stringify([url, init]))).size).toBe(1);
  });

  it.each([
    ['no answer', refusedConnection],
    ['a 500', failed('internal_server_error')],
  ])('of a DELETE after %s succeed when the resume is not found', async (_kind, first) => {
    const { client } = scriptedClient([first, failed('not_found')]);
    expect(await remove(client)).toEqual({ object: 'resume.deleted', id: resumeId(1), deleted: true });
  });

  it.each(deletions)('of %s answer with its object or not at all', async (operation) => {
    const { client } = scriptedClient([failed('internal_server_error'), failed('not_found')]);
    const answer = clientCalls[operation](client);
    const object = endpoints[operation].answer;
    if (object.startsWith('Deleted'))
      expect(parseAnswer(object, await answer)).toMatchObject({ deleted: true });
    else await expect(answer).rejects.toMatchObject({ name: 'not_found' });
  });

  it('of a DELETE after a rate limit fail when the resume is not found', async () => {
    const { client } = scriptedClient([
      failed('rate_limit_exceeded', { 'retry-after': '1' }),
      failed('not_found'),
    ]);
    await expect(remove(client)).rejects.toMatchObject({ name: 'not_found' });
  });
});

describe('a connection', () => {
  it('that fails causes an error with the address and the reason', async () => {
    const { client } = scriptedClient(fourTimes(refusedConnection));
    const error = await get(client).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({
      message: 'Cannot reach http://127.0.0.1:9: ECONNREFUSED.',
      timedOut: false,
    });
  });

  it('ends after its timeout, which the error names', async () => {
    const { client } = scriptedClient([], { fetch: silent, timeouts: { read: 1, work: 1 } });
    await expect(pdf(client)).rejects.toMatchObject({ name: 'ConnectionError', timedOut: true });
    await expect(pdf(client)).rejects.toThrow('within 0.001 seconds');
  });

  it('ends when the caller aborts, without a retry', async () => {
    const stop = new AbortController();
    const { client, waits } = scriptedClient([], { fetch: silent, signal: stop.signal });
    const call = get(client);
    stop.abort(new Error('cancelled'));
    await expect(call).rejects.toThrow('cancelled');
    expect(waits).toEqual([]);
  });
});

/** Never answers; rejects when its signal is aborted. */
const silent: ClientOptions['fetch'] = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
