import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendPosting, terminalWithBase } from '../fixtures.ts';
import { createTestTerminal, type Ran, type TestTerminal } from '../memory-io.ts';

const nothingAsked =
  'The sun rose over the quiet hills, and the birds were singing as they did every morning.';
const target = ['--company', 'Acme', '--position', 'Engineer'];
const refusal =
  'No requirements found in this posting. Check that it is the whole text of a job posting, or add --anyway.';

function put(terminal: TestTerminal, name: string, content: string): string {
  writeFileSync(path.join(terminal.folder, name), content);
  return name;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const idOf = ({ stdout }: Ran): string => JSON.parse(stdout).id;

async function creditsUsed(terminal: TestTerminal): Promise<number> {
  return JSON.parse((await terminal.run(['usage', '--json'])).stdout).credits_used;
}

describe('a posting without requirements', () => {
  it.each([
    ['score', ['score', 'posting.txt']],
    ['generate', ['generate', 'posting.txt', ...target]],
    ['generate --dry-run', ['generate', 'posting.txt', '--dry-run', ...target]],
  ])('ends %s with the next step, unless --anyway', async (_name, argv) => {
    const terminal = await terminalWithBase();
    put(terminal, 'posting.txt', nothingAsked);
    const refused = await terminal.run(argv);
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(oneLine(refused.stderr)).toContain(refusal);
    expect(await creditsUsed(terminal)).toBe(0);
    const done = await terminal.run([...argv, '--anyway'], { columns: 80 });
    expect(done.exitCode).toBe(0);
    expect(done.stdout).not.toMatch(/excellent|unrelated|says it all|0 of 0 things|of 100\b/);
    expect(oneLine(done.stdout)).toContain('No requirements found in this posting');
    const piped = await terminal.run([...argv, '--anyway']);
    expect(piped.exitCode).toBe(0);
    expect(piped.stdout).not.toMatch(/^(?:score|ats_score|band|ceiling|component)\b/m);
    expect(piped.stdout).toMatch(/^warning\t/m);
  });

  it('fails only its row of a batch, unless --anyway; finished rows are not made again', async () => {
    const terminal = await terminalWithBase();
    const row = (job_description: string) =>
      JSON.stringify({ job_description, company_name: 'A', position: 'B' });
    put(
      terminal,
      'jobs.jsonl',
      `${row(nothingAsked)}\n${row(`We need TypeScript and PostgreSQL. ${nothingAsked}`)}\n`,
    );
    const first = await terminal.run(['batch', 'jobs.jsonl', '--json']);
    const results = first.stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(first.exitCode).toBe(1);
    expect(results.map(({ ok }) => ok)).toEqual([false, true]);
    expect(results[0].error).toMatchObject({ name: 'validation_error', message: `jobs.jsonl:1: ${refusal}` });
    expect(await creditsUsed(terminal)).toBe(2);
    expect((await terminal.run(['batch', 'jobs.jsonl', '--anyway'])).exitCode).toBe(0);
    expect(await creditsUsed(terminal)).toBe(4);
    expect((await terminal.run(['batch', 'jobs.jsonl'])).exitCode).toBe(0);
    expect(await creditsUsed(terminal)).toBe(4);
  });

  it('returns the answer of its key, with or without --anyway', async () => {
    const terminal = await terminalWithBase();
    const argv = ['generate', backendPosting, '--json', '--idempotency-key', 'k', ...target];
    const first = await terminal.run([...argv, '--anyway']);
    const again = await terminal.run(argv);
    expect([again.exitCode, idOf(again)]).toEqual([0, idOf(first)]);
    expect(await creditsUsed(terminal)).toBe(2);
    const other = await terminal.run([...argv, '--level', 'super']);
    expect(other.exitCode).toBe(2);
    expect(other.stderr).toContain('This idempotency key was used with a different request.');
  });
});

describe('a resume without a name', () => {
  const blind = {
    work: [{ name: 'Example Ltd', position: 'Engineer', highlights: ['Wrote services in TypeScript'] }],
  };

  it('is scored, but refused if a name has to be printed', async () => {
    const terminal = createTestTerminal();
    put(terminal, 'blind.json', JSON.stringify(blind));
    put(
      terminal,
      'blind.yaml',
      'work:\n  - name: Example Ltd\n    position: Engineer\n    highlights: [Wrote services in TypeScript]\n',
    );
    for (const file of ['blind.json', 'blind.yaml']) {
      const scored = await terminal.run(['score', backendPosting, '--resume', file, '--json']);
      expect(scored).toMatchObject({ exitCode: 0, stderr: '' });
      expect(JSON.parse(scored.stdout).ats_score).toBeGreaterThan(0);
      for (const argv of [
        ['base', 'set', file],
        ['generate', backendPosting, '--resume', file, ...target],
      ]) {
        const refused = await terminal.run(argv);
        expect(refused.exitCode).toBe(2);
        expect(oneLine(refused.stderr)).toContain(`${file}: no name found`);
      }
    }
  });
});

describe('a file with endless nesting', () => {
  const levels = 20_000;
  const flow = `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const steps = Array.from({ length: 600 }, (_, level) => `${' '.repeat(level)}a:\n`).join('');

  it.each([
    ['a base in YAML', 'deep.yaml', `basics: ${flow}\n`, ['base', 'set', 'deep.yaml']],
    ['open braces', 'deep.yaml', `basics: ${'{'.repeat(levels)}`, ['base', 'set', 'deep.yaml']],
    ['lists in one line', 'deep.yaml', `basics:\n  ${'- '.repeat(levels)}a\n`, ['base', 'set', 'deep.yaml']],
    ['deeper and deeper lines', 'deep.yaml', steps, ['base', 'set', 'deep.yaml']],
    ['a base in JSON', 'deep.json', `{"basics": ${flow}}`, ['base', 'set', 'deep.json']],
    ['a row of a batch', 'deep.jsonl', `{"job_description": ${flow}}\n`, ['batch', 'deep.jsonl', '--json']],
    ['the project file', '.resume-tailor.yaml', `level: ${flow}\n`, ['usage']],
    ['an edited document', 'edited.yaml', `sections: ${flow}\n`, ['edit', 'latest', '--file', 'edited.yaml']],
    [
      'an edited document in JSON',
      'edited.json',
      `{"sections": ${flow}}`,
      ['edit', 'latest', '--file', 'edited.json'],
    ],
  ])('is refused with a message: %s', async (_what, name, content, argv) => {
    const terminal = await terminalWithBase();
    await terminal.run(['generate', backendPosting, ...target]);
    put(terminal, name, content);
    const { exitCode, stdout, stderr } = await terminal.run(argv);
    expect(exitCode).toBeGreaterThan(0);
    expect(oneLine(stdout + stderr)).toContain('is nested too deeply; at most 32 levels are read');
    expect(stdout + stderr).not.toContain('call stack');
  });
});

describe('keys create --expires', () => {
  it.each(['2027-02-30', '2027-02-29', '2100-02-29', '2027-04-31T10:00:00Z', '2027-13-01', '2027-00-10'])(
    'refuses %s, which the calendar does not have',
    async (date) => {
      const ran = await createTestTerminal().run(['keys', 'create', '--name', 'a', '--expires', date]);
      expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
      expect(oneLine(ran.stderr)).toContain(`--expires: ${date} is not a date`);
    },
  );

  it.each([
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2027-12-31T23:59:59+01:00', '2027-12-31T22:59:59.000Z'],
  ])('accepts %s', async (date, stored) => {
    const ran = await createTestTerminal().run([
      'keys',
      'create',
      '--name',
      'a',
      '--expires',
      date,
      '--json',
    ]);
    expect(JSON.parse(ran.stdout).expires_at).toBe(stored);
  });

  it('is shown by keys list, also after that date', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['keys', 'create', '--name', 'short', '--expires', '2127-01-31']);
    const listed = async (now: number) => (await terminal.run(['keys', 'list'], { now: () => now })).stdout;
    const expires = (text: string) =>
      text.split('\n').flatMap((line) => (line.includes('\tshort\t') ? [line.split('\t').at(-1)] : []));
    expect(expires(await listed(Date.UTC(2127, 0, 30)))).toEqual(['2127-01-31T00:00:00.000Z']);
    expect(expires(await listed(Date.UTC(2127, 1, 1)))).toEqual(['expired 2127-01-31T00:00:00.000Z']);
    const { data } = JSON.parse((await terminal.run(['keys', 'list', '--json'])).stdout);
    // Keys created in the same millisecond have no defined order.
    expect(data).toContainEqual(
      expect.objectContaining({ name: 'short', expires_at: '2127-01-31T00:00:00.000Z' }),
    );
  });
});
