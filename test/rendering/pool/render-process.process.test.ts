import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { childrenOf, isRunning, processorSeconds, until } from '../../support/child-processes.ts';
import { projectRoot } from '../../support/project-root.ts';
import { hangingThemes } from './pool-fixture.ts';

const themesFolder = hangingThemes();

it('ends a process that hangs in native code when its parent is killed', async () => {
  const parentFile = path.join(import.meta.dirname, 'hanging-parent.ts');
  const processFile = path.join(projectRoot, 'dist', 'rendering', 'render-process.cjs');
  const parent = spawn(process.execPath, ['--import', 'tsx', parentFile, processFile, themesFolder], {
    stdio: 'ignore',
  });
  // The TypeScript loader starts a process too; the render process is the one that uses the processor.
  const rendering = () => childrenOf(parent.pid ?? Number.NaN).find((child) => processorSeconds(child) >= 1);
  await until(() => rendering() !== undefined);
  const child = rendering() ?? Number.NaN;
  const exited = once(parent, 'exit');
  parent.kill('SIGKILL');
  await exited;
  await until(() => !isRunning(child));
  expect(isRunning(child)).toBe(false);
});
