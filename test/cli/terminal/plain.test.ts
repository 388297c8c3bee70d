import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal, type TestTerminal } from '../memory-io.ts';

let terminal: TestTerminal;

beforeEach(() => {
  terminal = createTestTerminal();
});

const interactive = { watched: true, columns: 80 };

describe('a plain terminal', () => {
  it.each([
    ['--plain', ['--plain'], {}],
    ['RESUME_TAILOR_PLAIN', [], { RESUME_TAILOR_PLAIN: '1' }],
  ])(
    'set by %s, gets one fact per line, without colors or redrawn text',
    async (_how, flags, environment) => {
      await terminal.run(['base', 'set', engineer]);
      const ran = await terminal.run(['generate', backendPosting, ...flags], {
        ...interactive,
        environment: { CI: '', FORCE_COLOR: '1', ...environment },
      });
      expect(ran.exitCode).toBe(0);
      expect(ran.stdout).toMatch(/^id\tres_/);
      expect(ran.stderr).toContain('Tailoring\n');
      for (const text of [ran.stdout, ran.stderr]) expect(stripVTControlCharacters(text)).toBe(text);
    },
  );

  it('asks in lines that stay, without showing the key', async () => {
    const ran = await terminal.run(['init', '--plain'], {
      ...interactive,
      environment: { CI: '' },
      answers: [
        ['Number (Enter: 1)', 'seven\n'],
        ['from 1 to 2', '1\n'],
        ['Your resume file', '\n'],
        ['Please type something', `${engineer}\n`],
        ['Number (Enter: 1)', '1\n'],
        ['Number (Enter: 2)', '3\n'],
        ['Number (Enter: 1)', '\n'],
        ['Number (Enter: 1)', '\n'],
        ['Number (Enter: 1)', '4\n'],
      ],
    });
    expect(ran).toMatchObject({ exitCode: 0, stdout: 'Ready.\n' });
    expect(ran.stderr).toContain('  3: super. ');
    expect(stripVTControlCharacters(ran.stderr)).toBe(ran.stderr);
    expect(JSON.parse(readFileSync(path.join(terminal.home, 'config.json'), 'utf8'))).toMatchObject({
      level: 'super',
    });
  });

  it('accepts yes, no, and Enter for the default', async () => {
    await terminal.run(['base', 'set', engineer]);
    const clear = (typed: string) =>
      terminal.run(['base', 'clear', '--plain'], {
        ...interactive,
        environment: { CI: '' },
        answers: [
          ['permanently?', 'perhaps\n'],
          ['yes or no\n', typed],
        ],
      });
    expect((await clear('\n')).exitCode).toBe(130);
    expect((await terminal.run(['base', 'show'])).exitCode).toBe(0);
    expect(await clear('yes\n')).toMatchObject({ exitCode: 0 });
    expect((await terminal.run(['base', 'show'])).exitCode).toBe(3);
  });

  it.each(['login', 'init'])('the end of the input at a question of %s cancels it', async (command) => {
    const argv = command === 'login' ? ['auth', 'login', '--base-url', 'http://127.0.0.1:1'] : ['init'];
    const ran = await terminal.run([...argv, '--plain'], {
      ...interactive,
      environment: { CI: '' },
      answers: [[command === 'login' ? 'API key' : 'Number', '\u0004']],
      endOfInput: true,
    });
    expect(ran).toMatchObject({ exitCode: 130, stdout: '' });
    expect(ran.stderr).toContain('Cancelled');
  });

  it('draws in ASCII in a locale without UTF-8', async () => {
    await terminal.run(['base', 'set', engineer]);
    const drawn = await terminal.run(['generate', backendPosting, '--no-color'], {
      columns: 80,
      environment: { LANG: 'C' },
    });
    expect(drawn.stdout).toMatch(/^\+ Backend Engineer at/);
    expect(drawn.stdout).toMatch(/Score {4}\d+ -> \d+/);
    expect([...drawn.stdout].filter((letter) => letter > '~')).toEqual([]);
    const usual = await terminal.run(['explain', 'latest', '--no-color'], { columns: 80 });
    expect(usual.stdout).toContain('→');
  });
});
