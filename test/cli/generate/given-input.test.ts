import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineer, terminalWithBase, unwritable } from '../fixtures.ts';
import type { Ran, TestTerminal } from '../memory-io.ts';

/* The ending of the file changes how the same bytes are read, as if the reader had changed between two runs. */
const posting =
  'Hello!<h1>Backend Engineer at Aster Ferries</h1><h2>Requirements</h2><ul><li>TypeScript</li><li>Docker</li></ul>';
const fromText = 'Requirements:\n- TypeScript\n- PostgreSQL\n- Docker and the care that it needs\n';

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const idsOf = ({ stdout }: Ran) =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).resume.id);

async function creditsUsed(terminal: TestTerminal): Promise<number> {
  return JSON.parse((await terminal.run(['usage', '--json'])).stdout).credits_used;
}

describe('a command that is run again', () => {
  it('sends the same request for the same input, even if the input is read differently now', async () => {
    const terminal = await terminalWithBase();
    for (const name of ['job.html', 'job.txt']) writeFileSync(path.join(terminal.folder, name), posting);
    expect((await terminal.run(['generate', 'job.html', '-o', unwritable])).exitCode).toBe(2);
    const again = await terminal.run(['generate', 'job.txt']);
    expect(again.stderr).toContain('Continuing the interrupted run');
    expect(again.stdout).toContain('Aster Ferries');
    expect(await creditsUsed(terminal)).toBe(2);
    expect(readdirSync(path.join(terminal.home, 'pending'))).toEqual([]);
  });

  it('sends a different request with other flags', async () => {
    const terminal = await terminalWithBase();
    writeFileSync(path.join(terminal.folder, 'job.html'), posting);
    await terminal.run(['generate', 'job.html', '-o', unwritable]);
    await terminal.run(['generate', 'job.html', '--company', 'Birch']);
    expect(await creditsUsed(terminal)).toBe(4);
  });

  it('uses the key that an earlier version left for the same request', async () => {
    const terminal = await terminalWithBase();
    const [key, target] = ['0123456789abcdef'.repeat(2), ['-c', 'Aster', '-p', 'Engineer']];
    const argv = ['generate', '--job-text', fromText, ...target, '--json'];
    const made = await terminal.run([...argv, '--idempotency-key', key]);
    const body = {
      job_description: fromText.trim(),
      company_name: 'Aster',
      position: 'Engineer',
      finetune_level: 'good',
      include_pdf: false,
    };
    const file = path.join(terminal.home, 'pending', hash({ server: null, body, query: {} }));
    writeFileSync(file, key);
    expect(JSON.parse((await terminal.run(argv)).stdout).id).toBe(JSON.parse(made.stdout).id);
    expect(existsSync(file)).toBe(false);
    expect(await creditsUsed(terminal)).toBe(2);
  });
});

describe('a batch that is run again', () => {
  it('recognizes its rows by their input, even if they are read differently now', async () => {
    const terminal = await terminalWithBase();
    const folder = path.join(terminal.folder, 'jobs');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'a.html'), posting);
    const first = await terminal.run(['batch', 'jobs', '--json']);
    renameSync(path.join(folder, 'a.html'), path.join(folder, 'a.txt'));
    expect(idsOf(await terminal.run(['batch', 'jobs', '--json']))).toEqual(idsOf(first));
    // The base is the file of --resume.
    const withResume = await terminal.run(['batch', 'jobs', '--json', '--resume', engineer]);
    expect(idsOf(withResume)).toEqual(idsOf(first));
    expect(await creditsUsed(terminal)).toBe(2);
    expect(readdirSync(path.join(terminal.home, 'pending'))).toEqual([]);
  });

  it('recognizes rows of an earlier version, even if their company is no longer found', async () => {
    const terminal = await terminalWithBase();
    const given = { job_description: fromText, position: 'Engineer' };
    const rows = [given, { ...given, company_name: 'Cedar' }];
    const file = path.join(terminal.folder, 'jobs.jsonl');
    const write = (all: readonly object[]) =>
      writeFileSync(file, all.map((row) => `${JSON.stringify(row)}\n`).join(''));
    write([{ ...given, company_name: 'Aster' }, rows[1] ?? {}]);
    const made = idsOf(await terminal.run(['batch', 'jobs.jsonl', '--json']));
    const { version } = JSON.parse((await terminal.run(['base', 'show', '--json'])).stdout);
    const keyOf = (company_name: string) => {
      const text = { job_description: fromText.trim(), company_name, position: 'Engineer' };
      const body = { ...text, finetune_level: 'good', include_pdf: false };
      return hash(['word', hash({ body, query: { base_version: version } }), 0]);
    };
    const lines = [
      { word: 'word' },
      ...['Aster', 'Cedar'].map((company, index) => ({ key: keyOf(company), id: made[index] })),
    ];
    const [journal = ''] = readdirSync(path.join(terminal.home, 'batches'));
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    writeFileSync(path.join(terminal.home, 'batches', journal), text);
    write(rows);
    expect(idsOf(await terminal.run(['batch', 'jobs.jsonl', '--json']))).toEqual(made);
    expect(idsOf(await terminal.run(['batch', 'jobs.jsonl', '--json']))).toEqual(made);
    expect(await creditsUsed(terminal)).toBe(4);
    write([...rows, given]);
    expect(new Set(idsOf(await terminal.run(['batch', 'jobs.jsonl', '--json']))).size).toBe(3);
    expect(await creditsUsed(terminal)).toBe(6);
  });
});
