import { chmodSync, chownSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendPosting, engineer, nurse } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const nobody = 65_534;
const terminal = createTestTerminal();
const isRoot = process.getuid?.() === 0;

/** Root may move everything, so the tests continue as `nobody`, the owner of the files. */
function becomeNobody(): void {
  if (!isRoot) return;
  const root = path.dirname(terminal.home);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    chownSync(path.join(root, name), nobody, nobody);
  }
  chmodSync(root, 0o755);
  process.seteuid?.(nobody);
}

/** A store that this process has not opened, because it may close its databases late. */
const home = path.join(terminal.folder, 'home');
const environment = { RESUME_TAILOR_HOME: home };

beforeAll(async () => {
  await terminal.run(['generate', backendPosting, '--resume', nurse, '--pdf', 'nurse.pdf']);
  await terminal.run(['backup', 'nurse.backup']);
  await terminal.run(['generate', backendPosting, '--resume', engineer, '--pdf', 'engineer.pdf']);
  await terminal.run(['backup', 'engineer.backup']);
  expect((await terminal.run(['restore', 'engineer.backup'], { environment })).exitCode).toBe(0);
  // Code that is loaded on demand is loaded by the user that may read it.
  for (const argv of [['restore', 'nurse.backup'], ['base', 'show'], ['list']]) {
    expect((await terminal.run([...argv, '--home', 'other'])).exitCode).toBe(0);
  }
  becomeNobody();
}, 240_000);

afterAll(() => {
  if (isRoot) process.seteuid?.(0);
});

describe('a restore that cannot move everything', () => {
  it('keeps all data, reports it, and is finished by the next command that can', async () => {
    const files = path.join(home, 'files');
    const before = readFileSync(path.join(home, 'store.db'));
    // Moving a folder into another one needs permission to write in it.
    chmodSync(files, 0o500);
    const ran = await terminal.run(['restore', 'nurse.backup', '--force'], { environment });
    expect(ran.stderr).toContain('a restore stopped half-way. Cannot read or write ');
    expect(ran).toMatchObject({ exitCode: 1, stdout: '' });
    expect(ran.stderr).not.toContain('nothing was changed');
    expect(readFileSync(path.join(home, 'restore', 'old', 'store.db')).equals(before)).toBe(true);
    expect(await terminal.run(['list'], { environment })).toMatchObject({ exitCode: 1, stdout: '' });
    chmodSync(files, 0o700);
    expect((await terminal.run(['base', 'show'], { environment })).stdout).toContain('Danielle Okafor');
    expect(readdirSync(files)).toHaveLength(1);
    expect(readdirSync(home)).not.toContain('restore');
  });
});
