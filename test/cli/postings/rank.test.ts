import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const file = (name: string) => path.join(terminal.folder, name);
const resume = ['--resume', 'ida.json'];

const posting = (...terms: readonly string[]) =>
  `Baker at Barley Street\n\nWe bake at night.\n\nRequirements\n${terms.map((term) => `- ${term}`).join('\n')}\n`;

beforeAll(() => {
  const ida = {
    basics: { name: 'Ida Lund', label: 'Baker' },
    work: [
      {
        name: 'Rye Lane',
        position: 'Baker',
        startDate: '2018-01',
        highlights: ['Baked sourdough in deck ovens'],
      },
    ],
  };
  writeFileSync(file('ida.json'), JSON.stringify(ida));
  mkdirSync(file('jobs'));
  writeFileSync(file('jobs/far.txt'), posting('Forklift license', 'SAP', 'Welding'));
  writeFileSync(file('jobs/near.md'), posting('Sourdough', 'Deck ovens', 'Cake decoration'));
  writeFileSync(
    file('jobs/prose.txt'),
    'Our summer party was a joy for everyone who came to the old town hall.\n',
  );
  writeFileSync(
    file('rows.jsonl'),
    `${JSON.stringify({ job_description: posting('Sourdough', 'Deck ovens'), company_name: 'Mill & Co' })}\n`,
  );
});

