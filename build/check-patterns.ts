import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { type BadPattern, checkPattern } from './patterns/check-pattern.ts';
import type { Pattern } from './patterns/pattern.ts';
import { writtenPatterns } from './patterns/written-patterns.ts';
import { root } from './root.ts';

/*
 * Checks that no regular expression takes a time that grows faster than its text: those written in src, themes and bin,
 * and those that a run of readers, engine and commands builds. What the checker cannot judge fails too.
 * npm run check:patterns
 */

interface Recorded {
  readonly patterns: readonly Pattern[];
  /** `src/api/paths.ts:54`: all places of ours that had a part in building one. */
  readonly places: readonly string[];
}

function recorded(): Recorded {
  const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-patterns-'));
  const file = path.join(folder, 'recorded.json');
  const recorder = ['--import', 'tsx', '--import', './build/patterns/record-patterns.ts'];
  try {
    execFileSync(process.execPath, [...recorder, 'build/patterns/exercise.ts', file], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function once(patterns: readonly Pattern[]): readonly Pattern[] {
  return [...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}

async function badOnes(patterns: readonly Pattern[]): Promise<readonly BadPattern[]> {
  const waiting = [...patterns];
  const bad: BadPattern[] = [];
  const checker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const found = await checkPattern(next);
      if (found) bad.push(found);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, checker));
  return bad.sort((one, other) => (one.at < other.at ? -1 : 1));
}

const { literals, builders } = writtenPatterns(['src', 'themes', 'bin']);
const { patterns: built, places } = recorded();
const all = once([...literals, ...built]);
const unbuilt = builders.filter((builder) => !places.includes(builder));
const bad = await badOnes(all);
for (const { at, source, flags, verdict, attack } of bad)
  console.log(`${at}\n  /${source}/${flags}\n  ${verdict}${attack === '' ? '' : `: ${attack}`}`);
for (const at of unbuilt)
  console.log(`${at}\n  builds patterns, but the run did not come by: let it, in exercise.ts`);
console.log(`${all.length} patterns, ${bad.length} of them not linear for certain`);
process.exit(bad.length + unbuilt.length > 0 ? 1 : 0);
