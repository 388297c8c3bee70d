import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Mode } from '../service/running-service.ts';
import { generousPlan } from '../service/settings.ts';
import { mode } from './choices.ts';
import { type Command, command, type Model } from './model.ts';

export const usage: fc.Arbitrary<Command> = mode.map((of) =>
  command('usage', { of }, (model) => expectUsage(model, of)),
);

/** Every generation was charged once, deleted ones included. */
export async function expectUsage(model: Model, of: Mode): Promise<void> {
  const { creditsUsed, resumes } = model.ledgers[of];
  const { text } = await model.ask(of, { path: '/usage' });
  expect(JSON.parse(text)).toMatchObject({
    credits_total: generousPlan.credits,
    credits_used: creditsUsed,
    credits_remaining: generousPlan.credits - creditsUsed,
    resumes_generated_this_week: resumes.length,
  });
}
