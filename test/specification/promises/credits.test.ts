import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateBody } from '../service/base-resume.ts';
import { type Mode, type RunningService, startService } from '../service/running-service.ts';
import { askValid, bodyOf, listedIds, timesAtOnce, usageOf } from './answers.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ requestsPerMinute: 1_000_000, credits: 5 });
});
afterAll(async () => {
  await service.stop();
});

function generate(mode: Mode, finetune_level: string, idempotencyKey?: string) {
  const apiKey = service.apiKeys[mode];
  const body = { ...generateBody, finetune_level };
  return askValid(service, { method: 'POST', path: '/resumes/generate', apiKey, idempotencyKey, body });
}

it('twenty at once on a balance of five make five resumes, and refuse fifteen for want of credits', async () => {
  const answers = await timesAtOnce(20, (number) => generate('live', 'basic', `key ${number}`));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(refused.map((answer) => bodyOf<{ name: string }>(answer).name)).toEqual(
    Array(15).fill('credit_limit_exceeded'),
  );
  expect(await usageOf(service)).toMatchObject({ credits_used: 5, credits_remaining: 0 });
  expect((await listedIds(service, 'limit=100')).ids).toHaveLength(5);

  const again = await timesAtOnce(20, (number) => generate('live', 'basic', `key ${number}`));
  expect(again.map(({ status }) => status)).toEqual(answers.map(({ status }) => status));
  expect(again.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(5);
});

it('a refusal says balance, cost and the end of the cycle, and leaves the balance to a cheaper level', async () => {
  expect((await generate('test', 'super')).status).toBe(200);
  const refused = await generate('test', 'super');
  expect([refused.status, refused.headers['retry-after'], refused.headers['x-should-retry']]).toEqual([
    429,
    undefined,
    'false',
  ]);
  const usage = bodyOf<{ billing_cycle_end: string }>(await askValid(service, { path: '/usage' }));
  const { message } = bodyOf<{ message: string }>(refused);
  expect(message).toMatch(/\b3\b.*\b2\b/);
  expect(message).toContain(usage.billing_cycle_end.slice(0, 10));
  expect((await generate('test', 'good')).status).toBe(200);
  expect(await usageOf(service, service.apiKeys.test)).toMatchObject({
    credits_used: 5,
    credits_remaining: 0,
  });
});
