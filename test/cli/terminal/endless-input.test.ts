import { closeSync, ftruncateSync, openSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const endless = '/dev/zero';

beforeAll(async () => {
  await terminal.run(['generate', backendPosting, '--resume', engineer]);
});

describe('endless input is read up to its limit', () => {
  it.each([
    ['base', 'set', endless],
    ['score', backendPosting, '--resume', endless],
    ['score', endless],
    ['generate', endless],
    ['generate', backendPosting, '--resume', endless],
    ['edit', 'latest', '--file', endless],
    ['auth', 'login', '--base-url', 'http://127.0.0.1:9', '--api-key-file', endless],
  ])('%s %s %s', async (...argv) => {
    const ran = await terminal.run(argv);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(`${endless} is larger than 5 MB`);
  });

  it('also a batch, with a higher limit', async () => {
    const ran = await terminal.run(['batch', endless]);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain(`${endless} is larger than 100 MB`);
  });

  it('also a file that claims to be much longer than it is', async () => {
    const name = path.join(terminal.folder, 'sparse.md');
    const descriptor = openSync(name, 'w');
    ftruncateSync(descriptor, 8 * 1024 ** 3);
    closeSync(descriptor);
    const ran = await terminal.run(['base', 'set', 'sparse.md']);
    expect(ran.stderr).toContain('sparse.md is larger than 5 MB');
  });

  it('also standard input', async () => {
    const ran = await terminal.run(['generate', '-'], { stdin: 'x'.repeat(5 * 1024 * 1024 + 1) });
    expect(ran.stderr).toContain('standard input is larger than 5 MB');
  });

  it('also settings', async () => {
    rmSync(path.join(terminal.home, 'config.json'), { force: true });
    symlinkSync(endless, path.join(terminal.home, 'config.json'));
    const ran = await terminal.run(['list']);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('config.json is larger than 5 MB');
  });
});
