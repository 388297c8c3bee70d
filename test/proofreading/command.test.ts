import { describe, expect, it } from 'vitest';
import { Proofreading } from '../../src/contract/proofreading.ts';
import { createTestTerminal } from '../cli/memory-io.ts';
import { madeUpResume, plainJob } from './made-up-resume.ts';
import { now, proofread, withBullets } from './run-proofread.ts';

describe('a resume without mistakes', () => {
  it('has no findings, and the exit code is 0', async () => {
    const ran = await proofread(madeUpResume());
    expect(ran).toMatchObject({ exitCode: 0, stdout: '' });
    const { exitCode, stdout } = await proofread(madeUpResume(), ['--json']);
    expect(exitCode).toBe(0);
    expect(Proofreading.parse(JSON.parse(stdout))).toEqual({
      object: 'proofreading',
      ok: true,
      as_of: '2026-06-15',
      language: 'en',
      counts: { error: 0, warning: 0, hint: 0 },
      findings: [],
      spelling: { checked: true, reason: null, unresolved: 0, skipped: 0 },
    });
  });

  it('is said to be one on a terminal', async () => {
    const ran = await proofread(madeUpResume(), [], { columns: 80 });
    expect(ran.stdout).toBe('No problems found.\n');
  });
});

describe('the command', () => {
  const faulty = madeUpResume({
    basics: { phone: '' },
    work: [{ ...plainJob, highlights: ['Led the managment of stock'] }],
  });

  it('ends with 1 for errors only', async () => {
    expect((await proofread(faulty)).exitCode).toBe(1);
    const warned = madeUpResume(withBullets('Led the managment of stock', 'I bake bread'));
    expect((await proofread(warned)).exitCode).toBe(0);
  });

  it('gives a pipe a row for each finding, errors first', async () => {
    const rows = (await proofread(faulty)).stdout
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t'));
    expect(rows.map(([severity, path]) => [severity, path])).toEqual([
      ['error', 'basics.phone'],
      ['warning', 'work[0].highlights[0]'],
      ['hint', ''],
    ]);
  });

  it('shows a person place, mistake and advice', async () => {
    const { stdout } = await proofread(faulty, [], { columns: 100, environment: { NO_COLOR: '1' } });
    expect(stdout).toContain('✗ Contact details: There is no phone number.\n  Add a phone number');
    expect(stdout).toContain('1 error, 1 warning, 1 hint\n');
  });

  it('reads the stored base resume without a file, and says how to store one', async () => {
    const other = createTestTerminal();
    const none = await other.run(['proofread'], { now });
    expect(none.exitCode).toBe(3);
    expect(none.stderr).toContain('resume-tailor base set FILE');
    await other.run(['base', 'set', '-'], { stdin: faulty, now });
    const ran = await other.run(['proofread', '--json'], { now });
    expect(ran.exitCode).toBe(1);
    expect(Proofreading.parse(JSON.parse(ran.stdout)).counts).toEqual({ error: 1, warning: 1, hint: 1 });
  });

  it('refuses what is no resume', async () => {
    const ran = await proofread('[1, 2]');
    expect(ran.exitCode).toBe(2);
  });
});

describe('hostile text', () => {
  it.each([
    ['brackets', '[<{'.repeat(3000)],
    ['a word without end', 'ab'.repeat(4500)],
    ['figures', '1 '.repeat(4500)],
    ['marks', `I${"'".repeat(9000)}`],
    [
      'many unknown words',
      Array.from(
        { length: 1500 },
        (_, at) => `zq${at.toString(2).replaceAll('0', 'a').replaceAll('1', 'o')}`,
      ).join(' '),
    ],
    ['names that every object has', 'constructor __proto__ toString hasOwnProperty valueOf '.repeat(150)],
  ])(
    'is read in time that grows with its length: %s',
    async (_, text) => {
      const ran = await proofread(
        madeUpResume({ work: [{ ...plainJob, name: text.slice(0, 2000), highlights: [text] }] }),
        ['--json'],
      );
      expect(Proofreading.parse(JSON.parse(ran.stdout)).object).toBe('proofreading');
    },
    10_000,
  );
});
