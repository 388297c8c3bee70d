import { beforeEach, describe, expect, it } from 'vitest';
import { createHostService, type HostUseCases } from '../../src/service/host-service.ts';
import { failureOf } from './failure-of.ts';
import { order, policy, source, useService } from './service-fixture.ts';

const fixture = useService();
let accounts: HostUseCases;

beforeEach(() => {
  accounts = createHostService(fixture().ports, policy);
});

describe('a new account', () => {
  it('gets a key and a token that open it', async () => {
    const { service } = fixture();
    const created = await accounts.createAccount({ name: ' Ada ' });
    expect(created).toEqual({
      object: 'account',
      id: expect.stringMatching(/^acc_[0-9a-hjkmnp-tv-z]{26}$/),
      name: 'Ada',
      plan: 'free',
      credits_total: 5,
      credits_used: 0,
      credits_remaining: 5,
      created_at: '2026-11-21T12:00:39.500Z',
      dashboard_token: expect.stringMatching(/^dash_/),
      api_key: expect.stringMatching(/^key_live_/),
    });
    const caller = await service.authenticate(created.api_key);
    expect(caller).toMatchObject({ accountId: created.id, mode: 'live', plan: 'free', credits: null });
    const token = { token: created.dashboard_token, session: null };
    const dashboard = await service.authenticateDashboard(token);
    expect(dashboard.accountId).toBe(created.id);
    const keys = await service.listApiKeys(dashboard);
    expect(keys.map(({ name, mode }) => ({ name, mode }))).toEqual([{ name: 'owner', mode: 'live' }]);
  });

  it.each([
    ['', 'name: must not be empty'],
    ['   ', 'name: must not be blank'],
    ['a\nb', 'name: must be one line'],
    ['a\u001bb', 'name: must not contain control characters, has U+001B as character 2'],
    ['🦊'.repeat(65), 'name: must have at most 64 characters, has 65'],
  ])('cannot be named %j', async (name, message) => {
    const failure = await failureOf(accounts.createAccount({ name }));
    expect(failure).toMatchObject({ name: 'validation_error', message });
    expect((await accounts.listAccounts()).data).toHaveLength(1);
  });

  it('is listed after earlier accounts, without its secrets', async () => {
    fixture().advance(1);
    const created = await accounts.createAccount({ name: '🦊'.repeat(64), plan: 'pro' });
    const { object, data, has_more } = await accounts.listAccounts();
    expect({ object, has_more }).toEqual({ object: 'list', has_more: false });
    expect(data.map(({ id }) => id)).toEqual(['acc_owner', created.id]);
    const { dashboard_token: _, api_key: __, ...account } = created;
    expect(data[1]).toEqual(account);
  });

  it.each([0, -3_600_000])(
    'is listed after the owner when the clock has moved by %j ms',
    async (milliseconds) => {
      fixture().advance(milliseconds);
      await accounts.createAccount({ name: 'Ada' });
      const { data } = await accounts.listAccounts();
      expect(data.map(({ name }) => name)).toEqual(['owner', 'Ada']);
    },
  );
});

describe('an account is found', () => {
  it('by its id or by a unique name', async () => {
    const { id } = await accounts.createAccount({ name: 'Ada' });
    for (const named of [id, 'Ada']) expect(await accounts.getAccount(named)).toMatchObject({ id });
  });

  it('only by its id when another account has its name, and the error lists the ids', async () => {
    const [first, second] = [
      await accounts.createAccount({ name: 'Ada' }),
      await accounts.createAccount({ name: 'Ada' }),
    ];
    const failure = await failureOf(accounts.setAccountPlan('Ada', 'pro'));
    expect(failure).toMatchObject({
      name: 'validation_error',
      message: `account: several accounts are named "Ada"; use an id: ${first.id}, ${second.id}`,
    });
    expect(await accounts.setAccountPlan(second.id, 'pro')).toMatchObject({ plan: 'pro' });
    expect(await accounts.getAccount(first.id)).toMatchObject({ plan: 'free' });
  });

  it('by nothing else, and the error says where to look', async () => {
    for (const use of [
      accounts.getAccount('ada'),
      accounts.setAccountPlan('ada', 'pro'),
      accounts.setAccountCredits('ada', 1),
    ]) {
      expect(await failureOf(use)).toMatchObject({
        name: 'not_found',
        message: 'There is no account "ada". `accounts list` shows them.',
      });
    }
  });
});

