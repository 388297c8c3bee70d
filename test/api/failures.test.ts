import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../src/api/api.ts';
import { logFailure } from '../../src/cli/connection/open-composition.ts';
import { nextSteps } from '../../src/contract/errors.ts';
import { limits } from '../../src/contract/limits.ts';
import { ErrorObject } from '../../src/contract/objects.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import { fieldError } from '../../src/values/validation-error.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { fakeUseCases } from '../support/fake-use-cases.ts';
import { generateBody, generateRow, readObject, sendRow } from '../support/send-row.ts';

describe.each(apiConnections)('limits and failures %s', (_name, open) => {
  let connection: ApiConnection | undefined;
  afterEach(() => connection?.close());

  it('a request above the limit is 429 with the seconds in message and header, and the three headers', async () => {
    connection = await open(fakeUseCases(1).useCases);
    await sendRow(connection, { path: '/api/v1/resumes' });
    const response = await sendRow(connection, { path: '/api/v1/nothing' });
    const error = await readObject(response, 'ErrorObject');
    expect(error).toMatchObject({
      name: 'rate_limit_exceeded',
      message: expect.stringMatching(/\b30 seconds/),
    });
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('ratelimit-limit')).toBe('1');
    expect(response.headers.get('ratelimit-remaining')).toBe('0');
    expect(Number(response.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  });

  it('usage is neither counted nor blocked', async () => {
    connection = await open(fakeUseCases(1).useCases);
    await sendRow(connection, { path: '/api/v1/usage' });
    expect((await sendRow(connection, { path: '/api/v1/resumes' })).headers.get('ratelimit-remaining')).toBe(
      '0',
    );
    const usage = await sendRow(connection, { path: '/api/v1/usage' });
    expect(usage.status).toBe(200);
    expect(usage.headers.get('ratelimit-remaining')).toBe('0');
  });

  it('too few credits are 429 with a header that asks clients not to retry', async () => {
    const { useCases } = fakeUseCases();
    const generateResume = () => Promise.reject(new ServiceError('credit_limit_exceeded', '0 credits left.'));
    connection = await open({ ...useCases, generateResume });
    const response = await sendRow(connection, generateRow);
    expect(response.status).toBe(429);
    expect(response.headers.get('x-should-retry')).toBe('false');
    expect(response.headers.get('retry-after')).toBeNull();
    expect(response.headers.get('ratelimit-limit')).toBe('60');
  });

  it('an error with a code has it in a header, and its next step at the end of the message', async () => {
    const { useCases } = fakeUseCases();
    const missingBaseError = fieldError('', 'There is no base.', 'no_base_resume');
    connection = await open({ ...useCases, generateResume: () => Promise.reject(missingBaseError) });
    const response = await sendRow(connection, generateRow);
    expect(response.headers.get('x-error-code')).toBe('no_base_resume');
    const { message } = ErrorObject.parse(await response.json());
    expect(message).toBe(`There is no base. ${nextSteps.no_base_resume}`);
    const other = await sendRow(connection, { path: '/api/v1/resumes?limit=0' });
    expect([other.status, other.headers.get('x-error-code')]).toEqual([400, null]);
  });

  it.each([
    ['one field', { company_name: 7 }, 'company_name'],
    ['one item of a list', { postings: [{ job_description: 7 }] }, 'postings[0].job_description'],
    ['two fields of one item', { postings: [{ job_description: 7, id: 7 }] }, 'postings[0]'],
    ['a field whose name is no plain word', { 'a b': 7 }, null],
    ['two fields', { postings: 7, base: 7 }, null],
    [
      'a name in a field',
      { postings: [{ 'a b': 7, job_description: generateBody.job_description }] },
      'postings[0]',
    ],
  ])('an error about %s names it in a header', async (_name, wrong, field) => {
    connection = await open(fakeUseCases().useCases);
    const path = 'postings' in wrong ? '/api/v1/rank' : generateRow.path;
    const body = 'postings' in wrong ? wrong : { ...generateBody, ...wrong };
    const response = await sendRow(connection, { ...generateRow, path, body });
    expect([response.status, response.headers.get('x-error-path')]).toEqual([400, field]);
  });

  it('a posting that is too long has a code, unless there are other errors', async () => {
    const opened = await open(fakeUseCases().useCases);
    connection = opened;
    const generate = async (body: object) => {
      const refused = await sendRow(opened, { ...generateRow, body: { ...generateBody, ...body } });
      const { message } = ErrorObject.parse(await refused.json());
      return { status: refused.status, code: refused.headers.get('x-error-code'), message };
    };
    const long = { job_description: 'x'.repeat(50_001) };
    const next = nextSteps.posting_too_long;
    expect(await generate(long)).toEqual({
      status: 400,
      code: 'posting_too_long',
      message: `job_description: must have at most 50000 characters, has 50001. ${next}`,
    });
    expect((await generate({ ...long, position: '' })).code).toBeNull();
    expect((await generate({ job_description: 'short' })).code).toBeNull();
  });

  it.each([
    [
      '/api/v1/resumes/generate',
      'job_description',
      (job_description: string) => ({ ...generateBody, job_description }),
    ],
    ['/api/v1/resumes/score', 'job_description', (job_description: string) => ({ job_description })],
    [
      '/api/v1/rank',
      'postings[0].job_description',
      (job_description: string) => ({ postings: [{ job_description }] }),
    ],
    ['/api/v1/postings/read', 'text', (text: string) => ({ text })],
  ])(
    '%s refuses a web address for a posting with its own code, however long it is',
    async (path, field, body) => {
      const opened = await open(fakeUseCases().useCases);
      connection = opened;
      for (const address of [
        'https://jobs.example.com/123',
        `https://jobs.example.com/${'a'.repeat(50_000)}`,
      ]) {
        const refused = await sendRow(opened, { ...generateRow, path, body: body(address) });
        expect([
          refused.status,
          refused.headers.get('x-error-code'),
          refused.headers.get('x-error-path'),
        ]).toEqual([400, 'posting_only_address', field]);
        expect(ErrorObject.parse(await refused.json())).toMatchObject({
          name: 'validation_error',
          message: `${field}: is only a web address, not the text of a posting. ${nextSteps.posting_only_address}`,
        });
      }
    },
  );

  it('a file that is too large for a posting has the same code', async () => {
    connection = await open(fakeUseCases().useCases);
    const body = { file_name: 'a.pdf', content: 'A'.repeat(limits.file.bodyBytes) };
    const refused = await sendRow(connection, { ...generateRow, path: '/api/v1/postings/read', body });
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([400, 'posting_too_long']);
  });

  it('a key in use is 429 with the seconds to wait', async () => {
    const { useCases } = fakeUseCases();
    const busy = new ServiceError('rate_limit_exceeded', 'The 2 seconds are not over.', {
      retryAfterSeconds: 2,
    });
    connection = await open({ ...useCases, generateResume: () => Promise.reject(busy) });
    const response = await sendRow(connection, generateRow);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.text()).toContain('The 2 seconds are not over. Retry after 2 seconds.');
  });

  it.each([
    ['an unknown error', new Error('SQLITE_CORRUPT at /home/ada/store.db')],
    [
      'a named error',
      new ServiceError('internal_server_error', 'The PDF could not be made.', {
        cause: new Error('/home/ada'),
      }),
    ],
  ])(
    'a 500 after %s advises an Idempotency-Key and hides its cause, which is logged',
    async (_kind, error) => {
      const failures: Failure[] = [];
      const { useCases } = fakeUseCases();
      const parts = { log: (failure: Failure) => void failures.push(failure) };
      connection = await open({ ...useCases, listResumes: () => Promise.reject(error) }, parts);
      const response = await sendRow(connection, { path: '/api/v1/resumes' });
      const text = await response.text();
      expect(ErrorObject.parse(JSON.parse(text))).toMatchObject({
        name: 'internal_server_error',
        status: 500,
      });
      expect(text).toMatch(/Idempotency-Key/);
      expect(text).not.toMatch(/ada|SQLITE/);
      expect(response.headers.get('ratelimit-limit')).toBe('60');
      expect(failures).toEqual([
        { requestId: response.headers.get('x-request-id'), error: error.cause ?? error },
      ]);
    },
  );

  it.each([
    [
      { code: 'ENOSPC', syscall: 'write', path: '/srv/ada/store.db' },
      'the disk is full',
      'cannot write in /srv/ada',
    ],
    [{ errcode: 13, path: '/srv/ada/store.db' }, 'the disk is full', 'cannot write in /srv/ada'],
    [{ code: 'EDQUOT', syscall: 'write', path: '/srv/ada/x' }, 'the disk quota is used up', '/srv/ada'],
    [{ code: 'EROFS', syscall: 'mkdir', path: '/srv/ada/files' }, 'the file system is read-only', '/srv/ada'],
    [{ code: 'EACCES', syscall: 'open', path: '/srv/ada/x' }, 'permission denied', '/srv/ada/x'],
    [{ code: '53100' }, 'the disk of the database is full', 'Free some space on the machine of the database'],
    [{ code: '53300' }, 'the database takes no more connections', 'Raise max_connections'],
    [{ code: '25006' }, 'the database is read-only', 'Use its primary'],
    [{ code: 'EMFILE', syscall: 'open', path: '/srv/ada/x' }, 'too many files are open', '/srv/ada/x'],
  ])(
    'a storage error (%j) is explained without a path to callers and with it in the log',
    async (facts, reason, place) => {
      const failures: Failure[] = [];
      const parts = { log: (failure: Failure) => void failures.push(failure) };
      const refusal = Object.assign(new Error('at /srv/ada'), facts);
      connection = await open(
        { ...fakeUseCases().useCases, listResumes: () => Promise.reject(refusal) },
        parts,
      );
      const response = await sendRow(connection, { path: '/api/v1/resumes' });
      const text = await response.text();
      expect(ErrorObject.parse(JSON.parse(text))).toMatchObject({
        name: 'internal_server_error',
        status: 500,
      });
      expect(response.headers.get('x-error-code')).toBe('cannot_store');
      expect(text).toContain(reason);
      expect(text).not.toContain('ada');
      const [failure] = failures;
      if (!failure) throw new Error('nothing was logged');
      const lines: string[] = [];
      const stderr = { write: (line: string) => void lines.push(line) };
      logFailure({ stderr: stderr as never, now: () => 0 }, 'json')(failure);
      const { message } = JSON.parse(lines.join(''));
      expect(message.toLowerCase()).toContain(reason.replace(/^the file system/, 'it'));
      expect(message).toContain(place);
    },
  );

  it('readiness fails with a general reason when the store fails, and the error is logged', async () => {
    const failures: Failure[] = [];
    const error = new Error('locked at /home/ada');
    connection = await open(fakeUseCases().useCases, {
      readinessChecks: [{ name: 'database', look: () => Promise.reject(error) }],
      log: (failure) => failures.push(failure),
    });
    const response = await sendRow(connection, { path: '/readyz', key: null });
    expect(response.status).toBe(503);
    const reason = 'the database does not answer; see the log of this server';
    expect(JSON.parse(await response.text())).toEqual({
      status: 'not ready',
      reason,
      checks: [
        { name: 'draining', status: 'pass' },
        { name: 'database', status: 'fail', reason },
      ],
    });
    expect(failures.map((failure) => failure.error)).toEqual([error]);
    for (const path of ['/livez', '/healthz'])
      expect((await sendRow(connection, { path, key: null })).status).toBe(200);
  });

  it('readiness lists every failed check, and the first reason', async () => {
    const reason = 'nothing can be written: the disk is full';
    connection = await open(fakeUseCases().useCases, {
      readinessChecks: [
        { name: 'database', look: async () => null },
        { name: 'files', look: async () => reason },
        { name: 'schema', look: async () => 'it is older' },
      ],
    });
    const response = await sendRow(connection, { path: '/readyz', key: null });
    expect([response.status, JSON.parse(await response.text())]).toEqual([
      503,
      {
        status: 'not ready',
        reason,
        checks: [
          { name: 'draining', status: 'pass' },
          { name: 'database', status: 'pass' },
          { name: 'files', status: 'fail', reason },
          { name: 'schema', status: 'fail', reason: 'it is older' },
        ],
      },
    ]);
  });

  it.each([
    ['the key before the rate limit', { ...generateRow, key: 'key_live_wrong' }, 403],
    ['the rate limit before the body', { ...generateRow, body: '{' }, 429],
    ['the rate limit before the id', { path: '/api/v1/resumes/nope' }, 429],
    ['the rate limit before an unknown path', { path: '/api/v1/nothing' }, 429],
    ['the rate limit before a method that is not offered', { method: 'PUT', path: '/api/v1/usage' }, 429],
    ['the origin before the key', { ...generateRow, key: null, headers: { origin: 'null' } }, 400],
  ])('checks %s', async (_order, row, status) => {
    connection = await open(fakeUseCases(0).useCases);
    expect((await sendRow(connection, row)).status).toBe(status);
  });

  it('a wrong body is refused before too few credits', async () => {
    const { useCases } = fakeUseCases();
    const generateResume = () => Promise.reject(new ServiceError('credit_limit_exceeded', '0 credits left.'));
    connection = await open({ ...useCases, generateResume });
    expect((await sendRow(connection, { ...generateRow, body: {} })).status).toBe(400);
    expect((await sendRow(connection, generateRow)).status).toBe(429);
  });
});
