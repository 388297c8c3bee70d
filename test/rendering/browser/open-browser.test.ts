import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../src/rendering/browser/open-browser.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(...parts: readonly string[]): string {
  const file = path.join(folder, ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

const own = program('usr', 'bin', 'chromium');
const other = program('opt', 'chrome');
const cached = program('cache', 'chromium-1200', 'linux', 'chrome');
program('cache', 'chromium-999', 'linux', 'chrome');
mkdirSync(path.join(folder, 'cache', 'chromium-1300'));
const caches = [
  { folder: path.join(folder, 'none'), executable: 'chrome' },
  { folder: path.join(folder, 'cache'), executable: path.join('linux', 'chrome') },
];
const missing = path.join(folder, 'missing');

describe('the browser', () => {
  it.each([
    [
      'is the one that an environment variable names',
      { named: { file: other, place: 'CHROME_PATH' }, files: [own] },
      other,
    ],
    [
      'is the first existing file if there is no variable',
      { named: null, files: [missing, own, other] },
      own,
    ],
    [
      'is the newest complete download of another tool if there are no files',
      { named: null, files: [missing] },
      cached,
    ],
  ])('%s', (_, places, file) => {
    expect(findBrowser({ ...places, caches })).toEqual({ file });
  });

  it.each([
    [
      'is missing at the path in the variable, even if another browser exists',
      { named: { file: missing, place: 'CHROME_PATH' }, files: [own] },
      'CHROME_PATH names a file that is not there',
    ],
    ['is not found', { named: null, files: [missing] }, 'none was found: no Chrome, Chromium or Edge in the'],
  ])('has an error without a path of the machine if it %s', (_, places, reason) => {
    const found = findBrowser({ ...places, caches: caches.slice(0, 1) });
    expect(found).toEqual({ file: null, reason: expect.stringContaining(reason) });
    expect(JSON.stringify(found)).not.toContain(folder);
  });
});
