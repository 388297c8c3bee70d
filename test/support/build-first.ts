import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { packWhenStale } from '../../tools/lexicon/pack-lexicon.ts';
import { projectRoot } from './project-root.ts';

/**
 * Packs the lexicon when its data or code is newer, and builds once before all test files that start the built program
 * when a source is newer than the build: a test of an old build proves nothing, and two files that build at once would
 * take it away from each other.
 */
export async function setup({ name, config }: TestProject): Promise<void> {
  packWhenStale();
  if (name !== 'fast' && builtAt() < newestSource()) await build();
  // Threads and processes that tests of the source start come from the build too, as long as it is of this source.
  if (!config.watch && builtAt() >= newestSource()) process.env['TEST_WORKERS'] = 'built';
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const argv = ['--import', 'tsx', path.join('build', 'build.ts')];
    execFile(process.execPath, argv, { cwd: projectRoot }, (error, _, stderr) => {
      if (!error) return resolve();
      const failure = new Error(`The build before the tests failed.\n${stderr || error.message}`);
      // Last, because Vitest says "No test files found" and prints its own stack.
      process.once('exit', () => console.error(failure.message));
      reject(failure);
    });
  });
}

function builtAt(): number {
  return statSync(path.join(projectRoot, 'dist', 'cli', 'bin.cjs'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestSource(): number {
  const times = ['src', 'build'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(path.join(projectRoot, folder, name)).mtimeMs,
    ),
  );
  return Math.max(...times);
}
