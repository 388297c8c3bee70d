import { describe, expect, it } from 'vitest';
import { ensureOwner } from '../../src/service/accounts/accounts.ts';
import { authenticate } from '../../src/service/accounts/api-key.ts';
import type { Ports } from '../../src/service/ports.ts';
import { createApiKeySecret, createDashboardToken } from '../../src/service/secrets.ts';
import { failureOf } from './failure-of.ts';
import { noon, useService } from './service-fixture.ts';

const fixture = useService();
const dashboard = { accountId: 'acc_owner' };

async function createdKey(request: { mode?: 'live' | 'test'; expires_at?: string } = {}) {
  return fixture().service.createApiKey(dashboard, { name: 'A key', mode: 'live', ...request });
}

describe('an API key', () => {
  it('authenticates its account with its mode and the plan of the account', async () => {
    const { key, secret } = await createdKey({ mode: 'test' });
    const caller = await fixture().service.authenticate(` ${secret} `);
    expect(caller).toEqual({
      accountId: 'acc_owner',
      mode: 'test',
      plan: 'pro',
      credits: null,
      keyId: key.id,
    });
  });

  it.each([null, '', '   '])('is missing when the header is %j', async (header) => {
    expect(await failureOf(fixture().service.authenticate(header))).toMatchObject({
      name: 'missing_api_key',
      status: 401,
    });
  });

  it('is refused with the same error, whether it is revoked, expired, unknown or malformed', async () => {
    const { service, owner, advance } = fixture();
    const revoked = await createdKey();
    await service.revokeApiKey(dashboard, revoked.key.id);
    const expired = await createdKey({ expires_at: new Date(noon + 1000).toISOString() });
    advance(1000);
    const unknown = owner.apiKey.replace('live', 'test');
    const wrong = [
      revoked.secret,
      expired.secret,
      unknown,
      'key_live_short',
      owner.dashboardToken,
      `${owner.apiKey}, x`,
    ];
    for (const secret of wrong) {
      const { name, status, message } = await failureOf(service.authenticate(secret));
      expect({ name, status, message }).toEqual({
        name: 'invalid_api_key',
        status: 403,
        message: 'The API key is invalid, revoked or expired. Check X-API-Key or create a new key.',
      });
    }
  });

  it('with a wrong checksum is refused without a query to the store', async () => {
    const store = {
      findApiKey: () => Promise.reject(new Error('the store was asked')),
    } as unknown as Ports['store'];
    const use = authenticate({ ...fixture().ports, store });
    const mistyped = fixture().owner.apiKey.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    expect((await failureOf(use(mistyped))).name).toBe('invalid_api_key');
  });

  it('works until the moment it expires', async () => {
    const { secret } = await createdKey({ expires_at: '2026-11-21T13:00:40+01:00' });
    fixture().advance(499);
    expect(await fixture().service.authenticate(secret)).toMatchObject({ mode: 'live' });
  });

  it('stores its first use at once, then at most one use per minute', async () => {
    const { service, advance } = fixture();
    const { key, secret } = await createdKey();
    const lastUsed = async () =>
      (await service.listApiKeys(dashboard)).find(({ id }) => id === key.id)?.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    const uses: unknown[] = [];
    for (const pause of [0, 59_999, 1]) {
      advance(pause);
      await service.authenticate(secret);
      uses.push(await lastUsed());
    }
    expect(uses).toEqual([noon, noon, noon + 60_000]);
  });
});

describe('keys', () => {
  it('are listed newest first, masked, without the revoked ones', async () => {
    const { service } = fixture();
    const [first, second] = [await createdKey(), await createdKey()];
    await service.revokeApiKey(dashboard, first.key.id);
    const [newest, ...others] = await service.listApiKeys(dashboard);
    expect(newest).toEqual({ ...second.key, prefix: `${second.secret.slice(0, 13)}…`, lastUsedAt: null });
    expect(others.map(({ name }) => name)).toEqual(['owner']);
  });

  it('are revoked once; a second time, or for another account, they are not found', async () => {
    const { service } = fixture();
    const { key } = await createdKey();
    expect((await failureOf(service.revokeApiKey({ accountId: 'acc_two' }, key.id))).name).toBe('not_found');
    await service.revokeApiKey(dashboard, key.id);
    expect((await failureOf(service.revokeApiKey(dashboard, key.id))).name).toBe('not_found');
  });

  it('cannot be created already expired', async () => {
    const failure = await failureOf(createdKey({ expires_at: new Date(noon).toISOString() }));
    expect(failure).toMatchObject({
      name: 'validation_error',
      message: 'expires_at: must be in the future',
    });
  });
});

describe('the owner', () => {
  it('is created only once, however often the program starts', async () => {
    const { ports, owner, service } = fixture();
    await ensureOwner(ports, owner);
    expect(await service.listApiKeys(dashboard)).toHaveLength(1);
  });

  it('gets a new key and token for the same account when the files are lost, and the old token ends', async () => {
    const { ports, owner, service } = fixture();
    const renewed = {
      apiKey: createApiKeySecret('live', ports.randomness),
      dashboardToken: createDashboardToken(ports.randomness),
    };
    await ensureOwner(ports, renewed);
    for (const { apiKey } of [owner, renewed]) {
      expect(await service.authenticate(apiKey)).toMatchObject({ accountId: 'acc_owner', plan: 'pro' });
    }
    const byToken = (token: string) => service.authenticateDashboard({ token, session: null });
    expect(await byToken(renewed.dashboardToken)).toMatchObject(dashboard);
    expect(await failureOf(byToken(owner.dashboardToken))).toMatchObject({ name: 'invalid_api_key' });
  });

  it('is not created with damaged secrets', async () => {
    const { ports, owner } = fixture();
    await expect(ensureOwner(ports, { ...owner, apiKey: 'key_live_x' })).rejects.toThrow(
      'API key is damaged',
    );
    await expect(ensureOwner(ports, { ...owner, dashboardToken: 'x' })).rejects.toThrow('token is damaged');
  });
});
