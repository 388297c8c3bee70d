import { expect, it } from 'vitest';
import { createService } from '../../src/service/create-service.ts';
import { failureOf } from './failure-of.ts';
import { noon, order, policy, source, useService } from './service-fixture.ts';

const fixture = useService();
const windowEnd = Date.UTC(2026, 10, 21, 12, 1) / 1000;

it('the rate limit allows exactly the requests of the plan, then names the seconds to wait', async () => {
  const { service, caller: callerOf } = fixture();
  const caller = await callerOf();
  const answers = [];
  for (let request = 0; request < 3; request += 1) answers.push(await service.countRequest(caller));
  expect(answers.map(({ remaining }) => remaining)).toEqual([2, 1, 0]);
  expect(answers[0]).toEqual({ limit: 3, remaining: 2, reset: windowEnd });
  expect(await failureOf(service.countRequest(caller))).toMatchObject({
    name: 'rate_limit_exceeded',
    status: 429,
    message: 'Rate limit of 3 requests per minute exceeded.',
    retryAfterSeconds: 21,
  });
});

it('the rate limit resets at the named second, however often it refused', async () => {
  const { service, caller: callerOf, advance } = fixture();
  const caller = await callerOf();
  for (let request = 0; request < 20; request += 1) await service.countRequest(caller).catch(() => undefined);
  advance(windowEnd * 1000 - noon - 1);
  expect((await failureOf(service.countRequest(caller))).retryAfterSeconds).toBe(1);
  advance(1);
  expect(await service.countRequest(caller)).toEqual({ limit: 3, remaining: 2, reset: windowEnd + 60 });
});

it('the rate limit counts the keys of an account together, live and test separately', async () => {
  const { service, caller } = fixture();
  await service.countRequest(await caller());
  expect(await service.countRequest(await caller())).toMatchObject({ remaining: 1 });
  expect(await service.countRequest(await caller('test'))).toMatchObject({ remaining: 2 });
});

it('the rate limit can be read without counting', async () => {
  const { service, caller: callerOf } = fixture();
  const caller = await callerOf();
  await service.countRequest(caller);
  expect(await service.rateLimit(caller)).toEqual({ limit: 3, remaining: 2, reset: windowEnd });
  expect(await service.rateLimit(caller)).toMatchObject({ remaining: 2 });
});

it('usage covers the plan, the month and the week', async () => {
  const { service, caller: callerOf, advance } = fixture();
  const caller = await callerOf();
  await service.putBaseResume(caller, source);
  await service.countRequest(caller);
  const { resume } = await service.generateResume(caller, order({ finetune_level: 'super' }), {});
  await service.deleteResume(caller, resume.id);
  const usage = {
    object: 'usage',
    credits_total: 10,
    credits_used: 3,
    credits_remaining: 7,
    resumes_generated_this_week: 1,
    plan: 'pro',
    rate_limit: { requests_per_minute: 3, remaining: 2 },
    billing_cycle_end: '2026-12-01T00:00:00.000Z',
  };
  expect(await service.getUsage(caller)).toEqual(usage);
  advance(2 * 86_400_000);
  expect(await service.getUsage(caller)).toMatchObject({ credits_used: 3, resumes_generated_this_week: 0 });
  advance(8 * 86_400_000);
  expect(await service.getUsage(caller)).toMatchObject({ credits_used: 0, credits_remaining: 10 });
});

it('usage counts reserved credits as used, so that used and remaining add up to the total', async () => {
  const { ports, caller: callerOf, rooms } = fixture();
  const service = createService({ ...ports, engineTakesLong: true }, policy);
  const caller = await callerOf();
  await service.putBaseResume(caller, source);
  rooms.beforeWork = async () => {
    expect(await service.getUsage(caller)).toMatchObject({
      credits_used: 2,
      credits_remaining: 8,
      credits_total: 10,
    });
  };
  await service.generateResume(caller, order(), {});
  expect(rooms.asked).toEqual(['live tailor']);
});

it('usage follows a changed policy for existing accounts and never shows a negative balance', async () => {
  const { service, caller: callerOf, ports } = fixture();
  const caller = await callerOf();
  await service.putBaseResume(caller, source);
  await service.generateResume(caller, order({ finetune_level: 'super' }), {});
  const smaller = { ...policy, plans: { ...policy.plans, pro: { requests_per_minute: 1, credits: 2 } } };
  const restarted = createService(ports, smaller);
  expect(await restarted.getUsage(caller)).toMatchObject({
    credits_total: 2,
    credits_used: 2,
    credits_remaining: 0,
    rate_limit: { requests_per_minute: 1, remaining: 1 },
  });
  const failure = await failureOf(restarted.generateResume(caller, order({ finetune_level: 'basic' }), {}));
  expect(failure.name).toBe('credit_limit_exceeded');
});
