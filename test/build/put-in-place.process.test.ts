import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { putInPlace, stagingPrefix } from '../../build/put-in-place.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'resume-tailor-dist-'));
const hour = 60 * 60 * 1000;

afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** A program that prints on request which build its lazily loaded part is from. */
function build(name: string, now: number): void {
  const staging = path.join(dist, `${stagingPrefix}1`);
  mkdirSync(path.join(staging, 'cli'), { recursive: true });
  const late = `late-${name.padEnd(8, '0')}.cjs`;
  writeFileSync(path.join(staging, 'cli', late), `module.exports = '${name}';`);
  const entry = `process.stdout.write('up\\n'); process.stdin.once('data', () => process.stdout.write(require('./${late}')));
    process.stdin.once('end', () => undefined);`;
  writeFileSync(path.join(staging, 'cli', 'bin.cjs'), entry);
  putInPlace(staging, dist, now);
}

const bin = () => path.join(dist, 'cli', 'bin.cjs');
const parts = () => readdirSync(path.join(dist, 'cli')).sort();

describe('a build that is put in place', () => {
  it('keeps the lazily loaded parts for a running program, and starts the next one with the new parts', async () => {
    build('one', 0);
    const running = spawn(process.execPath, [bin()]);
    await once(running.stdout, 'data');
    build('two', 1);
    const answered = once(running.stdout, 'data');
    running.stdin.end('go');
    expect(String(await answered)).toBe('one');
    expect(execFileSync(process.execPath, [bin()], { input: 'go' }).toString()).toBe('up\ntwo');
  });

  it('keeps parts of the previous build for an hour, and not in the package', () => {
    build('one', 0);
    build('two', 1);
    build('three', hour);
    expect(parts()).toEqual(['bin.cjs', 'late-one00000.cjs', 'late-three000.cjs', 'late-two00000.cjs']);
    expect(readFileSync(path.join(dist, '.npmignore'), 'utf8')).toBe(
      '/.building-*\n/cli/late-one00000.cjs\n/cli/late-two00000.cjs\n',
    );
    build('four', hour + 2);
    expect(parts()).toEqual(['bin.cjs', 'late-four0000.cjs', 'late-three000.cjs', 'late-two00000.cjs']);
    expect(readdirSync(dist).sort()).toEqual(['.npmignore', 'cli']);
  });

  it('uses a left-over part again if a build makes the same one', () => {
    build('one', 0);
    build('two', 1);
    build('one', 2);
    expect(readFileSync(path.join(dist, '.npmignore'), 'utf8')).toBe(
      '/.building-*\n/cli/late-two00000.cjs\n',
    );
  });
});
