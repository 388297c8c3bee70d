import { beforeEach, describe, expect, it } from 'vitest';
import { createHostService, type HostUseCases } from '../../src/service/host-service.ts';
import { storedDocument } from '../../src/service/resumes/stored-resumes.ts';
import type { Caller, UseCases } from '../../src/service/use-cases.ts';
import { failureOf } from './failure-of.ts';
import { order, policy, source, useService } from './service-fixture.ts';

const fixture = useService();
let accounts: HostUseCases;
let service: UseCases;
let ada: Caller;

beforeEach(async () => {
  service = fixture().service;
  accounts = createHostService(fixture().ports, policy);
  const { api_key } = await accounts.createAccount({ name: 'Ada', plan: 'pro' });
  ada = await service.authenticate(api_key);
  await service.putBaseResume(ada, source);
});

describe('twenty generations at once on a balance of five', () => {
  it('produce five resumes, fifteen refusals and a balance of zero', async () => {
    const { api_key } = await accounts.createAccount({ name: 'Bob' });
    await accounts.setAccountCredits('Bob', 5);
    const bob = await service.authenticate(api_key);
    await service.putBaseResume(bob, source);
    const sent = Array.from({ length: 20 }, () =>
      service.generateResume(bob, order({ finetune_level: 'basic' }), {}),
    );
    const ended = await Promise.allSettled(sent);
    const made = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value.resume] : []));
    const refused = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason.name] : []));
    expect(made.map(({ creditsRemaining }) => creditsRemaining).toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(refused).toEqual(Array(15).fill('credit_limit_exceeded'));
    expect(await accounts.getAccount('Bob')).toMatchObject({ credits_used: 5, credits_remaining: 0 });
    expect((await service.listResumes(bob, { limit: 20 })).data).toHaveLength(5);
  });
});

const strangers: [string, () => Promise<Caller>][] = [
  [
    'another account',
    async () => service.authenticate((await accounts.createAccount({ name: 'Bob', plan: 'pro' })).api_key),
  ],
  [
    'the test mode of the same account',
    async () => {
      const key = await service.createApiKey(ada, { name: 'test', mode: 'test' });
      return service.authenticate(key.secret);
    },
  ],
];

describe.each(strangers)('%s', (_, open) => {
  let stranger: Caller;

  beforeEach(async () => {
    stranger = await open();
  });

  it('does not see the resumes with any cursor', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { resume } = await service.generateResume(ada, order({ finetune_level: 'basic' }), {});
      ids.push(resume.id);
    }
    const [oldest, middle, newest] = ids;
    const pages = [{ after: newest }, { after: middle }, { before: oldest }, { before: middle }, {}];
    for (const page of pages) {
      expect(await service.listResumes(stranger, { limit: 20, ...page })).toEqual({
        data: [],
        hasMore: false,
      });
    }
    expect((await failureOf(service.getResume(stranger, String(middle)))).name).toBe('not_found');
    expect((await failureOf(service.deleteResume(stranger, String(middle)))).name).toBe('not_found');
    expect((await service.listResumes(ada, { limit: 20 })).data).toHaveLength(3);
  });

  it('can use a foreign id as a position in its own list', async () => {
    await service.putBaseResume(stranger, source);
    const first = (await service.generateResume(stranger, order(), {})).resume;
    const foreign = (await service.generateResume(ada, order(), {})).resume;
    const last = (await service.generateResume(stranger, order(), {})).resume;
    const older = await service.listResumes(stranger, { limit: 20, after: foreign.id });
    const newer = await service.listResumes(stranger, { limit: 20, before: foreign.id });
    expect([older, newer].map(({ data }) => data.map(({ id }) => id))).toEqual([[first.id], [last.id]]);
  });

  it('gets its own resume for an Idempotency-Key that is used elsewhere', async () => {
    await service.putBaseResume(stranger, { ...source, basics: { name: 'Bob' } });
    const options = { idempotencyKey: 'k' };
    const first = await service.generateResume(ada, order(), options);
    const second = await service.generateResume(stranger, order(), options);
    expect(second.replayed).toBe(false);
    expect(second.resume.id).not.toBe(first.resume.id);
    expect(storedDocument(second.resume.resumeData)).toMatchObject({ basics: { name: 'Bob' } });
    expect(await service.generateResume(ada, order(), options)).toEqual({ ...first, replayed: true });
  });

  it('deletes only its own base resume', async () => {
    await service.putBaseResume(stranger, { ...source, basics: { name: 'Bob' } });
    await service.deleteBaseResume(stranger);
    expect((await service.getBaseResume(ada)).source).toBe(JSON.stringify(source));
  });

  it('has its own credits, usage and request window', async () => {
    await service.generateResume(ada, order({ finetune_level: 'super' }), {});
    for (let request = 0; request < 3; request += 1) await service.countRequest(ada);
    expect((await failureOf(service.countRequest(ada))).name).toBe('rate_limit_exceeded');
    expect(await service.countRequest(stranger)).toMatchObject({ remaining: 2 });
    expect(await service.getUsage(stranger)).toMatchObject({
      credits_used: 0,
      credits_remaining: 10,
      resumes_generated_this_week: 0,
      rate_limit: { remaining: 2 },
    });
  });
});

describe('another account', () => {
  let bob: Caller;

  beforeEach(async () => {
    bob = await service.authenticate((await accounts.createAccount({ name: 'Bob' })).api_key);
  });

  it('cannot read the base resume, even by its version', async () => {
    const { version } = await service.getBaseResume(ada);
    expect((await failureOf(service.getBaseResume(bob))).name).toBe('not_found');
    expect((await failureOf(service.getBaseResume(bob, { version }))).name).toBe('not_found');
    const failure = await failureOf(service.generateResume(bob, order(), { baseVersion: version }));
    expect(failure.name).toBe('validation_error');
  });

  it('sees and revokes only its own keys', async () => {
    const [key] = await service.listApiKeys(ada);
    expect((await service.listApiKeys(bob)).map(({ id }) => id)).not.toContain(key?.id);
    expect((await failureOf(service.revokeApiKey(bob, String(key?.id)))).name).toBe('not_found');
    expect(await service.listApiKeys(ada)).toEqual([key]);
  });

  it('cannot open a PDF by the id alone, because the link also needs the version of that resume', async () => {
    await service.putBaseResume(bob, { ...source, basics: { name: 'Bob' } });
    const pdf = { include_pdf: true, finetune_level: 'basic' } as const;
    const hers = (await service.generateResume(ada, order(pdf), {})).resume;
    const his = (await service.generateResume(bob, order(pdf), {})).resume;
    expect(String((await service.readPdf(hers.id, String(hers.pdfVersion))).bytes)).toContain('Ada');
    const mixed = service.readPdf(hers.id, String(his.pdfVersion));
    expect((await failureOf(mixed)).name).toBe('not_found');
    expect((await failureOf(service.generatePdf(bob, hers.id, {}))).name).toBe('not_found');
    await service.deleteResume(ada, hers.id);
    expect((await failureOf(service.readPdf(hers.id, String(hers.pdfVersion)))).name).toBe('not_found');
    expect(String((await service.readPdf(his.id, String(his.pdfVersion))).bytes)).toContain('Bob');
  });
});
