import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reuseCompiledCode } from '../../src/cli/compiled-code.ts';

const require = createRequire(import.meta.url);

let folder = '';
let program = '';
let file = '';
let runs = 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-compiled-'));
  program = path.join(folder, 'program');
  file = path.join(folder, 'cache', 'compiled', 'usage');
  mkdirSync(program);
  write('sum.cjs', 'exports.sum = (a, b) => a + b;');
  write('main.cjs', "const { sum } = require('./sum.cjs');\nexports.answer = () => sum(40, 2);");
});

afterEach(() => {
  delete require.extensions['.cjs'];
});

/** Another text of the same length: of one that it has seen, this process of V8 knows the code without us. */
function renew(source: string): void {
  const text = readFileSync(source, 'utf8').replace(/ \/\/ run \d+$/, '');
  writeFileSync(source, `${text} // run ${1_000_000 + runs}`);
}

function write(name: string, text: string): void {
  writeFileSync(path.join(program, name), text);
}

/** One run of the program, as if in a process of its own. */
function run(name = 'main.cjs', programFolder = program): unknown {
  for (const key of Object.keys(require.cache)) if (key.startsWith(folder)) delete require.cache[key];
  runs += 1;
  for (const one of readdirSync(program)) renew(path.join(program, one));
  const compiled = reuseCompiledCode(require.extensions, { file, programFolder, processId: 7 });
  const answer: unknown = require(path.join(program, name)).answer();
  compiled.keep();
  return answer;
}

describe('compiled code that is kept', () => {
  it('runs in place of the text that it was made of', () => {
    expect(run()).toBe(42);
    // A name stands for one text only, so nobody looks whether it changed.
    write('sum.cjs', 'exports.sum = (a, b) => a - b;');
    expect(run()).toBe(42);
  });

  it('is its owner’s alone', () => {
    run();
    expect([file, path.dirname(file)].map((one) => statSync(one).mode & 0o777)).toEqual([0o600, 0o700]);
  });

  it('is written again only when a file was not in it, and keeps what this run did without', () => {
    run();
    const first = readFileSync(file);
    run();
    expect(readFileSync(file).equals(first)).toBe(true);
    write('other.cjs', 'exports.answer = () => 1;');
    expect(run('other.cjs')).toBe(1);
    write('sum.cjs', 'exports.sum = (a, b) => a - b;');
    expect([run('main.cjs'), run('other.cjs')]).toEqual([42, 1]);
  });

  it('is not kept of files that import at run time, which only Node can do for them', async () => {
    write('lazy.cjs', "exports.answer = () => import('node:path');");
    expect(await run('lazy.cjs')).toHaveProperty('join');
    expect(await run('lazy.cjs')).toHaveProperty('join');
    expect(existsSync(file)).toBe(false);
  });

  it('loses what belongs to files that are gone', () => {
    write('old.cjs', `exports.answer = () => '${'old '.repeat(500)}'.length;`);
    expect(run('old.cjs')).toBe(2000);
    expect(readFileSync(file, 'latin1')).toContain('old old');
    unlinkSync(path.join(program, 'old.cjs'));
    expect(run()).toBe(42);
    expect(readFileSync(file, 'latin1')).not.toContain('old old');
  });

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['something else', () => Buffer.from('no code at all, but long enough to be some')],
    ['damaged at its beginning', (whole: Buffer) => withDamage(whole, 0.02)],
    ['damaged in its middle', (whole: Buffer) => withDamage(whole, 0.5)],
    ['damaged at its end', (whole: Buffer) => withDamage(whole, 0.98)],
    ['of another release of V8', (whole: Buffer) => withOtherVersion(whole)],
  ])('is made again where it is %s', (_name, damage) => {
    run();
    const whole = readFileSync(file);
    writeFileSync(file, damage(whole));
    expect(run()).toBe(42);
    expect(readFileSync(file)).toHaveLength(whole.length);
    write('sum.cjs', 'exports.sum = (a, b) => a - b;');
    expect(run()).toBe(42);
  });

  it('that cannot be written stops nobody', () => {
    writeFileSync(path.join(folder, 'cache'), 'a file where the folder should be');
    expect(run()).toBe(42);
    expect(readFileSync(path.join(folder, 'cache'), 'utf8')).toContain('a file');
  });

  it('is kept of the program alone: files of packages are left to Node', () => {
    expect(run('main.cjs', path.join(folder, 'elsewhere'))).toBe(42);
    expect(existsSync(file)).toBe(false);
  });
});

/** The version of V8 is the second number of what it makes. */
function withOtherVersion(whole: Buffer): Buffer {
  const changed = Buffer.from(whole);
  const start = changed.readUInt32LE(0);
  const index: Record<string, [number, number]> = JSON.parse(changed.toString('latin1', 8, start));
  for (const [at] of Object.values(index)) changed.writeUInt32LE(1, start + at + 4);
  changed.writeUInt32LE(crc32(changed.subarray(8)), 4);
  return changed;
}

function withDamage(whole: Buffer, share: number): Buffer {
  const changed = Buffer.from(whole);
  const at = Math.floor(whole.length * share);
  for (let index = at; index < at + 16; index += 1) changed[index] = 255 - (changed[index] ?? 0);
  return changed;
}
