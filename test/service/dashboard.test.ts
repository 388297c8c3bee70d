import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DashboardCaller } from '../../src/service/use-cases.ts';
import { failureOf } from './failure-of.ts';
import { noon, useService } from './service-fixture.ts';

const fixture = useService();
const hours = 3_600_000;

const byToken = (token: string | null = fixture().owner.dashboardToken) =>
  fixture().service.authenticateDashboard({ token, session: null });
const bySession = (session: string) => fixture().service.authenticateDashboard({ token: null, session });
const newSession = async () => fixture().service.createDashboardSession(await byToken());

describe('the dashboard token', () => {
  it('opens the account it was created for', async () => {
    const { owner } = fixture();
    expect(await byToken(` ${owner.dashboardToken} `)).toEqual({
      accountId: 'acc_owner',
      tokenHash: createHash('sha256').update(owner.dashboardToken).digest('hex'),
      bySession: false,
    });
  });

  it('has its own errors when it is missing or wrong, and an API key does not replace it', async () => {
    const { owner } = fixture();
    expect(await failureOf(byToken(null))).toMatchObject({
      name: 'missing_api_key',
      status: 401,
      message: expect.stringContaining('Authorization: Bearer'),
    });
    for (const wrong of [owner.apiKey, 'dash_x', owner.dashboardToken.slice(0, -1)]) {
      expect(await failureOf(byToken(wrong))).toMatchObject({
        name: 'invalid_api_key',
        status: 403,
        message: expect.stringContaining('dashboard.token'),
      });
    }
  });

  it('takes precedence over a session, even when the token is wrong', async () => {
    const { owner, service } = fixture();
    const { session } = await newSession();
    const both = { token: owner.dashboardToken, session };
    expect(await service.authenticateDashboard(both)).toMatchObject({ bySession: false });
    const wrong = service.authenticateDashboard({ token: 'dash_x', session });
    expect((await failureOf(wrong)).name).toBe('invalid_api_key');
  });
});

describe('a dashboard session', () => {
  it('opens the account of its token for exactly twelve hours', async () => {
    const { advance } = fixture();
    const { session, expiresAt } = await newSession();
    expect(session).toMatch(/^sess_[\w-]+\.[\w-]{43}$/);
    expect(expiresAt).toBe(noon + 12 * hours);
    advance(12 * hours - 1);
    expect(await bySession(session)).toEqual({ ...(await byToken()), bySession: true });
    advance(1);
    expect(await failureOf(bySession(session))).toMatchObject({
      name: 'invalid_api_key',
      status: 403,
      message: expect.stringContaining('bearer token'),
    });
  });

  it('ends when its token is gone', async () => {
    const { session } = await newSession();
    fixture().ports.store.findDashboardAccount = async () => null;
    expect((await failureOf(bySession(session))).name).toBe('invalid_api_key');
  });

  it('is refused with any character changed or with a foreign signature', async () => {
    const { session } = await newSession();
    const other = await newSession();
    const changes = fc.tuple(fc.nat(session.length - 1), fc.constantFrom('a', '0', '-', '.', '='));
    await fc.assert(
      fc.asyncProperty(changes, async ([at, character]) => {
        fc.pre(session[at] !== character);
        const forged = session.slice(0, at) + character + session.slice(at + 1);
        expect((await failureOf(bySession(forged))).name).toBe('invalid_api_key');
      }),
    );
    const own = Buffer.from(`${noon + 999 * hours}.${'0'.repeat(64)}`).toString('base64url');
    for (const forged of [`sess_${own}.${other.session.split('.')[1]}`, 'sess_.', 'x']) {
      expect((await failureOf(bySession(forged))).name).toBe('invalid_api_key');
    }
  });

  it('cannot be created from another session', async () => {
    const { session } = await newSession();
    const renewal = fixture().service.createDashboardSession(await bySession(session));
    expect((await failureOf(renewal)).name).toBe('missing_api_key');
  });
});

describe('the request limit of the dashboard', () => {
  const count = (caller: DashboardCaller) => fixture().service.countDashboardRequest(caller);

  it('allows 120 requests a minute, by token and session together, then names the seconds to wait', async () => {
    const { session } = await newSession();
    const callers = [await byToken(), await bySession(session)] as const;
    for (let request = 119; request >= 0; request -= 1) {
      expect(await count(callers[request % 2 ? 0 : 1])).toMatchObject({ limit: 120, remaining: request });
    }
    expect(await failureOf(count(callers[0]))).toMatchObject({
      name: 'rate_limit_exceeded',
      message: 'Rate limit of 120 requests per minute exceeded.',
      retryAfterSeconds: 21,
    });
    fixture().advance(20_500);
    expect(await count(callers[0])).toMatchObject({ remaining: 119 });
  });

  it('does not count against the API keys of the account', async () => {
    const { service, caller } = fixture();
    await count(await byToken());
    expect(await service.rateLimit(await caller())).toMatchObject({ remaining: 3 });
  });
});
