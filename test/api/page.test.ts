import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageFiles } from '../../src/api/page/page-files.ts';
import { operationIds } from '../../src/contract/endpoints.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import {
  dashboardSession,
  dashboardToken,
  fakeUseCases,
  liveKey,
  pageSession,
} from '../support/fake-use-cases.ts';

const ownPage = { 'sec-fetch-site': 'same-origin' };
const files = createPageFiles(async (name) =>
  name === 'index.html' ? new TextEncoder().encode('<!doctype html><title>Page</title>') : null,
);

describe.each(apiConnections)('the page %s', (_name, open) => {
  let connection: ApiConnection;
  let cookie: string;
  beforeEach(async () => {
    connection = await open(fakeUseCases().useCases, { pageFiles: files });
    const { port } = new URL(connection.origin);
    cookie = `resume_tailor_page${port && `_${port}`}=${pageSession}`;
  });
  afterEach(() => connection.close());

  const send = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: unknown,
  ) =>
    connection.fetch(connection.origin + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  it('is sent compressed to browsers, and as it is to who asks for nothing else', async () => {
    const plain = await send('GET', '/', { 'accept-encoding': 'identity' });
    const small = await send('GET', '/', { 'accept-encoding': 'gzip, br' });
    expect([plain.headers.get('content-encoding'), small.headers.get('content-encoding')]).toEqual([
      null,
      'gzip',
    ]);
    expect(small.headers.get('vary')).toContain('Accept-Encoding');
    expect(await plain.text()).toContain('<title>Page</title>');
  });

  it('cannot be framed and runs only its own script', async () => {
    const answer = await send('GET', '/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    const policy = answer.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        ...["default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"],
        ...["form-action 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"],
      ]),
    );
    expect(policy?.join()).not.toMatch(/unsafe|https?:|\*/);
  });

  it.each(['/foo', '/foo/', '/page/page-00000000.js', '/files/res_01m7z0bg8hhja4ts4zhsjx2395.pdf?v=1'])(
    'answers a wrong address with a link to the start for people and with JSON for programs: %s',
    async (path) => {
      const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const shown = await send('GET', path, { accept });
      expect([shown.status, shown.headers.get('content-type'), shown.headers.get('vary')]).toEqual([
        404,
        'text/html; charset=utf-8',
        'Accept',
      ]);
      expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
      const html = await shown.text();
      expect(html).toContain('<a href="/">');
      expect(html).not.toContain('foo');
      for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
        const told = await send('GET', path, headers);
        expect([told.status, told.headers.get('vary')]).toEqual([404, 'Accept']);
        expect(await told.json()).toMatchObject({ object: 'error', name: 'not_found', status: 404 });
      }
      expect((await send('POST', path, { accept }, {})).headers.get('content-type')).toBe('application/json');
    },
  );

  it.each(['/api/v1/foo', '/api/v1', '/ui/foo'])(
    'answers browsers in JSON below the API: %s',
    async (path) => {
      const answer = await send('GET', path, { ...ownPage, accept: 'text/html', 'x-api-key': liveKey });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
    },
  );

  it.each(['/page/../../package.json', '/page/..%2Fowner.key', '/page/.env', '/page/index', '/page/x.json'])(
    'serves no other file: %s',
    async (path) => {
      expect((await send('GET', path)).status).toBe(404);
    },
  );

  it('turns the token into a cookie for /ui that scripts and other sites cannot use', async () => {
    const answer = await send('POST', '/ui/session', ownPage, { token: dashboardToken });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')?.split('; ').sort()).toEqual(
      ['HttpOnly', 'Max-Age=43200', 'Path=/ui', 'SameSite=Strict', cookie].sort(),
    );
    expect(await answer.text()).not.toContain(pageSession);
  });

  it('refuses every other key, token and cookie', async () => {
    const strangers = [
      {},
      { 'x-api-key': liveKey },
      { authorization: `Bearer ${dashboardToken}` },
      { cookie: `resume_tailor_dashboard=${dashboardSession}` },
      { cookie: cookie.replace(pageSession, dashboardSession) },
    ];
    for (const headers of strangers) {
      expect((await send('GET', '/ui/usage', { ...ownPage, ...headers })).status).toBe(401);
    }
  });

  it('has a cookie that does not open the API', async () => {
    for (const path of ['/api/v1/usage', '/api/v1/keys', '/api/v1/resumes']) {
      expect((await send('GET', path, { ...ownPage, cookie })).status, path).toBe(401);
    }
    const made = await send('POST', '/api/v1/keys', { ...ownPage, cookie }, { name: 'stolen' });
    expect(made.status).toBe(401);
  });

  it('has every operation except the session of the dashboard', async () => {
    expect((await send('GET', '/ui/usage', { ...ownPage, cookie })).status).toBe(200);
    expect((await send('GET', '/ui/keys', { ...ownPage, cookie })).status).toBe(200);
    expect((await send('POST', '/ui/keys/session', { ...ownPage, cookie })).status).toBe(404);
    expect(operationIds).toContain('createDashboardSession');
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:9' }],
    ['a form of another site without Sec-Fetch-Site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['no browser', {}],
  ])('changes nothing for %s', async (_from, headers) => {
    const change = await send('POST', '/ui/keys', { ...headers, cookie }, { name: 'stolen' });
    expect(change.status).toBeGreaterThanOrEqual(400);
    const session = await send('POST', '/ui/session', headers, { token: dashboardToken });
    expect(session.headers.get('set-cookie')).toBeNull();
  });

  it('cannot be read by a page of another port, even if the browser sends it the cookie', async () => {
    const answer = await send('GET', '/ui/usage', { 'sec-fetch-site': 'same-site', cookie });
    expect(answer.status).toBe(403);
    const own = await send('GET', '/ui/usage', { ...ownPage, cookie });
    expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses a body that a form can send', async () => {
    const answer = await connection.fetch(`${connection.origin}/ui/keys`, {
      method: 'POST',
      headers: { ...ownPage, cookie, 'content-type': 'text/plain' },
      body: '{"name":"stolen"}',
    });
    expect(answer.status).toBe(400);
  });

  it('changes nothing by GET', async () => {
    for (const path of ['/ui/resumes/generate', '/ui/keys?name=stolen', '/ui/session?token=x']) {
      const answer = await send('GET', path, { ...ownPage, cookie });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    const listed = await send('GET', '/ui/keys', { ...ownPage, cookie });
    const keys = (await listed.json()) as { data: unknown[] };
    expect(keys.data).toHaveLength(1);
  });

  it('gets a normal answer when there is no session', async () => {
    const answer = await send('GET', '/ui/session', ownPage);
    expect(await answer.json()).toEqual({
      object: 'page_session',
      signed_in: false,
      reads_addresses: false,
      credit_costs: null,
    });
  });
});

describe('a foreign host name that points to this server (DNS rebinding)', () => {
  it.each(['/', '/ui/usage', '/page/page-12345678.js'])('is refused: %s', async (path) => {
    const [[, openInProcess] = []] = apiConnections;
    const connection = await openInProcess?.(fakeUseCases().useCases, { pageFiles: files });
    const headers = {
      host: 'evil.example',
      'sec-fetch-site': 'same-origin',
      cookie: `resume_tailor_page=${pageSession}`,
    };
    const answer = await connection?.fetch(`http://evil.example${path}`, { method: 'GET', headers });
    expect(answer?.status).toBe(400);
  });
});
