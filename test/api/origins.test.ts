import { afterEach, describe, expect, it } from 'vitest';
import { exposedHeaders } from '../../src/api/origins.ts';
import { openApiHeaders } from '../../src/contract/openapi/openapi-responses.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { fakeUseCases } from '../support/fake-use-cases.ts';
import { generateRow, readObject, sendRow } from '../support/send-row.ts';

const app = 'https://app.example.com';
const deletion = { method: 'DELETE', path: '/api/v1/base-resume' };

describe.each(apiConnections)('pages of other origins %s', (_name, open) => {
  let connection: ApiConnection | undefined;
  afterEach(() => connection?.close());

  async function start(allowedOrigins: readonly string[] = [], publicUrl?: string): Promise<ApiConnection> {
    connection = await open(fakeUseCases().useCases, { allowedOrigins, publicUrl });
    await sendRow(connection, { method: 'PUT', path: '/api/v1/base-resume', body: { basics: {} } });
    return connection;
  }

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 'Sec-Fetch-Site: "cross-site"'],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }, 'Sec-Fetch-Site: "same-site"'],
    ['a foreign origin', { origin: 'https://evil.example' }, 'Origin: "https://evil.example"'],
    ['an opaque origin', { origin: 'null' }, 'Origin: "null"'],
    ['an origin on another port', { origin: 'http://127.0.0.1:1' }, 'Origin: "http://127.0.0.1:1"'],
    [
      'a foreign origin that claims to be the same',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      'Origin',
    ],
  ])('%s changes nothing, even with a key', async (_page, headers, word) => {
    const to = await start();
    for (const row of [
      deletion,
      generateRow,
      { method: 'POST', path: '/api/v1/keys', body: { name: 'a' } },
    ]) {
      const response = await sendRow(to, { ...row, headers });
      expect(response.status).toBe(400);
      const error = await readObject(response, 'ErrorObject');
      expect(error).toMatchObject({ name: 'validation_error', message: expect.stringContaining(word) });
      expect(error.message).toContain('--allow-origin');
    }
    expect((await sendRow(to, { path: '/api/v1/base-resume' })).status).toBe(200);
  });

  it('a request that only reads is answered, without a header that lets the page see the answer', async () => {
    const to = await start();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const path of ['/api/v1/usage', '/healthz']) {
      const response = await sendRow(to, { path, headers });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('vary')).toBeNull();
    }
    const preflight = { ...headers, 'access-control-request-method': 'POST' };
    const options = await sendRow(to, {
      method: 'OPTIONS',
      path: '/api/v1/resumes/generate',
      headers: preflight,
    });
    expect(options.headers.get('access-control-allow-methods')).toBeNull();
  });

  it.each([
    ['no such header, like curl', {}],
    ['our own origin', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
  ])('a change with %s is accepted', async (_who, headers) => {
    expect((await sendRow(await start(), { ...deletion, headers })).status).toBe(200);
  });

  it('the host of the request and the public URL are our own origin', async () => {
    const to = await start([], 'https://resume.example');
    expect((await sendRow(to, { ...deletion, headers: { origin: to.origin } })).status).toBe(200);
    const publicOrigin = { origin: 'https://resume.example' };
    expect((await sendRow(to, { ...deletion, headers: publicOrigin })).status).toBe(404);
  });

  it('an allowed origin may change things and read the answer, but not with cookies', async () => {
    const to = await start([app]);
    const headers = { origin: app, 'sec-fetch-site': 'cross-site' };
    const response = await sendRow(to, { ...deletion, headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(app);
    expect(response.headers.get('access-control-expose-headers')).toContain('ratelimit-reset');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it('an allowed origin can read errors and preflights', async () => {
    const to = await start([app]);
    const refused = await sendRow(to, { path: '/api/v1/usage', key: null, headers: { origin: app } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, app]);
    const headers = { origin: app, 'access-control-request-method': 'POST' };
    const preflight = await sendRow(to, {
      method: 'OPTIONS',
      path: '/api/v1/resumes/generate',
      key: null,
      headers,
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(app);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, idempotency-key, x-api-key',
    );
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['https://evil.example', 'http://app.example.com', 'https://app.example.com.evil.example', 'null'])(
    'with another origin allowed, %s is still refused',
    async (origin) => {
      const to = await start([app]);
      const headers = { origin, 'access-control-request-method': 'DELETE' };
      for (const method of ['GET', 'OPTIONS']) {
        const response = await sendRow(to, { method, path: '/api/v1/base-resume', headers });
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        expect(response.headers.get('access-control-allow-methods')).toBeNull();
        expect(response.headers.get('vary')).toBe('Origin');
      }
      expect((await sendRow(to, { ...deletion, headers: { origin } })).status).toBe(400);
    },
  );
});

it('every header of the answers that a page may need is exposed', () => {
  const kept = ['cache-control', 'www-authenticate', 'set-cookie', 'content-disposition'];
  const needed = Object.keys(openApiHeaders).filter((name) => !kept.includes(name));
  expect([...exposedHeaders].sort()).toEqual(needed.sort());
});
