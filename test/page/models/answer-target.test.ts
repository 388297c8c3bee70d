import { describe, expect, it } from 'vitest';
import { createAnswerTarget } from '../../../src/page/review/answer-target.ts';
import { holdService } from './held-service.ts';

const names = 'experience volunteer projects education skills certifications languages'.split(' ');
const sections = Object.fromEntries(names.map((name) => [name, { items: [] }]));
const usedBase = { name: 'frontend', version: 'ver_1', resume_data: { sections } };

async function findTarget(base: unknown, status: number) {
  const fake = holdService();
  const failures: unknown[] = [];
  const target = createAnswerTarget('res_1', {
    service: fake.service,
    fail: (error) => void failures.push(error),
  });
  target.need();
  await fake.answer('GET /ui/resumes/res_1/base', base, status);
  return { takesAnswers: target.found.value?.takesAnswers, failures: failures.length };
}

describe('the target of answers', () => {
  it.each([true, false])('is reported as the service states: %j', async (takesAnswers) => {
    const base = { ...usedBase, takes_answers: takesAnswers };
    expect(await findTarget(base, 200)).toEqual({ takesAnswers, failures: 0 });
  });

  it('is unknown if the service fails', async () => {
    expect(await findTarget(null, 502)).toEqual({ takesAnswers: undefined, failures: 1 });
  });
});
