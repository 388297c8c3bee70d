import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const file = (name: string) => path.join(terminal.folder, name);
const resumeOf = (label: string, line: string) =>
  JSON.stringify({
    basics: { name: 'Ida Lund', label },
    work: [{ name: 'Rye Lane', position: label, startDate: '2018-01', highlights: [line] }],
  });
const postingOf = (title: string, ...terms: readonly string[]) =>
  `${title} at Barley Street\n\nWe work at night.\n\nRequirements\n${terms.map((term) => `- ${term}`).join('\n')}\n`;

const run = async (...argv: readonly string[]) => {
  const ran = await terminal.run(argv);
  expect(ran.stderr).not.toContain('Error:');
  return ran;
};
const json = async (...argv: readonly string[]) => JSON.parse((await run(...argv, '--json')).stdout);
const baseOf = async (id: string) =>
  (await json('get', id)).resume_data.sections.experience.items[0].position;

beforeAll(async () => {
  writeFileSync(file('baker.json'), resumeOf('Baker', 'Baked sourdough in deck ovens'));
  writeFileSync(file('nurse.json'), resumeOf('Nurse', 'Dressed wounds on a night ward'));
  writeFileSync(file('bakery.txt'), postingOf('Baker', 'Sourdough', 'Deck ovens'));
  writeFileSync(file('ward.txt'), postingOf('Nurse', 'Wound care', 'Night ward'));
  await run('base', 'set', 'baker.json');
  await run('base', 'set', 'nurse.json', '--base', 'nurse');
});

describe('base resumes by name', () => {
  it('are listed, shown, exported and cleared separately', async () => {
    const rows = (await run('base', 'list')).stdout.trimEnd().split('\n');
    expect(rows.map((row) => row.split('\t').slice(0, 2))).toEqual([
      ['default', 'yes'],
      ['nurse', ''],
    ]);
    expect((await run('base', 'show', '--base', 'nurse')).stdout).toContain('Dressed wounds');
    expect((await run('base', 'export')).stdout).toContain('sourdough');
    await run('base', 'set', 'nurse.json', '--base', 'spare', '--name', 'Ida B. Lund');
    await run('base', 'clear', '--base', 'spare', '--yes');
    expect((await json('base', 'list')).data).toHaveLength(2);
    expect((await run('proofread', '--base', 'nurse', '--json')).stdout).toContain('proofreading');
  });

  it('are used by their names', async () => {
    const made = await json('generate', 'ward.txt', '--base', 'nurse');
    expect(await baseOf(made.id)).toBe('Nurse');
    const score = async (...flags: string[]) => (await json('score', 'ward.txt', ...flags)).ats_score;
    expect(await score('--base', 'nurse')).toBeGreaterThan(await score());
    expect((await json('rank', 'ward.txt', '--base', 'nurse')).data[0].base).toBe('nurse');
    expect((await json('gaps', 'ward.txt', '--base', 'nurse')).postings).toBe(1);
  });

  it('are chosen by the highest score with --base best, and the chosen one is named', async () => {
    const made = await run('generate', 'ward.txt', '--base', 'best', '--new');
    expect(made.stderr).toContain('Base resume that scores highest: nurse');
    expect((await run('score', 'bakery.txt', '--base', 'best')).stderr).toContain('highest: default');
    const { data } = await json('rank', 'bakery.txt', 'ward.txt', '--base', 'best');
    expect(data.map(({ place, base }: { place: string; base: string }) => [place, base]).sort()).toEqual([
      ['bakery.txt', 'default'],
      ['ward.txt', 'nurse'],
    ]);
    const shown = await terminal.run(['rank', 'bakery.txt', 'ward.txt', '--base', 'best'], { columns: 80 });
    expect(shown.stdout).toContain('base resume: nurse');
    const explained = await run('rank', 'bakery.txt', 'ward.txt', '--base', 'best', '--explain', '1', '2');
    expect(explained.stdout).toContain('score\t');
  });

  it('are chosen for each row of a batch by the highest score', async () => {
    const rows = ['bakery', 'ward'].map((name) => ({
      job_description: postingOf(name === 'ward' ? 'Nurse' : 'Baker', 'Sourdough', 'Wound care'),
      company_name: name,
    }));
    writeFileSync(file('rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const { stdout } = await run('batch', 'rows.jsonl', '--base', 'best', '--json');
    const made = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).resume);
    const bases = made.map(({ resume_data }) => resume_data.sections.experience.items[0].position);
    expect(bases).toEqual(['Baker', 'Nurse']);
    const again = await run('batch', 'rows.jsonl', '--base', 'best', '--json');
    expect(again.stdout).toBe(stdout);
    // A resume made from a base that was corrected since is made again.
    writeFileSync(file('nurse.json'), resumeOf('Nurse', 'Dressed wounds by day, and taught wound care'));
    await run('base', 'set', 'nurse.json', '--base', 'nurse');
    const anew = await run('batch', 'rows.jsonl', '--base', 'best', '--json');
    expect(anew.stdout).toContain('taught wound care');
  });

  it('can be selected for later commands', async () => {
    const terminal = createTestTerminal();
    const use = async (...argv: readonly string[]) => terminal.run(argv);
    writeFileSync(
      path.join(terminal.folder, 'nurse.json'),
      resumeOf('Nurse', 'Dressed wounds on a night ward'),
    );
    mkdirSync(path.join(terminal.folder, 'jobs'));
    writeFileSync(
      path.join(terminal.folder, 'jobs', 'ward.txt'),
      postingOf('Nurse', 'Wound care', 'Night ward'),
    );
    await use('base', 'set', 'nurse.json', '--base', 'nurse');
    expect((await use('base', 'show')).exitCode).toBe(3);
    const unknown = await use('base', 'use', 'nurs');
    expect(unknown).toMatchObject({ exitCode: 3, stdout: '' });
    expect(unknown.stderr).toContain('did you mean nurse?');
    for (const command of ['generate', 'score', 'rank', 'gaps', 'batch']) {
      const ran = await use(
        command,
        command === 'batch' ? 'jobs' : path.join('jobs', 'ward.txt'),
        '--base',
        'nope',
      );
      expect([command, ran.exitCode]).toEqual([command, 3]);
    }
    await use('base', 'use', 'nurse');
    expect((await use('base', 'show')).stdout).toContain('Dressed wounds');
    expect((await use('config', 'get', 'base')).stdout).toBe('nurse\n');
    await use('base', 'use', 'default');
    expect((await use('base', 'show')).exitCode).toBe(3);
  });

  it('are stored from --resume under the name of --base', async () => {
    await run('generate', 'ward.txt', '--resume', 'nurse.json', '--base', 'ward', '--new');
    expect((await json('base', 'show', '--base', 'ward')).name).toBe('ward');
    await run('base', 'clear', '--base', 'ward', '--yes');
  });

  it.each([
    [['score', 'ward.txt', '--base', 'Two Words'], 'takes a name of a-z'],
    [['score', 'ward.txt', '--base', 'nurse', '--resume', 'nurse.json'], 'either --resume or --base'],
    [['base', 'set', 'nurse.json', '--base', 'best'], 'chooses among the stored'],
    [['gaps', 'ward.txt', '--base', 'best'], 'add its name'],
    [['generate', 'ward.txt', '--base', 'chef'], 'named "chef"'],
  ])('are refused in %j', async (argv, reason) => {
    const ran = await terminal.run(argv);
    expect(ran.exitCode).toBe(argv.includes('chef') ? 3 : 2);
    expect(ran.stderr).toContain(reason);
  });
});
