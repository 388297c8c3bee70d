import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateBody } from '../service/base-resume.ts';
import { type RunningService, startService } from '../service/running-service.ts';
import { askValid, bodyOf, listedIds } from './answers.ts';

let service: RunningService;
/** Oldest first. */
let made: string[];

beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});
beforeEach(async () => {
  made = [];
  for (let number = 0; number < 20; number += 1) made.push(await generate());
});

async function generate(): Promise<string> {
  const body = { ...generateBody, finetune_level: 'basic' };
  return bodyOf<{ id: string }>(await askValid(service, { method: 'POST', path: '/resumes/generate', body }))
    .id;
}

async function remove(id: string | undefined): Promise<void> {
  expect((await service.ask({ method: 'DELETE', path: `/resumes/${id}` })).status).toBe(200);
}

/** Walks until there is no more, and lets something happen after each page. */
async function walk(
  direction: 'after' | 'before',
  from: string,
  meanwhile: (page: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | undefined = from; cursor !== undefined; ) {
    const page = await listedIds(service, `limit=3&${direction}=${cursor}`);
    seen.push(...page.ids);
    await meanwhile(page.ids);
    const next: string | undefined = direction === 'after' ? page.ids.at(-1) : page.ids[0];
    cursor = page.hasMore ? next : undefined;
  }
  return seen;
}

describe('a walk while resumes are deleted and made', () => {
  it.each([
    ['after', 'the cursor', (page: readonly string[]) => page.at(-1)],
    ['after', 'the newest of the page', (page: readonly string[]) => page[0]],
    ['before', 'the cursor', (page: readonly string[]) => page[0]],
    ['before', 'the oldest of the page', (page: readonly string[]) => page.at(-1)],
  ] as const)('%s, deleting %s of each page, sees each resume once', async (direction, _name, victim) => {
    const [oldest = '', newest = ''] = [made[0], made.at(-1)];
    const seen = await walk(direction, direction === 'after' ? newest : oldest, async (page) => {
      await remove(victim(page));
    });
    const between = made.filter((id) => id !== (direction === 'after' ? newest : oldest));
    expect([...seen].sort().filter((id) => id >= oldest)).toEqual(between);
  });

  it('after, sees nothing of what is made meanwhile; before, sees all of it', async () => {
    const [oldest = '', newest = ''] = [made[0], made.at(-1)];
    const later: string[] = [];
    const older = await walk('after', newest, async () => {
      later.push(await generate());
    });
    expect(older.filter((id) => id >= oldest)).toEqual([...made].reverse().slice(1));
    let left = 3;
    const newer = await walk('before', oldest, async () => {
      if (left > 0) later.push(await generate());
      left -= 1;
    });
    expect([...newer].sort()).toEqual([...made.slice(1), ...later]);
  });

  it('a resume that is deleted ahead of the walk is not seen, and nothing else is missed', async () => {
    const newest = made.at(-1) ?? '';
    const ahead = made.slice(0, 10).filter((_, index) => index % 2 === 0);
    const seen = await walk('after', newest, async () => {
      const victim = ahead.pop();
      if (victim) await remove(victim);
    });
    const remaining = new Set((await listedIds(service, 'limit=100')).ids);
    const stayed = made.filter((id) => remaining.has(id) && id !== newest);
    expect(seen).toEqual(expect.arrayContaining(stayed));
    expect(new Set(seen).size).toBe(seen.length);
  });
});