describe('rank', () => {
  it('ranks folders, tables and files together; in a pipe with a row each', async () => {
    const ran = await terminal.run(['rank', 'jobs', 'rows.jsonl', ...resume]);
    expect(ran.exitCode).toBe(0);
    const rows = ran.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows.map(([place]) => place)).toEqual(['1', '2', '3', '4']);
    expect(rows.map((row) => row[3])).toEqual([
      'rows.jsonl:1',
      path.join('jobs', 'near.md'),
      path.join('jobs', 'far.txt'),
      path.join('jobs', 'prose.txt'),
    ]);
    expect(rows[0]?.[5]).toBe('Mill & Co');
    expect(rows[1]?.[6]).toContain('Cake decoration');
    expect(rows[3]?.[1]).toBe('');
  });

  it('on a terminal shows what is missing below each, and the same posting once', async () => {
    const ran = await terminal.run(['rank', 'jobs/near.md', 'jobs/near.md', ...resume, '--no-color'], {
      columns: 80,
    });
    expect(ran.stdout).toMatch(/^1 {2}\d+ of 100: Baker at Barley Street$/m);
    expect(ran.stdout).toMatch(/^ {3}missing: .*Cake decoration/m);
    expect(ran.stdout).toMatch(/^ {3}also posted as: jobs\/near\.md$/m);
    expect(ran.stdout).not.toMatch(/^2 /m);
  });

  it('prints the object of the API with --json, and stores nothing', async () => {
    const ran = await terminal.run(['rank', 'jobs', ...resume, '--json']);
    const rank = JSON.parse(ran.stdout);
    expect(rank).toMatchObject({ object: 'rank', data: [{ place: path.join('jobs', 'near.md') }, {}, {}] });
    expect((await terminal.run(['base', 'show'])).exitCode).not.toBe(0);
  });

  it('ranks the others if one cannot be read, names it, and ends with 1', async () => {
    const ran = await terminal.run(['rank', 'jobs/near.md', 'missing.txt', ...resume]);
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(ran.stderr).toContain('missing.txt');
  });

  it('ranks the others of a folder if one posting is too short or too long, and names its file', async () => {
    mkdirSync(file('mixed'));
    writeFileSync(file('mixed/good.txt'), posting('Sourdough', 'Deck ovens', 'Cake decoration'));
    writeFileSync(file('mixed/long.txt'), `${posting('Welding')}${'We bake at night. '.repeat(4000)}`);
    writeFileSync(file('mixed/short.txt'), 'Baker wanted');
    for (const command of ['rank', 'gaps']) {
      const ran = await terminal.run([command, 'mixed', ...resume]);
      expect(ran.exitCode).toBe(1);
      expect(ran.stdout).not.toBe('');
      expect(ran.stderr).toContain(`${path.join('mixed', 'short.txt')}: must have at least 50 characters`);
      expect(ran.stderr).toContain(`${path.join('mixed', 'long.txt')}: must have at most 50000 characters`);
    }
  });

  it.each(['rank', 'gaps'])(
    '%s --json names each unread posting in its object, and on stderr line by line',
    async (command) => {
      mkdirSync(file('partly'), { recursive: true });
      writeFileSync(file('partly/good.txt'), posting('Sourdough', 'Deck ovens', 'Welding'));
      writeFileSync(file('partly/short.txt'), 'Baker wanted');
      const ran = await terminal.run([command, 'partly', 'missing.txt', ...resume, '--json']);
      expect(ran.exitCode).toBe(1);
      const { unread } = JSON.parse(ran.stdout);
      const named = { name: 'validation_error', object: 'error', status: 400 };
      expect(unread).toMatchObject([
        { place: path.join('partly', 'short.txt'), error: named },
        { place: 'missing.txt', error: { ...named, message: 'missing.txt does not exist' } },
      ]);
      const lines = ran.stderr.trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line))).toEqual(
        unread.map(({ error }: { error: object }) => error),
      );
      const quiet = await terminal.run([command, 'partly', 'missing.txt', ...resume, '--quiet']);
      expect(quiet.stderr).toContain('missing.txt does not exist\n');
    },
  );

  // Other systems refuse such names.
  it.runIf(process.platform === 'linux')('says that the name of a file is not UTF-8', async () => {
    mkdirSync(file('latin'));
    writeFileSync(file('latin/near.txt'), posting('Sourdough', 'Deck ovens'));
    writeFileSync(Buffer.concat([Buffer.from(file('latin/caf')), Buffer.from([0xe9])]), posting('Sourdough'));
    const ran = await terminal.run(['rank', 'latin', ...resume]);
    expect(ran.stdout).toContain('near.txt');
    expect(ran.stderr).toContain('cannot read latin/caf\ufffd: its name is not UTF-8; rename it');
  });

  it('names a pipe, socket or device in a folder instead of reading it', async () => {
    mkdirSync(file('pipes'));
    writeFileSync(file('pipes/good.txt'), posting('Sourdough', 'Deck ovens', 'Welding'));
    symlinkSync('/dev/zero', file('pipes/zero'));
    const ran = await terminal.run(['rank', 'pipes', ...resume]);
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(ran.stderr).toContain(`${path.join('pipes', 'zero')} is not a file but a pipe, socket or device`);
  });

  it.each([
    [
      'JSON lines',
      (text: string) => `${JSON.stringify({ job_description: text, company_name: 'Mill & Co' })}\n`,
    ],
    ['CSV', (text: string) => `company_name,job_description\nMill & Co,"${text}"\n`],
  ])('reads the rows of %s on standard input, as batch does', async (_name, tableOf) => {
    const stdin = tableOf(posting('Sourdough', 'Deck ovens'));
    const ran = await terminal.run(['rank', '-', ...resume], { stdin });
    expect(ran).toMatchObject({ exitCode: 0 });
    const [row = ''] = ran.stdout.split('\n');
    expect([row.split('\t')[3], row.split('\t')[5]]).toEqual([
      expect.stringMatching(/^standard input:/),
      'Mill & Co',
    ]);
  });

  it('reads one posting on standard input', async () => {
    const ran = await terminal.run(['rank', '-', ...resume], { stdin: posting('Sourdough', 'Deck ovens') });
    expect(ran.stdout.split('\t')[3]).toBe('-');
  });

  it('names the folders inside a folder, which it does not read', async () => {
    mkdirSync(file('shelves/old'), { recursive: true });
    writeFileSync(file('shelves/new.txt'), posting('Sourdough', 'Deck ovens'));
    const ran = await terminal.run(['rank', 'shelves', ...resume]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toContain(`${path.join('shelves', 'old')} is a folder and is not read; name it too.`);
  });

  it('ranks the others if a table is missing, as with a file', async () => {
    const ran = await terminal.run(['rank', 'jobs/near.md', 'missing.csv', 'missing.txt', ...resume]);
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(ran.stderr).toContain('missing.csv');
    expect(ran.stderr).toContain('missing.txt');
  });

  it('explains why one ranks above the other: the differences add up', async () => {
    const ran = await terminal.run(['rank', 'jobs', ...resume, '--explain', '2', '1']);
    expect(ran.exitCode).toBe(0);
    const rows = ran.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    const total = rows.at(-1);
    expect(total?.[0]).toBe('score');
    const differences = rows.slice(0, -1).map((row) => Number(row[3]));
    expect(differences.reduce((sum, one) => sum + one, 0)).toBe(Number(total?.[3]));
    expect(Number(total?.[3])).toBe(Number(total?.[1]) - Number(total?.[2]));
    const shown = await terminal.run(
      ['rank', 'jobs', ...resume, '--no-color', '--explain', path.join('jobs', 'near.md'), '2'],
      { columns: 100 },
    );
    expect(shown.stdout).toMatch(/^1 \(Baker\) ranks above 2 \(Baker\): \d+ points more$/m);
    expect(shown.stdout).toMatch(/^2 asks for what your resume does not show: .*Welding/m);
  });

  it('refuses to explain a posting that is not ranked, or only one', async () => {
    const absent = await terminal.run(['rank', 'jobs', ...resume, '--explain', '1', '9']);
    expect(absent).toMatchObject({ exitCode: 2, stdout: '' });
    expect(absent.stderr).toContain('9');
    expect((await terminal.run(['rank', 'jobs', ...resume, '--explain', '1'])).stderr).toContain(
      'two postings',
    );
  });

  it('ends with exit code 2 if nothing can be read', async () => {
    const ran = await terminal.run(['rank', 'missing.txt', ...resume]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('missing.txt');
  });
});
