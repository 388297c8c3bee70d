import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import type { Pattern } from './pattern.ts';

/*
 * Patterns that earlier runs found to be linear, by a hash of the pattern, the checker and its limits. Checking all of
 * them takes minutes, and most have not changed. The file is not committed; without it, all patterns are checked.
 */

const file = path.join(root, 'node_modules', '.cache', 'resume-tailor', 'linear-patterns.json');

export interface KnownPatterns {
  isLinear(pattern: Pattern): boolean;
  /** Replaces the known patterns by those of this run. */
  save(linear: readonly Pattern[]): void;
}

export function readKnownPatterns(checker: string): KnownPatterns {
  const known = new Set(readHashes());
  const hashOf = ({ source, flags }: Pattern): string =>
    createHash('sha256').update(`${checker}\n/${source}/${flags}`).digest('base64');
  return {
    isLinear: (pattern) => known.has(hashOf(pattern)),
    save(linear) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(linear.map(hashOf)));
    },
  };
}

function readHashes(): readonly string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  } catch {
    return [];
  }
}
