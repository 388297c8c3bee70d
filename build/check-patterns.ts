import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { packWhenStale } from '../tools/lexicon/pack-lexicon.ts';
import { limits } from './patterns/check-pattern.ts';
import { checkPatternsAtOnce } from './patterns/check-patterns-at-once.ts';
import { readKnownPatterns } from './patterns/known-patterns.ts';
import type { Pattern } from './patterns/pattern.ts';
import { writtenPatterns } from './patterns/written-patterns.ts';
import { root } from './root.ts';

/*
 * Checks that all regular expressions run in linear time: those written in src, themes and bin, and those that a run of
 * readers, engine and commands builds. A pattern that the checker cannot judge fails too.
 * npm run check:patterns
 */

interface Recorded {
  readonly patterns: readonly Pattern[];
  /** Places in our code that took part in building one: `src/api/paths.ts:54`. */
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

function distinct(patterns: readonly Pattern[]): readonly Pattern[] {
  return [...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}

function reportProgress(checked: number): void {
  if (checked % 100 === 0) process.stderr.write(`${checked} of ${changed.length} patterns\n`);
}

/** Identifies the checker: with another version or other limits, all patterns are checked again. */
function checkerVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/recheck/package.json'), 'utf8'));
  return `recheck ${version} ${JSON.stringify(limits)}`;
}

// Packs here and not in the recorded run, because packing loads modules before the run records them.
packWhenStale();
const { literals, builders } = writtenPatterns(['src', 'themes', 'bin']);
const { patterns: built, places } = recorded();
const all = distinct([...literals, ...built]);
const unbuilt = builders.filter((builder) => !places.includes(builder));
const known = readKnownPatterns(checkerVersion());
const changed = all.filter((pattern) => !known.isLinear(pattern));
const bad = await checkPatternsAtOnce(changed, { processes: availableParallelism(), reportProgress });
known.save(
  all.filter(({ source, flags }) => !bad.some((one) => one.source === source && one.flags === flags)),
);
for (const { at, source, flags, verdict, attack } of bad)
  console.log(`${at}\n  /${source}/${flags}\n  ${verdict}${attack === '' ? '' : `: ${attack}`}`);
for (const at of unbuilt)
  console.log(`${at}\n  builds patterns but was not run: add a call to build/patterns/exercise.ts`);
console.log(`${all.length} patterns, ${bad.length} of them not certainly linear`);
process.exit(bad.length + unbuilt.length > 0 ? 1 : 0);
