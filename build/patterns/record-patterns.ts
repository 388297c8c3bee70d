import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.ts';
import type { Pattern } from './pattern.ts';

/* Records each pattern that the project's code builds. Must be imported before all other modules. */

Error.stackTraceLimit = 30;
const recorded = new Map<string, Pattern>();
const places = new Set<string>();
const helpers = /\/(?:build\/patterns|src\/text\/prepared-pattern)/;
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
  // Only the nearest frame counts, because libraries that build patterns are called by our code too.
  const [nearest] = ours;
  if (nearest === undefined) return;
  for (const at of ours) places.add(at);
  const at = ours.find((frame) => !helpers.test(`/${frame}`)) ?? nearest;
  const key = `/${source}/${flags}`;
  if (!recorded.has(key)) recorded.set(key, { source, flags, at });
}

/** Places in src and themes, the nearest first; empty if a library or Node called. */
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

/** The patterns built so far, and all places in our code that took part in building them. */
export function recordedPatterns(): {
  readonly patterns: readonly Pattern[];
  readonly places: readonly string[];
} {
  return { patterns: [...recorded.values()], places: [...places] };
}
