import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const file = (name: string) => path.join(terminal.folder, name);
const resume = ['--resume', 'ida.json'];

const posting = (...terms: readonly string[]) =>
  `Baker at Barley Street\n\nWe bake at night.\n\nRequirements\n${terms.map((term) => `- ${term}`).join('\n')}\n`;

beforeAll(() => {
  const ida = {
    basics: { name: 'Ida Lund', label: 'Baker' },
    work: [{ name: 'Rye Lane', position: 'Baker', startDate: '2018-01', highlights: ['Baked sourdough'] }],
  };
  writeFileSync(file('ida.json'), JSON.stringify(ida));
  mkdirSync(file('jobs'));
  writeFileSync(file('jobs/a.txt'), posting('Sourdough', 'Cake decoration'));
  writeFileSync(file('jobs/b.md'), posting('Cake decoration', 'Excel'));
  writeFileSync(file('shown.txt'), posting('Sourdough', 'Baking'));
});

describe('gaps', () => {
  it('in a pipe has a row for each, most points first', async () => {
    const ran = await terminal.run(['gaps', 'jobs', ...resume]);
    expect(ran.exitCode).toBe(0);
    const rows = ran.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows.map(([, count, term]) => [count, term])).toEqual([
      ['2', 'Cake decoration'],
      ['1', 'Excel'],
    ]);
    expect(rows[0]?.[3]).toBe(`${path.join('jobs', 'a.txt')}; ${path.join('jobs', 'b.md')}`);
  });

  it('on a terminal shows the number of postings, and which', async () => {
    const ran = await terminal.run(['gaps', 'jobs', ...resume, '--no-color'], { columns: 80 });
    expect(ran.stdout).toMatch(/^Cake decoration: in 2 of 2 postings, \d+ points in all$/m);
    expect(ran.stdout).toMatch(/^ {2}jobs\/a\.txt, jobs\/b\.md$/m);
  });

  it('reports that nothing is missing', async () => {
    const ran = await terminal.run(['gaps', 'shown.txt', ...resume, '--no-color'], { columns: 80 });
    expect(ran.stdout).toBe('Nothing that the posting requires is missing from your resume.\n');
    expect(ran.stderr).toContain('For nice-to-haves and tasks: resume-tailor score');
    expect(ran.stderr).not.toContain('If you have done any of this');
  });

  it('uses the postings of the stored resumes if none are named', async () => {
    const none = await terminal.run(['gaps', ...resume]);
    expect(none).toMatchObject({ exitCode: 2, stdout: '' });
    expect(none.stderr).toContain('resume-tailor gaps postings/');
    await terminal.run(['generate', 'jobs/a.txt', ...resume]);
    const ran = await terminal.run(['gaps', '--json']);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      object: 'gaps',
      postings: 1,
      data: [{ term: 'Cake decoration', postings: [{ place: expect.stringMatching(/^res_/) }] }],
    });
  });
});
