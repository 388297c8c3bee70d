import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createProcesses } from '../../src/store/process-identity.ts';

const { own, isGone } = createProcesses();

it('believes this process to be alive', () => {
  expect(isGone(own)).toBe(false);
});

it('takes an earlier process with the same number for gone', () => {
  expect(isGone({ ...own, start: 'an earlier start' })).toBe(true);
});

it('says nothing about other hosts', () => {
  expect(isGone({ host: 'elsewhere', pid: 1, start: '1' })).toBe(false);
});

it('sees another process of this host live and end', async () => {
  const child = spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 60_000)'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const pid = Number(child.pid);
  // Where starts cannot be read, any start counts as the process's own.
  const start = createProcesses(pid).own.start;
  expect(isGone({ host: own.host, pid, start })).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isGone({ host: own.host, pid, start })).toBe(true);
});
