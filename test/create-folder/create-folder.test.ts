import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../../src/create-folder.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'resume-tailor-folder-'));

it('creates a folder and those above it, for its owner only, and again without an error', () => {
  const wanted = path.join(folder(), 'one', 'two');
  createFolder(wanted);
  createFolder(wanted);
  expect(statSync(wanted).mode & 0o777).toBe(0o700);
  expect(statSync(path.dirname(wanted)).mode & 0o777).toBe(0o700);
});

it('refuses where a file is in the way', () => {
  const file = path.join(folder(), 'notes.txt');
  writeFileSync(file, 'kept');
  expect(() => createFolder(file)).toThrow('EEXIST');
  expect(() => createFolder(path.join(file, 'inside'))).toThrow();
});

it.runIf(existsSync('/proc/self'))('ends where the system creates nothing', () => {
  expect(() => createFolder('/proc/other/inside')).toThrow('ENOENT');
});
