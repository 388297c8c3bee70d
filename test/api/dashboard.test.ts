import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { dashboardSession, dashboardToken, fakeUseCases, liveKey, now } from '../support/fake-use-cases.ts';
import { type Row, readObject, sendRow } from '../support/send-row.ts';

const cookie = `theme=dark; resume_tailor_dashboard=${dashboardSession}`;
const session: Row = { method: 'POST', path: '/api/v1/keys/session', key: null };
const creation: Row = { method: 'POST', path: '/api/v1/keys', key: null, body: { name: 'laptop' } };

describe.each(apiConnections)('the dashboard %s', (_name, open) => {
  let connection: ApiConnection;
  beforeEach(async () => {
    connection = await open(fakeUseCases().useCases);
  });
  afterEach(() => connection.close());

  it('turns its token into a cookie that scripts and other sites cannot use', async () => {
    const response = await sendRow(connection, { ...session, token: dashboardToken });
    expect(await readObject(response, 'DashboardSession')).toEqual({
      object: 'dashboard_session',
      expires_at: new Date(now + 12 * 3_600_000).toISOString(),
    });
    expect(response.headers.get('set-cookie')?.split('; ').sort()).toEqual([
      'HttpOnly',
      'Max-Age=43200',
      'Path=/api/v1/keys',
      'SameSite=Strict',
      `resume_tailor_dashboard=${dashboardSession}`,
    ]);
  });

  it.each([
    ['https://resume.example', true],
    ['http://resume.example', false],
  ])('behind %s the cookie is Secure: %s', async (publicUrl, secure) => {
    await connection.close();
    connection = await open(fakeUseCases().useCases, { publicUrl });
    const response = await sendRow(connection, { ...session, token: dashboardToken });
    expect(response.headers.get('set-cookie')?.split('; ').includes('Secure')).toBe(secure);
  });

  it.each([
    ['nothing', {}],
    ['a cookie', { cookie }],
    ['an API key', { 'x-api-key': liveKey }],
  ])('does not create a session from %s', async (_what, headers) => {
    const response = await sendRow(connection, {
      ...session,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    });
    expect((await readObject(response, 'ErrorObject')).name).toBe('missing_api_key');
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="resume-tailor"');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('lists keys with the cookie alone', async () => {
    const response = await sendRow(connection, { path: '/api/v1/keys', key: null, headers: { cookie } });
    await readObject(response, 'DashboardKeyList');
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['no browser', {}, 403],
    ['the address bar', { 'sec-fetch-site': 'none' }, 403],
  ])('creates a key with the cookie only from our own page: %s', async (_from, headers, status) => {
    const response = await sendRow(connection, { ...creation, headers: { ...headers, cookie } });
    expect(response.status).toBe(status);
    if (status === 200) return;
    const error = await readObject(response, 'ErrorObject');
    expect(error).toMatchObject({ name: 'invalid_api_key', message: expect.stringContaining('same-origin') });
  });

  it('accepts our own Origin when a browser sends no Sec-Fetch-Site', async () => {
    const response = await sendRow(connection, {
      ...creation,
      headers: { cookie, origin: connection.origin },
    });
    await readObject(response, 'CreatedApiKey');
  });

  it('refuses the cookie from an allowed origin, which needs the token', async () => {
    await connection.close();
    const origin = 'http://127.0.0.1:3000';
    connection = await open(fakeUseCases().useCases, { allowedOrigins: [origin] });
    const headers = { cookie, origin, 'sec-fetch-site': 'same-site' };
    expect((await sendRow(connection, { ...creation, headers })).status).toBe(403);
    const byToken = await sendRow(connection, { ...creation, headers, token: dashboardToken });
    await readObject(byToken, 'CreatedApiKey');
  });

  it('prefers the token to the cookie', async () => {
    const headers = { cookie: 'resume_tailor_dashboard=old' };
    expect((await sendRow(connection, { ...creation, headers, token: dashboardToken })).status).toBe(200);
    const wrong = await sendRow(connection, { ...creation, headers: { cookie }, token: 'dash_wrong' });
    expect(wrong.status).toBe(403);
  });

  it.each([
    ['an empty cookie', 'resume_tailor_dashboard=', 401],
    ['another cookie', 'other=1', 401],
    ['a cookie of a longer name', `xresume_tailor_dashboard=${dashboardSession}`, 401],
    ['a wrong session', 'resume_tailor_dashboard=nope', 403],
    ['a malformed cookie', ';;=;', 401],
  ])('refuses %s', async (_what, sent, status) => {
    const response = await sendRow(connection, {
      path: '/api/v1/keys',
      key: null,
      headers: { cookie: sent },
    });
    expect(response.status).toBe(status);
  });

  it('has its own rate limit, with the three headers on the refusal too', async () => {
    const list: Row = { path: '/api/v1/keys', key: null, token: dashboardToken };
    const first = await sendRow(connection, list);
    expect(first.headers.get('ratelimit-limit')).toBe(String(limits.dashboardRequestsPerMinute));
    for (let sent = 1; sent < limits.dashboardRequestsPerMinute; sent += 1) await sendRow(connection, list);
    const refused = await sendRow(connection, list);
    const { name, message } = await readObject(refused, 'ErrorObject');
    expect([refused.status, name]).toEqual([429, 'rate_limit_exceeded']);
    expect(message).toContain('30 seconds');
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(refused.headers.get('ratelimit-limit')).toBe(String(limits.dashboardRequestsPerMinute));
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(refused.headers.get('ratelimit-reset')).toBe(String(Math.floor(now / 1000) + 30));
    expect((await sendRow(connection, { path: '/api/v1/resumes' })).status).toBe(200);
  });
});
