import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.ts';
import type { Pattern } from './pattern.ts';

/* Imported before everything else: from now on each pattern that the project's own code builds is recorded. */

Error.stackTraceLimit = 30;
const recorded = new Map<string, Pattern>();
const places = new Set<string>();
const helpers = /\/(?:build\/patterns|src\/tailoring\/text\/(?:compiled|prepared)-pattern)/;
const NativeRegExp = RegExp;

globalThis.RegExp = new Proxy(NativeRegExp, {
  construct(target, [source, flags], newTarget) {
    const pattern = Reflect.construct(
      target,
      [source, flags],
      newTarget === globalThis.RegExp ? target : newTarget,
    );
    record(pattern);
    return pattern;
  },
});
register('./redirect-prepared-patterns.mjs', import.meta.url);

function record({ source, flags }: RegExp): void {
  const ours = ownFrames(new Error().stack ?? '');
  // A library that builds a pattern for itself is called by our code too, so only the nearest frame counts.
  const [nearest] = ours;
  if (nearest === undefined) return;
  for (const at of ours) places.add(at);
  const at = ours.find((frame) => !helpers.test(`/${frame}`)) ?? nearest;
  const key = `/${source}/${flags}`;
  if (!recorded.has(key)) recorded.set(key, { source, flags, at });
}

/** Places in src and themes, the nearest first; none when a library or Node itself called. */
function ownFrames(stack: string): readonly string[] {
  const frames = stack
    .split('\n')
    .slice(1)
    .filter((line) => !line.includes('record-patterns'));
  const found = frames.map(placeOf);
  return found[0] === null ? [] : found.filter((frame) => frame !== null);
}

function placeOf(frame: string): string | null {
  const [, url, line] = /(file:\/\/[^)]+?|\/[^)]+?):(\d+):\d+\)?$/.exec(frame) ?? [];
  if (url === undefined) return null;
  const file = path.relative(root, url.startsWith('file:') ? fileURLToPath(url.split('?')[0] ?? url) : url);
  return /^(?:src|themes|build\/patterns)\//.test(file) ? `${file}:${line}` : null;
}

/** What was built so far, and every place in our code that had a part in it. */
export function recordedPatterns(): {
  readonly patterns: readonly Pattern[];
  readonly places: readonly string[];
} {
  return { patterns: [...recorded.values()], places: [...places] };
}
