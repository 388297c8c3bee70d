import { chmodSync, chownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const nobody = 65_534;
const commands: readonly (readonly string[])[] = [
  ['list'],
  ['get', 'latest'],
  ['usage'],
  ['explain', 'latest'],
  ['score', backendPosting],
  ['base', 'show'],
];

const inHome = () => [
  terminal.home,
  ...readdirSync(terminal.home).map((name) => path.join(terminal.home, name)),
];

/** Makes the home read-only. Root could still write, so as root the tests continue as `nobody`. */
function closeHome(): void {
  for (const file of inHome()) {
    chmodSync(file, statSync(file).isDirectory() ? 0o500 : 0o400);
    if (process.getuid?.() === 0) chownSync(file, nobody, nobody);
  }
  for (const folder of [path.dirname(terminal.home), terminal.folder]) chmodSync(folder, 0o755);
  if (process.getuid?.() === 0) process.seteuid?.(nobody);
}

function openHome(): void {
  if (process.getuid?.() === 0) process.seteuid?.(0);
  for (const file of inHome()) chmodSync(file, statSync(file).isDirectory() ? 0o700 : 0o600);
}

beforeAll(async () => {
  await terminal.run(['generate', backendPosting, '--resume', engineer]);
  // Code that is loaded on demand is loaded by the user that may read it.
  for (const argv of commands) await terminal.run(argv);
  closeHome();
}, 240_000);

afterAll(openHome);

describe('a read-only home', () => {
  it.each(commands.map((argv) => [argv.join(' '), argv] as const))('is read by %s', async (_name, argv) => {
    expect(await terminal.run(argv)).toMatchObject({ exitCode: 0 });
  });

  it('is reported if a command has to write', async () => {
    const argv = ['generate', backendPosting, '--company', 'A', '--position', 'B'];
    const { exitCode, stderr } = await terminal.run(argv);
    expect(exitCode).not.toBe(0);
    expect(stderr).toMatch(/cannot write .*pending/);
  });

  it.each([
    ['base set', ['base', 'set', engineer]],
    ['accounts create', ['accounts', 'create', 'Bo']],
  ])('%s names the folder and says what to do', async (_name, argv) => {
    const { exitCode, stderr } = await terminal.run(argv);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(terminal.home);
    expect(stderr).toMatch(/cannot (?:read or )?write|permission denied/i);
    expect(stderr).toContain('--home FOLDER');
    const { message } = JSON.parse((await terminal.run([...argv, '--json'])).stderr);
    expect(message).toContain(terminal.home);
  });

  it('names the folder that cannot be created for a new home', async () => {
    const { exitCode, stderr } = await terminal.run(['usage', '--home', path.join(terminal.home, 'new')]);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(path.join(terminal.home, 'new'));
    expect(stderr).toContain('--home FOLDER');
  });
});
