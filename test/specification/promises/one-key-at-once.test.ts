import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateBody } from '../service/base-resume.ts';
import { type RunningService, startService } from '../service/running-service.ts';
import { askValid, bodyOf, listedIds, timesAtOnce, usageOf } from './answers.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});

const question = { method: 'POST', path: '/resumes/generate', body: generateBody, idempotencyKey: 'one key' };

it('twelve at once with one key make one resume, charge once, and all get the same answer', async () => {
  const answers = await timesAtOnce(12, () => askValid(service, question));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const first = answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined);
  expect(first).toHaveLength(1);
  expect((await usageOf(service)).credits_used).toBe(2);
  const ids = new Set(answers.map((answer) => bodyOf<{ id: string }>(answer).id));
  expect((await listedIds(service, 'limit=100')).ids).toEqual([...ids]);
});

it('twelve at once with one key and twelve bodies make one resume, and tell eleven that the key is taken', async () => {
  const before = await usageOf(service);
  const statuses = await timesAtOnce(12, async (number) => {
    const body = { ...generateBody, company_name: `Company ${number}` };
    return (await service.ask({ ...question, idempotencyKey: 'another key', body })).status;
  });
  expect(statuses.sort()).toEqual([200, ...Array(11).fill(400)]);
  expect((await usageOf(service)).credits_used).toBe(before.credits_used + 2);
});
