import { describe, expect, it } from 'vitest';
import { topicRows } from '../../src/cli/command-rows.ts';
import { exitCodes } from '../../src/cli/exit-code.ts';
import { exportFormatNames } from '../../src/contract/choices.ts';
import { sourceTexts } from '../support/source-texts.ts';
import { createTestTerminal, type Ran } from './memory-io.ts';

const help = (...argv: string[]): Promise<Ran> => createTestTerminal().run(['help', ...argv]);

describe('the topics of help', () => {
  it.each(topicRows.map(({ name }) => name))(
    '%s is a page with examples first, for 80 columns',
    async (name) => {
      const ran = await help(name);
      expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
      expect(ran.stdout).toMatch(/^Examples?:\n {2}\$ /);
      const lines = ran.stdout.split('\n').filter((line) => !line.startsWith('  $'));
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
    },
  );

  it('are listed below the commands, and only there', async () => {
    const { stdout } = await createTestTerminal().run(['--help']);
    for (const { name } of topicRows) expect(stdout).toContain(`help ${name}`);
    expect((await help('usage')).stdout).not.toContain('help exit-codes');
  });

  it('are suggested for a misspelled name', async () => {
    const ran = await help('exit-code');
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('did you mean exit-codes?');
  });

  it('environment names each of our variables that the code reads', async () => {
    const { stdout } = await help('environment');
    const read = sourceTexts('src').flatMap(({ text }) => text.match(/'RESUME_TAILOR_[A-Z_]+'/g) ?? []);
    expect(read.length).toBeGreaterThan(5);
    for (const name of read) expect(stdout).toContain(name.replaceAll("'", ''));
  });

  it('exit-codes lists every code, and formats every format', async () => {
    const codes = (await help('exit-codes')).stdout;
    for (const [name, code] of Object.entries(exitCodes)) {
      expect(codes).toMatch(new RegExp(`^ +${code} .*\\(${name}\\)$`, 'm'));
    }
    const formats = (await help('formats')).stdout;
    for (const name of exportFormatNames) expect(formats).toMatch(new RegExp(`^ +${name} `, 'm'));
  });
});
