import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Resume } from '../../../src/contract/objects.ts';
import { Score } from '../../../src/contract/score.ts';
import { terminalWithBase } from '../fixtures.ts';
import type { TestTerminal } from '../memory-io.ts';

const unnamed = 'we build tools for ferries.\n\nrequirements:\n- TypeScript\n- PostgreSQL\n- Kubernetes\n';
const placeholders = /unknown company|open position|unknown-company|open-position/i;
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

async function terminalWith(files: Readonly<Record<string, string>>): Promise<TestTerminal> {
  const terminal = await terminalWithBase();
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(terminal.folder, name), content);
  return terminal;
}

describe('a posting that names neither company nor position', () => {
  it('is tailored to with one note, and text and JSON have the same placeholders', async () => {
    const terminal = await terminalWith({ 'job.txt': unnamed });
    const ran = await terminal.run(['generate', 'job.txt', '--pdf', '-o', 'cv.md']);
    expect(ran.exitCode).toBe(0);
    const said = "Couldn't find the company and position in the posting";
    expect(oneLine(ran.stderr).split(said)).toHaveLength(2);
    expect(oneLine(ran.stderr)).toContain('To add them: --company NAME and --position TITLE');
    expect(ran.stdout).toContain('company_name\tUnknown company\n');
    expect((await terminal.run(['get', 'latest'])).stdout).toContain('company\tUnknown company\n');
    expect((await terminal.run(['get', 'latest'], { columns: 80 })).stdout).toContain('Unknown company');
    for (const words of [['list'], ['list', '--csv']])
      expect((await terminal.run(words)).stdout).toContain('Unknown company');
    const made = await terminal.run(['get', 'latest', '--json']);
    expect(Resume.parse(JSON.parse(made.stdout))).toMatchObject({
      company_name: 'Unknown company',
      position: 'Open position',
    });
    expect(readdirSync(terminal.folder).sort()).toEqual(['cv.md', 'job.txt', 'marisol-quintero.pdf']);
    expect(readFileSync(path.join(terminal.folder, 'cv.md'), 'utf8')).not.toMatch(placeholders);
    await terminal.run(['explain', 'latest', '--html', 'report.html']);
    expect(readFileSync(path.join(terminal.folder, 'report.html'), 'utf8')).not.toMatch(placeholders);
  });

  it('has no title part of the score, in score, preview and report', async () => {
    const terminal = await terminalWith({ 'job.txt': unnamed });
    const scored = await terminal.run(['score', 'job.txt', '--json']);
    const score = Score.parse(JSON.parse(scored.stdout));
    expect(score.components.find(({ id }) => id === 'title')).toMatchObject({ applicable: false });
    const said = await terminal.run(['score', 'job.txt']);
    expect(oneLine(said.stderr)).toContain("Couldn't find the company and position in the posting");
    const preview = JSON.parse((await terminal.run(['generate', 'job.txt', '--dry-run', '--json'])).stdout);
    expect(preview.score.before).toBe(score.ats_score);
    await terminal.run(['generate', 'job.txt']);
    const report = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
    expect(report.score.before).toBe(score.ats_score);
    expect(report.components.find(({ id }: { id: string }) => id === 'title').applicable).toBe(false);
    await terminal.run(['revert', 'latest', report.changes[0].id]);
    const reverted = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
    expect(reverted.components.find(({ id }: { id: string }) => id === 'title').applicable).toBe(false);
  });

  it('has a note only about the values that were not given', async () => {
    const terminal = await terminalWith({ 'job.txt': unnamed });
    const ran = await terminal.run(['generate', 'job.txt', '--pdf', '--position', 'Backend Engineer']);
    expect(oneLine(ran.stderr)).toContain("Couldn't find the company in the posting");
    expect(existsSync(path.join(terminal.folder, 'marisol-quintero-backend-engineer.pdf'))).toBe(true);
  });

  it('does not add the years of other trades to those of the latest title', async () => {
    const person = {
      basics: { name: 'Ana Example', email: 'ana@example.com' },
      work: [
        {
          name: 'Example Ltd',
          position: 'Backend Engineer',
          startDate: '2023-01',
          highlights: ['Ran 12 services on Kubernetes', 'Moved billing to PostgreSQL in 3 weeks'],
        },
        {
          name: 'Example School',
          position: 'Piano Teacher',
          startDate: '2010-01',
          endDate: '2022-12',
          highlights: ['Taught 40 children', 'Wrote the lesson planner in TypeScript for 9 teachers'],
        },
      ],
      skills: [{ name: 'Tools', keywords: ['TypeScript', 'PostgreSQL', 'Kubernetes'] }],
    };
    const terminal = await terminalWith({ 'job.txt': unnamed, 'me.json': JSON.stringify(person) });
    const argv = ['generate', 'job.txt', '--resume', 'me.json', '-o', 'cv.txt', '--level', 'super'];
    expect((await terminal.run(argv)).exitCode).toBe(0);
    expect(readFileSync(path.join(terminal.folder, 'cv.txt'), 'utf8')).not.toMatch(/years of experience/);
  });

  it('is a normal row of a batch, from a file or a folder, with one note', async () => {
    const row = JSON.stringify({ job_description: unnamed });
    const terminal = await terminalWith({ 'jobs.jsonl': `${row}\n${row}\n` });
    const ran = await terminal.run(['batch', 'jobs.jsonl', '--out', 'done', '--format', 'markdown']);
    expect(ran.exitCode).toBe(0);
    expect(oneLine(ran.stderr)).toContain("Couldn't find the company or the position in 2 of them");
    for (const name of readdirSync(path.join(terminal.folder, 'done'))) {
      expect(name).toMatch(/^marisol-quintero(?:-2)?\.md$/);
      expect(readFileSync(path.join(terminal.folder, 'done', name), 'utf8')).not.toMatch(placeholders);
    }
    const priced = await terminal.run(['batch', 'jobs.jsonl', '--dry-run', '--new']);
    expect(oneLine(priced.stderr)).toContain("Couldn't find the company or the position in 2 of them");
  });

  it('is shown as a title without a company', async () => {
    const terminal = await terminalWith({ 'job.txt': unnamed });
    const argv = ['generate', 'job.txt', '--position', 'ER Nurse'];
    const made = await terminal.run(argv, { columns: 80, environment: { NO_COLOR: '1' } });
    expect(made.stdout).toMatch(/^. ER Nurse\n/);
    const row = JSON.stringify({ job_description: unnamed, position: 'ER Nurse' });
    writeFileSync(path.join(terminal.folder, 'jobs.jsonl'), row);
    const shown = await Promise.all(
      [['list'], [], ['status', 'latest'], ['batch', 'jobs.jsonl', '--dry-run']].map((words) =>
        terminal.run(words, { columns: 140 }),
      ),
    );
    for (const { stdout } of shown) {
      expect(stdout).toContain('ER Nurse');
      expect(stdout).not.toMatch(/open.position/i);
    }
  });

  it('can be left unnamed at the prompt', async () => {
    const terminal = await terminalWith({ 'job.txt': unnamed });
    const ran = await terminal.run(['generate', 'job.txt'], {
      environment: { CI: '' },
      watched: true,
      columns: 80,
      answers: [
        ['Which position', '\r'],
        ['At which company', 'Aster\r'],
      ],
    });
    expect(ran.stdout).toContain('Open position at Aster');
  });
});
