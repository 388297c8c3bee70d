import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookOptionNames, lookOptions } from '../../src/contract/look.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { type FakeUseCases, fakeUseCases, liveKey, resumeId } from '../support/fake-use-cases.ts';
import { generateRow, posting, readObject, sendRow } from '../support/send-row.ts';

describe.each(apiConnections)('requests %s', (_name, open) => {
  let fake: FakeUseCases;
  let connection: ApiConnection;

  beforeEach(async () => {
    fake = fakeUseCases();
    connection = await open(fake.useCases);
    await sendRow(connection, { method: 'PUT', path: '/api/v1/base-resume', body: { basics: {} } });
    await sendRow(connection, generateRow);
  });
  afterEach(() => connection.close());

  it('names the issues of query, key and body in one message', async () => {
    const response = await sendRow(connection, {
      ...generateRow,
      headers: { 'idempotency-key': '' },
      path: '/api/v1/resumes/generate?check=maybe',
      body: { job_description: posting, position: ' ', compny_name: 'a' },
    });
    const { message } = await readObject(response, 'ErrorObject');
    expect(message.split('; ').map((issue) => issue.split(':')[0])).toEqual([
      'check',
      'Idempotency-Key',
      'company_name',
      'position',
      'compny_name',
      'did you mean company_name?',
    ]);
  });

  it.each([
    ['PUT', '/api/v1/base-resume?nme=nurse', 'nme', 'did you mean name?'],
    ['DELETE', '/api/v1/base-resume?nam=nurse', 'nam', 'did you mean name?'],
    ['GET', '/api/v1/base-resume?Name=nurse', 'Name', 'did you mean name?'],
    ['POST', '/api/v1/resumes/preview?themes=classic', 'themes', 'did you mean theme?'],
    ['GET', '/api/v1/applications?limt=5', 'limt', 'did you mean limit?'],
    ['GET', '/api/v1/applications?sort_order=up', 'sort_order', 'the parameters are limit, after, before'],
    ['GET', '/api/v1/themes?verbose=1&verbose=2', 'verbose', 'it has none'],
    ['GET', '/api/v1/applications?constructor=1', 'constructor', 'the parameters are'],
  ])(
    'refuses an unknown query parameter and names the nearest: %s %s',
    async (method, path, name, advice) => {
      const before = fake.received.length;
      const body = method === 'PUT' ? { basics: {} } : undefined;
      const row = method === 'POST' ? { ...generateRow, path } : { method, path, ...(body && { body }) };
      const response = await sendRow(connection, row);
      expect(response.status).toBe(400);
      const { message } = await readObject(response, 'ErrorObject');
      expect(message).toContain(`${name}: is not a query parameter of this request; ${advice}`);
      expect(message.split('is not a query')).toHaveLength(2);
      expect(fake.received).toHaveLength(before);
    },
  );

  it('ignores unknown query parameters where the API specification has the operation', async () => {
    expect((await sendRow(connection, { path: '/api/v1/resumes?page=2' })).status).toBe(200);
    const path = '/api/v1/resumes/generate?page=2';
    expect((await sendRow(connection, { ...generateRow, path })).status).toBe(200);
  });

  it('passes text on as it was sent, with the defaults filled in', async () => {
    const body = { job_description: `  ${posting}\r\nSecond\rThird  `, company_name: ' A ', position: ' B ' };
    await sendRow(connection, { ...generateRow, path: '/api/v1/resumes/preview', body });
    expect(fake.received.at(-1)?.input[0]).toEqual({ ...body, finetune_level: 'good', include_pdf: false });
  });

  it('passes on every option of a look', async () => {
    const asked = Object.fromEntries(
      lookOptionNames.map((name) => [name, String(lookOptions[name].choices[0])]),
    );
    const path = `/api/v1/resumes/${resumeId(1)}/pdf?${new URLSearchParams(asked)}`;
    expect((await sendRow(connection, { method: 'POST', path })).status).toBe(200);
    expect(fake.received.at(-1)?.input[1]).toMatchObject(asked);
  });

  it.each([
    ['listResumes', '/api/v1/resumes'],
    ['listApplications', '/api/v1/applications'],
  ])('%s receives page and filters', async (use, path) => {
    await sendRow(connection, {
      path: `${path}?limit=7&after=${resumeId(1)}&q=harbor&status=offer&min_score=0`,
    });
    const page = {
      limit: 7,
      after: resumeId(1),
      before: undefined,
      q: 'harbor',
      status: 'offer',
      min_score: 0,
    };
    expect(fake.received.at(-1)).toEqual({ use, input: [page] });
  });

  it('passes a document on exactly as it was put', async () => {
    const document = { basics: { name: ' Ada\r\n' }, $schema: 'x' };
    await sendRow(connection, {
      method: 'PUT',
      path: '/api/v1/base-resume?source_format=yaml',
      body: document,
    });
    expect(fake.received.at(-1)).toEqual({
      use: 'putBaseResume',
      input: [document, { sourceFormat: 'yaml', name: 'default' }],
    });
  });

  it('ignores unknown query parameters of a list, even if they are repeated', async () => {
    const response = await sendRow(connection, { path: '/api/v1/resumes?page=2&page=3&Limit=0' });
    expect(response.status).toBe(200);
    expect(fake.received.at(-1)?.input[0]).toMatchObject({ limit: 20 });
  });

  it('ignores a body, its type and an Idempotency-Key where none is defined', async () => {
    const rows = [
      { method: 'POST', path: `/api/v1/resumes/${resumeId(1)}/pdf` },
      { method: 'DELETE', path: `/api/v1/resumes/${resumeId(1)}` },
    ];
    for (const row of rows) {
      const headers = { 'content-type': 'text/plain', 'idempotency-key': 'k'.repeat(300) };
      expect((await sendRow(connection, { ...row, headers, body: '{ not JSON' })).status).toBe(200);
    }
  });

  it('passes a patch on as it was sent', async () => {
    const patch = { basics: { headline: ' A\r\n' }, metadata: null };
    await sendRow(connection, {
      method: 'PATCH',
      path: `/api/v1/resumes/${resumeId(1)}`,
      body: { resume_data: patch },
    });
    expect(fake.received.at(-1)).toEqual({ use: 'editResume', input: [resumeId(1), patch] });
  });

  it.each([
    ['a trimmed key', { 'x-api-key': ` ${liveKey} ` }],
    ['a key in a header with other capitals', { 'X-Api-Key': liveKey }],
  ])('accepts %s', async (_what, headers) => {
    expect((await sendRow(connection, { path: '/api/v1/usage', key: null, headers })).status).toBe(200);
  });

  it.each([
    'application/json;charset=UTF-8',
    'Application/JSON; charset="us-ascii"',
    'application/json; v=1',
  ])('accepts a body of type %s', async (type) => {
    const response = await sendRow(connection, { ...generateRow, headers: { 'content-type': type } });
    expect(response.status).toBe(200);
  });

  it('passes query options and the trimmed idempotency key to generate', async () => {
    const version = 'a'.repeat(64);
    await sendRow(connection, {
      ...generateRow,
      headers: { 'idempotency-key': ' my key ' },
      path: `/api/v1/resumes/generate?theme=ats&check=false&base_version=${version}`,
    });
    const options = { theme: 'ats', check: false, baseVersion: version, idempotencyKey: 'my key' };
    expect(fake.received.at(-1)?.input[1]).toEqual(options);
  });

  it('marks only a replay as a replay, and counts it as a request', async () => {
    const first = await sendRow(connection, { ...generateRow, headers: { 'idempotency-key': 'k1' } });
    const second = await sendRow(connection, { ...generateRow, headers: { 'idempotency-key': 'k1' } });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await second.text()).toBe(await first.text());
    const left = [first, second].map(({ headers }) => Number(headers.get('ratelimit-remaining')));
    expect(left[1]).toBe(Number(left[0]) - 1);
  });

  it('sends resume_data as it is stored', async () => {
    const record = await fake.useCases.getResume(await fake.useCases.authenticate(liveKey), resumeId(1));
    const response = await sendRow(connection, { path: `/api/v1/resumes/${resumeId(1)}` });
    expect(await response.text()).toContain(
      `"resume_data":${new TextDecoder().decode(record.resumeData)},"pdf_url":null`,
    );
  });

  it('pdf_url is null until a PDF is requested', async () => {
    const path = `/api/v1/resumes/${resumeId(1)}`;
    expect(await readObject(await sendRow(connection, { path }), 'Resume')).toMatchObject({ pdf_url: null });
    const pdf = await readObject(
      await sendRow(connection, { method: 'POST', path: `${path}/pdf?theme=compact` }),
      'ResumePdf',
    );
    expect(pdf).toMatchObject({ generated_at: '2026-11-21T09:00:00.250Z' });
    expect(await readObject(await sendRow(connection, { path }), 'Resume')).toMatchObject({
      pdf_url: pdf.pdf_url,
    });
  });

  it('HEAD answers like GET, with the length and without a body', async () => {
    const get = await sendRow(connection, { path: '/api/v1/usage' });
    const head = await sendRow(connection, { method: 'HEAD', path: '/api/v1/usage' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(String((await get.text()).length));
    expect((await sendRow(connection, { method: 'HEAD', path: '/api/v1/usage', key: null })).status).toBe(
      401,
    );
  });

  it.each([
    ['OPTIONS', '/api/v1/resumes', 204, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', `/api/v1/resumes/${resumeId(1)}`, 204, 'GET, PATCH, DELETE, HEAD, OPTIONS'],
    ['OPTIONS', '/api/v1/keys/session', 204, 'POST, OPTIONS'],
    ['OPTIONS', '/docs', 204, 'GET, HEAD, OPTIONS'],
    ['POST', '/api/v1/usage', 404, 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/v1/resumes/generate', 404, 'POST, OPTIONS'],
    ['GET', '/api/v1/resumes/generate', 404, 'POST, OPTIONS'],
    ['DELETE', '/api/v1/resumes/generate', 404, 'POST, OPTIONS'],
    ['PATCH', '/api/v1/openapi.json', 404, 'GET, HEAD, OPTIONS'],
    ['PUT', '/healthz', 404, 'GET, HEAD, OPTIONS'],
    ['POST', `/files/${resumeId(1)}.pdf`, 404, 'GET, HEAD, OPTIONS'],
  ])('%s %s answers %i with Allow: %s', async (method, path, status, allow) => {
    const response = await sendRow(connection, { method, path });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allow);
    expect(response.headers.get('access-control-allow-methods')).toBeNull();
  });

  it('an unknown path has no Allow, with or without OPTIONS', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await sendRow(connection, { method, path: '/api/v1/nothing' });
      expect([response.status, response.headers.get('allow')]).toEqual([404, null]);
    }
  });

  it('the OpenAPI document, its page, health and readiness need no key, with GET and HEAD', async () => {
    for (const path of ['/api/v1/openapi.json', '/docs', '/healthz', '/readyz']) {
      for (const method of ['GET', 'HEAD']) {
        const response = await sendRow(connection, { method, path, key: null });
        expect([path, response.status]).toEqual([path, 200]);
        expect((await response.text()) === '').toBe(method === 'HEAD');
      }
    }
  });
});