describe('plan and credits', () => {
  it('of an account change at once, also for keys in use', async () => {
    const { service } = fixture();
    const { id, api_key } = await accounts.createAccount({ name: 'Ada' });
    const usage = async () => service.getUsage(await service.authenticate(api_key));
    expect(await accounts.setAccountPlan('Ada', 'pro')).toMatchObject({ plan: 'pro', credits_total: 10 });
    expect(await usage()).toMatchObject({
      plan: 'pro',
      credits_total: 10,
      rate_limit: { requests_per_minute: 3 },
    });
    expect(await accounts.setAccountCredits(id, 1_000_000_000)).toMatchObject({
      credits_total: 1_000_000_000,
    });
    expect(await usage()).toMatchObject({ plan: 'pro', credits_total: 1_000_000_000 });
    expect(await accounts.setAccountCredits(id, null)).toMatchObject({ credits_total: 10 });
    expect(await usage()).toMatchObject({ credits_total: 10 });
  });

  it('of other accounts stay the same', async () => {
    await accounts.createAccount({ name: 'Ada' });
    await accounts.setAccountCredits('Ada', 0);
    expect(await accounts.getAccount('owner')).toMatchObject({ plan: 'pro', credits_total: 10 });
  });

  it('set below the spent credits leave an empty balance, not a negative one', async () => {
    const { service, caller } = fixture();
    const owner = await caller();
    await service.putBaseResume(owner, source);
    await service.generateResume(owner, order({ finetune_level: 'super' }), {});
    expect(await accounts.getAccount('owner')).toMatchObject({ credits_used: 3, credits_remaining: 7 });
    expect(await accounts.setAccountCredits('owner', 2)).toMatchObject({
      credits_total: 2,
      credits_used: 2,
      credits_remaining: 0,
    });
    const again = service.generateResume(await caller(), order({ finetune_level: 'basic' }), {});
    expect((await failureOf(again)).name).toBe('credit_limit_exceeded');
  });

  it.each([-1, 0.5, 1_000_000_001, Number.NaN])('cannot be %j credits', async (credits) => {
    expect(await failureOf(accounts.setAccountCredits('owner', credits))).toMatchObject({
      name: 'validation_error',
      message: expect.stringContaining('credits: must be a whole number from 0 to 1000000000'),
    });
  });
});

describe('a deleted account', () => {
  it('loses its resumes and their PDFs, and its keys are refused', async () => {
    const { service, caller, ports } = fixture();
    const { api_key: apiKey, id } = await accounts.createAccount({ name: 'Ada' });
    const ada = await service.authenticate(apiKey);
    await service.putBaseResume(ada, source);
    const { resume } = await service.generateResume(
      ada,
      order({ include_pdf: true, finetune_level: 'basic' }),
      {},
    );
    const owner = await caller();
    expect(await accounts.deleteAccount('Ada')).toEqual({
      object: 'account.deleted',
      id,
      name: 'Ada',
      deleted: true,
      resumes: 1,
    });
    expect(await ports.files.read(resume.id)).toBeNull();
    expect((await failureOf(service.authenticate(apiKey))).name).toBe('invalid_api_key');
    expect((await failureOf(accounts.deleteAccount('Ada'))).name).toBe('not_found');
    expect(await service.getUsage(owner)).toMatchObject({ credits_used: 0 });
  });
});
