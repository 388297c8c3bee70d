import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createProcesses } from '../../src/store/process-identity.ts';

const { own, isGone } = createProcesses();

it('the current process is not gone', () => {
  expect(isGone(own)).toBe(false);
});

it('an earlier process with the same number is gone', () => {
  expect(isGone({ ...own, start: 'an earlier start' })).toBe(true);
});

it('a process of another host is not considered gone', () => {
  expect(isGone({ host: 'elsewhere', pid: 1, start: '1' })).toBe(false);
});

it('another process of this host is gone after it ends', async () => {
  const child = spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 60_000)'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const pid = Number(child.pid);
  // Where start times cannot be read, any start matches.
  const start = createProcesses(pid).own.start;
  expect(isGone({ host: own.host, pid, start })).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isGone({ host: own.host, pid, start })).toBe(true);
});
