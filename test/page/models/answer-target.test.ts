import { describe, expect, it } from 'vitest';
import { createAnswerTarget } from '../../../src/page/review/answer-target.ts';
import { holdService } from './held-service.ts';

const names = 'experience volunteer projects education skills certifications languages'.split(' ');
const sections = Object.fromEntries(names.map((name) => [name, { items: [] }]));
const usedBase = { name: 'frontend', version: 'ver_1', resume_data: { sections } };

async function findTarget(now: unknown, status: number) {
  const held = holdService();
  const failures: unknown[] = [];
  const target = createAnswerTarget('res_1', {
    service: held.service,
    fail: (error) => void failures.push(error),
  });
  target.need();
  await held.answer('GET /ui/resumes/res_1/base', usedBase);
  await held.answer('GET /ui/base-resume?name=frontend', now, status);
  return { isCurrent: target.found.value?.isCurrent, failures: failures.length };
}

describe('the target of answers', () => {
  it('is the base resume if it is the version that this resume was made from', async () => {
    expect(await findTarget(usedBase, 200)).toEqual({ isCurrent: true, failures: 0 });
    const newer = { ...usedBase, version: 'ver_2' };
    expect(await findTarget(newer, 200)).toEqual({ isCurrent: false, failures: 0 });
  });

  it('is not current if the base was deleted, which is not an error', async () => {
    const gone = { object: 'error', name: 'not_found', message: 'There is no such base resume.' };
    expect(await findTarget(gone, 404)).toEqual({ isCurrent: false, failures: 0 });
  });

  it('is unknown if the service fails', async () => {
    expect(await findTarget(null, 502)).toEqual({ isCurrent: undefined, failures: 1 });
  });
});
