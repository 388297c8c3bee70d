import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendPosting } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

function terminalWith(name: string, text: string) {
  const terminal = createTestTerminal();
  writeFileSync(path.join(terminal.folder, name), text);
  return terminal;
}

const accounts = 'root:x:0:0:root:/root:/bin/sh\ndaemon:x:1:1:daemon:/usr/sbin:/bin/false\n';

describe('base set with a file that is no resume', () => {
  it('refuses it without a terminal, stores nothing and names the next step', async () => {
    const { run } = createTestTerminal();
    const refused = await run(['base', 'set', backendPosting, '--name', 'Ada King']);
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('this looks like a job posting, not a resume. Nothing was stored.');
    expect(refused.stderr).toContain(`resume-tailor generate ${backendPosting}`);
    expect((await run(['base', 'show'])).exitCode).toBe(3);
  });

  it('stores it with --anyway and says what it looks like', async () => {
    const { run } = terminalWith('users.txt', accounts);
    const stored = await run(['base', 'set', 'users.txt', '--name', 'Ada King', '--anyway']);
    expect(stored.exitCode).toBe(0);
    expect(stored.stdout).toMatch(/^odd\t\tthis does not look like a resume/m);
  });

  it('asks on a terminal', async () => {
    const { run } = terminalWith('users.txt', accounts);
    const watched = { watched: true, columns: 80 };
    const refused = await run(['base', 'set', 'users.txt'], {
      ...watched,
      answers: [['Store it anyway?', '\r']],
    });
    expect(refused.stderr).toContain('nothing was stored');
    expect((await run(['base', 'show'])).exitCode).toBe(3);
  });
});

it('generate does not store or charge for a posting as --resume', async () => {
  const { run } = createTestTerminal();
  const refused = await run(['generate', backendPosting, '--resume', backendPosting]);
  expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
  expect(refused.stderr).toContain('this looks like a job posting');
  expect((await run(['list'])).stdout).toBe('');
});

it('score says that a resume looks like a posting', async () => {
  const { run } = createTestTerminal();
  const scored = await run(['score', backendPosting, '--resume', backendPosting]);
  expect(scored.exitCode).toBe(0);
  expect(scored.stderr).toContain('this looks like a job posting');
});

it('score says that the jobs of a resume were not found', async () => {
  const text =
    'Ada King\nada@king.example\n\nSkills\nEscrow, Python\n\nGrades\n2019 - 2021 Second\n2016 - 2019 First\n';
  const { run } = terminalWith('me.txt', text);
  const scored = await run(['score', backendPosting, '--resume', 'me.txt']);
  expect(scored.exitCode).toBe(0);
  expect(scored.stderr).toContain('no jobs were found');
});
