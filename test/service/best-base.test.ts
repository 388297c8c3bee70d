import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../../src/service/create-service.ts';
import type { Caller } from '../../src/service/use-cases.ts';
import { failureOf } from './failure-of.ts';
import { order, policy, source, useService } from './service-fixture.ts';

const fixture = useService();
let caller: Caller;

/** Three requests a minute. */
beforeEach(async () => {
  caller = await fixture().caller();
  await fixture().service.putBaseResume(caller, source);
  await fixture().service.putBaseResume(caller, { ...source, basics: { name: 'Ada Two' } }, { name: 'two' });
});

const best = { base: 'best' };
const remaining = async () => (await fixture().service.rateLimit(caller)).remaining;
const credits = async () => (await fixture().service.getUsage(caller)).credits_remaining;
const generate = (options: object = {}, changes: Parameters<typeof order>[0] = {}) =>
  fixture().service.generateResume(caller, order(changes), { ...best, ...options });

describe.each([
  ['score', () => fixture().service.scoreResume(caller, order(), best)],
  ['preview', () => fixture().service.previewResume(caller, order(), best)],
  ['generate', () => generate()],
])('%s with the base resume that scores highest', (_name, work) => {
  it('counts as one request for each base resume', async () => {
    await fixture().service.countRequest(caller);
    await work();
    expect(await remaining()).toBe(1);
    expect(fixture().rooms.asked.filter((what) => what === 'offline score')).toHaveLength(2);
  });

  it('is refused before anything is scored when the request limit of the minute is reached', async () => {
    for (let request = 0; request < 3; request += 1) await fixture().service.countRequest(caller);
    expect(await failureOf(work())).toMatchObject({ name: 'rate_limit_exceeded', status: 429 });
    expect(fixture().rooms.asked).toEqual([]);
    expect(await credits()).toBe(10);
  });

  it('does not read base resumes when it is refused', async () => {
    const { ports, service } = fixture();
    for (let request = 0; request < 3; request += 1) await service.countRequest(caller);
    const read: unknown[] = [];
    const store: typeof ports.store = {
      ...ports.store,
      findBase: (...asked) => {
        read.push(asked);
        return ports.store.findBase(...asked);
      },
    };
    Object.assign(fixture(), { service: createService({ ...ports, store }, policy) });
    expect((await failureOf(work())).name).toBe('rate_limit_exceeded');
    expect(read).toEqual([]);
  });

  it('is refused when there are more base resumes than requests per minute', async () => {
    for (const name of ['three', 'four']) {
      const resume = { ...source, basics: { name } };
      await fixture().service.putBaseResume(caller, resume, { name: name });
    }
    const failure = await failureOf(work());
    expect(failure.name).toBe('validation_error');
    expect(failure.message).toMatch(/^base: best scores each of your 4 base resumes.* 3 requests per minute/);
    expect(fixture().rooms.asked).toEqual([]);
    expect(await credits()).toBe(10);
  });

  it('counts as one request when countEachScore is off', async () => {
    const { ports } = fixture();
    const own = createService(ports, { ...policy, countEachScore: false });
    await own.countRequest(caller);
    await own.scoreResume(caller, order(), best);
    expect(await remaining()).toBe(2);
  });
});

describe.each([false, true])(
  'generate with the base resume that scores highest, with engineTakesLong: %s',
  (takesLong) => {
    beforeEach(() => {
      const { ports } = fixture();
      const service = createService({ ...ports, engineTakesLong: takesLong }, policy);
      Object.assign(fixture(), { service });
    });

    it('answers a repeated Idempotency-Key without scoring or counting', async () => {
      const first = await generate({ idempotencyKey: 'once' });
      const { asked } = fixture().rooms;
      const done = asked.length;
      const left = await remaining();
      const again = await generate({ idempotencyKey: 'once' });
      expect(again).toMatchObject({ replayed: true, resume: { id: first.resume.id } });
      expect(asked).toHaveLength(done);
      expect(await remaining()).toBe(left);
    });

    it('refuses a key used for another request, and a cost above the balance, without scoring', async () => {
      await generate({ idempotencyKey: 'once' }, { finetune_level: 'super' });
      const { asked } = fixture().rooms;
      const done = asked.length;
      const left = await remaining();
      const other = await failureOf(generate({ idempotencyKey: 'once' }));
      expect(other.message).toContain('different request');
      await fixture().service.generateResume(caller, order({ finetune_level: 'super' }), {});
      await fixture().service.generateResume(caller, order({ finetune_level: 'super' }), {});
      const spent = asked.length;
      const poor = await failureOf(generate({}, { finetune_level: 'super' }));
      expect(poor.name).toBe('credit_limit_exceeded');
      expect([done + 2, left]).toEqual([spent, await remaining()]);
      expect(asked).toHaveLength(spent);
    });

    it('releases key and credits when the request limit of the minute is reached', async () => {
      for (let request = 0; request < 3; request += 1) await fixture().service.countRequest(caller);
      expect((await failureOf(generate({ idempotencyKey: 'k' }))).name).toBe('rate_limit_exceeded');
      expect(await credits()).toBe(10);
      fixture().advance(60_000);
      expect(await generate({ idempotencyKey: 'k' })).toMatchObject({ replayed: false });
      expect(await credits()).toBe(8);
    });

    it('says that there is no base resume', async () => {
      const { service } = fixture();
      for (const name of ['default', 'two']) await service.deleteBaseResume(caller, name);
      expect((await failureOf(generate())).message).toContain('There is no base resume yet');
    });
  },
);
