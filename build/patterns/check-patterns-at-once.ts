import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { BadPattern } from './check-pattern.ts';
import type { Pattern } from './pattern.ts';

export interface CheckOptions {
  readonly processes: number;
  readonly reportProgress: (checked: number) => void;
}

/** Checks patterns in parallel. @returns those that are not certainly linear, sorted by place */
export async function checkPatternsAtOnce(
  patterns: readonly Pattern[],
  { processes, reportProgress }: CheckOptions,
): Promise<readonly BadPattern[]> {
  // Long patterns take longest, so they start first (from the end).
  const waiting = patterns.toSorted((one, other) => one.source.length - other.source.length);
  const bad: BadPattern[] = [];
  let checked = 0;
  const run = async (): Promise<void> => {
    const checker = fork(path.join(import.meta.dirname, 'check-process.ts'), {
      execArgv: ['--import', 'tsx'],
    });
    try {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const found = await answerOf(checker, next);
        if (found) bad.push(found);
        checked += 1;
        reportProgress(checked);
      }
    } finally {
      checker.kill();
    }
  };
  await Promise.all(Array.from({ length: processes }, run));
  return bad.sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** @throws Error if the process ends before it answers */
function answerOf(checker: ChildProcess, pattern: Pattern): Promise<BadPattern | null> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`the checker ended with ${code} on ${pattern.at}`));
    checker.once('exit', ended);
    checker.once('message', ({ bad }: { readonly bad: BadPattern | null }) => {
      checker.off('exit', ended);
      resolve(bad);
    });
    checker.send(pattern);
  });
}
