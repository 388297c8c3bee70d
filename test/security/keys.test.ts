import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBuilt } from '../support/built-command-line.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { sourceTexts } from '../support/source-texts.ts';
import { call, filesWith, jsonOf, startServer } from './security-fixture.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => void (await server.stop()));

interface CreatedKey {
  readonly id: string;
  readonly secret: string;
}

function bearer(token = server.dashboardToken): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

async function createKey(fields: Readonly<Record<string, unknown>> = {}): Promise<CreatedKey> {
  const body = { name: 'security', ...fields };
  const answer = await call(server, { method: 'POST', path: '/keys', headers: bearer(), body });
  expect(answer.status).toBe(200);
  return jsonOf(answer);
}

interface Refusal {
  readonly status: number;
  readonly body: string;
}

async function useKey(key: string): Promise<Refusal> {
  const answer = await call(server, { path: '/usage', headers: { 'x-api-key': key } });
  return { status: answer.status, body: await answer.text() };
}

/** Right in form, with a checksum that does not fit. */
const mistypedKey = `key_live_${'0'.repeat(38)}`;

function statusOf(refusal: Refusal): number {
  return refusal.status;
}

describe('one 403 for every key that does not open', () => {
  it('malformed, unknown, revoked and expired keys are told apart by nobody', async () => {
    const stranger = await startServer();
    const unknown = stranger.apiKey;
    await stranger.stop();
    const revoked = await createKey();
    const path = `/keys/${revoked.id}`;
    expect((await call(server, { method: 'DELETE', path, headers: bearer() })).status).toBe(200);
    const expiring = await createKey({ expires_at: new Date(Date.now() + 1_500).toISOString() });
    expect(statusOf(await useKey(expiring.secret))).toBe(200);
    while (statusOf(await useKey(expiring.secret)) === 200);
    const refusals = await Promise.all(
      ['x', mistypedKey, unknown, revoked.secret, expiring.secret, `${server.apiKey}, ${server.apiKey}`].map(
        useKey,
      ),
    );
    expect(refusals.map(statusOf)).toEqual(refusals.map(() => 403));
    expect(new Set(refusals.map(({ body }) => body)).size).toBe(1);
  });

  it('a missing, empty or misplaced key is 401', async () => {
    const answers = await Promise.all([
      fetch(`${server.url}/usage`),
      fetch(`${server.url}/usage`, { headers: { 'x-api-key': '   ' } }),
      fetch(`${server.url}/usage?x-api-key=${server.apiKey}&api_key=${server.apiKey}`),
      fetch(`${server.url}/usage`, { headers: { authorization: `Bearer ${server.apiKey}` } }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('ApiKey');
      expect((await jsonOf(answer)).name).toBe('missing_api_key');
    }
  });

  it('needs a key on loopback too, at every path of the API', async () => {
    for (const path of ['/resumes', '/usage', '/api-keys', '/base-resume', '/nothing', '/resumes/nothing']) {
      expect((await fetch(`${server.url}${path}`)).status).toBe(401);
    }
  });
});

describe('revoking', () => {
  it('works at once in a server that has just used the key', async () => {
    const { id, secret } = await createKey();
    for (let use = 0; use < 5; use += 1) expect(statusOf(await useKey(secret))).toBe(200);
    expect((await call(server, { method: 'DELETE', path: `/keys/${id}`, headers: bearer() })).status).toBe(
      200,
    );
    expect(statusOf(await useKey(secret))).toBe(403);
  });

  it('by another process works at once as well', async () => {
    const { id, secret } = await createKey();
    expect(statusOf(await useKey(secret))).toBe(200);
    const options = { folder: server.home, environment: { RESUME_TAILOR_HOME: server.home } };
    expect(await runBuilt(['keys', 'revoke', id, '--yes'], options)).toMatchObject({ code: 0 });
    expect(statusOf(await useKey(secret))).toBe(403);
  });
});

describe('the dashboard', () => {
  it('is closed to API keys: a key cannot make keys', async () => {
    for (const headers of [{}, bearer(server.apiKey), { cookie: `session=${server.apiKey}` }]) {
      const body = { name: 'bootstrap' };
      const answer = await call(server, { method: 'POST', path: '/keys', headers, body });
      expect([401, 403]).toContain(answer.status);
    }
  });

  it('opens neither resumes nor usage', async () => {
    const token = server.dashboardToken;
    const asKey = await call(server, { path: '/resumes', headers: { 'x-api-key': token } });
    const asBearer = await fetch(`${server.url}/resumes`, { headers: bearer() });
    expect([asKey.status, asBearer.status]).toEqual([403, 401]);
  });
});

describe('secrets at rest', () => {
  it('are hashes: no file of the home but their own holds a key or token', async () => {
    const { secret } = await createKey();
    expect(statusOf(await useKey(secret))).toBe(200);
    expect(filesWith(server.home, secret)).toEqual([]);
    expect(filesWith(server.home, server.apiKey)).toEqual(['owner.key']);
    expect(filesWith(server.home, server.dashboardToken)).toEqual(['dashboard.token']);
  });

  it('are shown once: no list and no answer gives a key again', async () => {
    const { secret } = await createKey();
    const lists = await Promise.all([
      call(server, { path: '/api-keys' }),
      call(server, { path: '/keys', headers: bearer() }),
    ]);
    for (const list of lists) {
      const text = await list.text();
      expect(text).toContain(secret.slice(0, 13));
      expect(text).not.toContain(secret.slice(0, 14));
    }
  });

  it('are never on the command line of the server', () => {
    const line = readFileSync(`/proc/${server.pid}/cmdline`, 'utf8');
    const environment = readFileSync(`/proc/${server.pid}/environ`, 'utf8');
    expect(`${line}${environment}`).not.toMatch(/key_(live|test)_|dash_/);
  });
});

describe('secrets are compared in constant time', () => {
  const files = sourceTexts('src').filter(({ path }) => /^src\/(api|service|store)\//.test(path));

  it('or looked up by their hash: no source compares one with === or a like', () => {
    const secretName = /\b(secret|signature|token|apiKey|secretHash|tokenHash|session|given|expected)\b/;
    const comparison = /([\w.]+) (?:===|!==) ([\w.]+)/g;
    const literal = /^(null|undefined|''|\d+|true|false)$/;
    const compared = files.flatMap(({ path, text }) =>
      [...text.matchAll(comparison)]
        .filter(([, left = '', right = '']) => {
          const words = [left.split('.').at(-1) ?? '', right.split('.').at(-1) ?? ''];
          const bothAreValues = words.every((word) => !literal.test(word));
          return bothAreValues && words.some((word) => secretName.test(word));
        })
        .map(([whole]) => `${path}: ${whole}`),
    );
    expect(compared).toEqual([]);
  });

  it('where keys and links are checked', () => {
    const checked = files
      .filter(({ text }) => /timingSafeEqual\(|isSameSecret\(/.test(text))
      .map(({ path }) => path);
    const places = [
      'src/api/pdf-links.ts',
      'src/service/accounts/api-key.ts',
      'src/service/accounts/seal.ts',
    ];
    expect(checked).toEqual(expect.arrayContaining(places));
  });
});
