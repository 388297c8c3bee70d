import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandRows } from '../../../src/cli/command-rows.ts';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal, type TestTerminal } from '../memory-io.ts';

/** The completions of a line, whose last word is being typed. */
async function offered(terminal: TestTerminal, line: string): Promise<readonly string[]> {
  const typed = line.split(' ');
  const word = typed.pop() ?? '';
  const ran = await terminal.run(['__complete', `--word=${word}`, '--', ...typed]);
  expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  return ran.stdout
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split('\t')[0] ?? '');
}

describe('completion', () => {
  it('offers every command that help shows, and nothing else', async () => {
    const names = await offered(createTestTerminal(), '');
    expect(names).toEqual([...commandRows.map(({ name }) => name), 'help']);
  });

  it.each([
    ['ge', ['generate', 'get']],
    ['--json ge', ['generate', 'get']],
    ['keys ', ['list', 'create', 'revoke', 'help']],
    ['generate --le', ['--level']],
    ['generate --level ', ['basic', 'good', 'super']],
    ['generate -l s', ['super']],
    ['get latest --format r', ['reactive-resume', 'reactive-resume-v5', 'rendercv']],
    ['--home x generate --dr', ['--dry-run']],
    ['get latest --js', ['--json']],
    ['accounts plan Ada ', ['free', 'pro']],
    ['completion ', ['bash', 'zsh', 'fish', 'powershell']],
    ['help e', ['explain', 'edit', 'environment', 'exit-codes']],
    ['pdf latest --page-size ', ['a4', 'letter', 'default']],
    ['generate --density t', ['tight']],
    ['pdf latest --accent 1b', ['1b3a57']],
    ['pdf latest --theme at', ['ats']],
    ['list --status i', ['interview']],
    ['config set level ', ['basic', 'good', 'super']],
    ['config set theme at', ['ats']],
    ['config set page_size l', ['letter']],
    ['generate ', []],
    ['generate --resume ', []],
    ['get latest ', []],
    ['nonsense ', []],
    ['usage --timeout nonsense --j', []],
  ])('after %j offers %j', async (line, expected) => {
    expect(await offered(createTestTerminal(), line)).toEqual(expected);
  });

  describe('of resumes', () => {
    const terminal = createTestTerminal();
    const ids: string[] = [];
    beforeAll(async () => {
      for (const company of ['Aster', 'Birch']) {
        await terminal.run(['generate', backendPosting, '-c', company, '--resume', engineer]);
      }
      const listed = JSON.parse((await terminal.run(['list', '--json'])).stdout);
      ids.push(...listed.data.map(({ id }: { id: string }) => id));
    });

    it.each(['get ', 'explain ', 'pdf ', 'revert ', 'delete ', 'delete latest '])(
      'after %j offers them, newest first, with company and position',
      async (line) => {
        expect(ids).toHaveLength(2);
        expect(await offered(terminal, line)).toEqual(['latest', ...ids]);
        const ran = await terminal.run(['__complete', `--word=${ids[0]}`, '--', ...line.trim().split(' ')]);
        expect(ran.stdout).toBe(`${ids[0]}\tBackend Engineer at Birch\n`);
      },
    );
  });

  it('creates no home, asks no server, and prints no error', async () => {
    const terminal = createTestTerminal();
    expect(await offered(terminal, 'get ')).toEqual(['latest']);
    expect(existsSync(terminal.home)).toBe(false);
    expect(await offered(terminal, '--base-url http://127.0.0.1:1 get ')).toEqual(['latest']);
    expect(await offered(terminal, '--profile nobody get ')).toEqual([]);
  });
});

describe('the script', () => {
  it.each([
    ['bash', 'complete -o default -F'],
    ['zsh', 'compdef _resume_tailor resume-tailor'],
    ['fish', 'complete -c resume-tailor'],
    ['powershell', 'Register-ArgumentCompleter -Native -CommandName resume-tailor'],
  ])('for %s registers itself and asks the program', async (shell, registers) => {
    const ran = await createTestTerminal().run(['completion', shell]);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout).toContain(registers);
    expect(ran.stdout).toContain('resume-tailor __complete "--word=');
    expect(ran.stdout).not.toContain('\\\\t');
  });

  it('for another shell is refused', async () => {
    const ran = await createTestTerminal().run(['completion', 'tcsh']);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('bash, zsh, fish or powershell');
  });
});
