import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../build/root.ts';
import { drawings } from './page/drawings.ts';
import { inBrowser } from './page/in-browser.ts';

/*
 * Measures the built page in a local browser: the time to the first score, and from a key to the preview; then the time
 * of each compiler to draw two pages.
 * npm run bench:page -- [changes]
 */

const changes = Number(process.argv[2] ?? 40);

function print(what: string, milliseconds: readonly number[], max: number): void {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  console.log(`${what.padEnd(44)} median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, at most ${max} ms`);
}

const folder = path.join(root, 'dist', 'page');
// The folder may also have files of earlier builds.
const shown = readFileSync(path.join(folder, 'index.html'), 'utf8');
const files = [...shown.matchAll(/page-\w+\.(?:js|css)/g)].map(([name]) => name);
const bytes = files.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(folder, name))).length, 0);
console.log(`script and style, gzipped: ${(bytes / 1024).toFixed(1)} kB, at most 60 kB`);
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);

const { scores, previews } = await inBrowser(changes);
print('from the pasted posting to its score', scores, 1000);
print('from a key to the preview, native', previews, 100);
for (const [engine, max] of [
  ['native', 100],
  ['wasm', 400],
] as const) {
  print(`two pages drawn, ${engine}`, await drawings(engine, changes), max);
}
