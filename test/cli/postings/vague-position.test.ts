import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Score } from '../../../src/contract/score.ts';
import { terminalWithBase } from '../fixtures.ts';

const requirements = 'Requirements:\n- TypeScript\n- PostgreSQL\n- Kubernetes\n- Terraform\n';
const titled = `# Backend Engineer (m/f/d)\n\nCompany: Oakum Yard\n\nYou run our booking services.\n\n${requirements}`;
const untitled = `we build tools for ferries.\n\n${requirements}`;

async function scorer(posting: string): Promise<(position?: string) => Promise<Score>> {
  const terminal = await terminalWithBase();
  writeFileSync(path.join(terminal.folder, 'job.txt'), posting);
  return async (position) => {
    const flags = position === undefined ? [] : ['--position', position];
    return Score.parse(JSON.parse((await terminal.run(['score', 'job.txt', '--json', ...flags])).stdout));
  };
}

describe('a given position', () => {
  const saysNothingNew = [
    ['vague', 'Engineer'],
    ['meaningless', 'B'],
    ['a number', 'Job 4711'],
    ['only of seniority', 'Senior'],
    ["the posting's own title", 'Backend Engineer (m/f/d)'],
    ["the posting's own title without its tag", 'backend engineer'],
    ["the posting's own title at another level", 'Senior Backend Engineer'],
  ] as const;
  it.each(saysNothingNew)('does not change the score if it is %s: %s', async (_, position) => {
    const score = await scorer(titled);
    const without = await score();
    expect(without.components.find(({ id }) => id === 'title')).toMatchObject({ applicable: true });
    expect(await score(position)).toEqual(without);
  });

  it.each(['Engineer', 'B', 'Specialist'])(
    'does not count if the posting has no title: %s',
    async (vague) => {
      const score = await scorer(untitled);
      const without = await score();
      expect(without.components.find(({ id }) => id === 'title')).toMatchObject({ applicable: false });
      expect(await score(vague)).toEqual(without);
    },
  );

  it('counts if it names another job', async () => {
    const score = await scorer(titled);
    expect((await score('ER Nurse')).ats_score).toBeLessThan((await score()).ats_score);
  });

  it('counts if it is not a known role but the posting contains it', async () => {
    const score = await scorer(`${untitled}\nAs our Ferry Associate you ship twice a week.\n`);
    const title = (await score('Ferry Associate')).components.find(({ id }) => id === 'title');
    expect(title).toMatchObject({ applicable: true });
  });
});
