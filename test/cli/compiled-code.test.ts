import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCompiledCode } from '../../src/cli/compiled-code.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compiled-code-'));
  file = path.join(folder, 'compiled', 'generate');
});

afterEach(() => rmSync(folder, { recursive: true }));

const sources: Readonly<Record<string, string>> = {
  'rope-1a2b.cjs': 'function splice(ends) { return ends.join(" and "); } exports.splice = splice;',
  'sail-5e6f.cjs': 'exports.reefs = 3;',
  'deck-3c4d.cjs': 'exports.planks = function planks(count) { return "plank ".repeat(count); };',
};

/** One run of a program of these files; each is a text of its own, as it is in a new process. */
function run(names: readonly string[], use: (exports: Record<string, CallableFunction>) => void): void {
  const code = openCompiledCode(file);
  for (const name of names) {
    const filename = path.join(folder, name);
    writeFileSync(filename, sources[name] ?? '');
    const exports = {};
    const self = { exports };
    code.wrapped(readFileSync(filename, 'utf8'), filename)(
      exports,
      createRequire(filename),
      self,
      filename,
      folder,
    );
    use(self.exports);
  }
  code.save();
}

function keptNames(): readonly string[] {
  const text = readFileSync(file, 'latin1');
  return Object.keys(JSON.parse(text.split('\n')[1] ?? '{}') as object);
}

const splice = ({ splice: join }: Record<string, CallableFunction>) =>
  expect(join?.(['bitter', 'sheet'])).toBe('bitter and sheet');

test('a run keeps what it compiled, for its owner alone, and the next writes nothing anew', () => {
  run(['rope-1a2b.cjs'], splice);
  expect(keptNames()).toEqual(['rope-1a2b.cjs']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = statSync(file).mtimeMs;
  const bytes = readFileSync(file);
  run(['rope-1a2b.cjs'], splice);
  expect(statSync(file).mtimeMs).toBe(before);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect(readdirSync(path.dirname(file))).toEqual(['generate']);
});

test('functions that ran are kept with the file, not only the file', () => {
  run(['rope-1a2b.cjs'], () => undefined);
  const without = statSync(file).size;
  rmSync(file);
  run(['rope-1a2b.cjs'], splice);
  expect(statSync(file).size).toBeGreaterThan(without);
});

test('what another run of the command needs is added; what belongs to no file any more is dropped', () => {
  run(['rope-1a2b.cjs'], splice);
  run(['deck-3c4d.cjs'], ({ planks }) => expect(planks?.(2)).toBe('plank plank '));
  expect(keptNames().toSorted()).toEqual(['deck-3c4d.cjs', 'rope-1a2b.cjs']);
  rmSync(path.join(folder, 'rope-1a2b.cjs'));
  run(['sail-5e6f.cjs'], () => undefined);
  expect(keptNames().toSorted()).toEqual(['deck-3c4d.cjs', 'sail-5e6f.cjs']);
});

test.each([
  ['a byte is another', (bytes: Buffer) => bytes.fill(0x7f, bytes.length - 20, bytes.length - 10)],
  ['the end is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 30)],
  ['it is empty', () => Buffer.alloc(0)],
  ['it is something else', () => Buffer.from('splice the mainbrace\n')],
])('a damaged file is not used and is written again: %s', (_, damage) => {
  run(['rope-1a2b.cjs'], splice);
  const whole = readFileSync(file);
  writeFileSync(file, damage(Buffer.from(whole)));
  run(['rope-1a2b.cjs'], splice);
  expect(keptNames()).toEqual(['rope-1a2b.cjs']);
  expect(readFileSync(file).length).toBe(whole.length);
});

test('where nothing can be written, everything runs all the same', () => {
  writeFileSync(path.join(folder, 'compiled'), 'no folder');
  run(['rope-1a2b.cjs'], splice);
  expect(readFileSync(path.join(folder, 'compiled'), 'utf8')).toBe('no folder');
});
