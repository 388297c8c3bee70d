import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unreachableExitCode } from '../../src/cli/exit-code.ts';
import { lookOptions, perLookOption } from '../../src/contract/look.ts';
import { backendPosting, engineer } from './fixtures.ts';
import { createTestTerminal, type RunOptions, type TestTerminal } from './memory-io.ts';

interface Shown {
  readonly name: string;
  readonly value: unknown;
  readonly source: string;
  readonly place: string | null;
}

async function settings(terminal: TestTerminal, argv: readonly string[] = [], options: RunOptions = {}) {
  const ran = await terminal.run(['config', 'list', '--json', ...argv], options);
  expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  const shown: readonly Shown[] = JSON.parse(ran.stdout);
  return (name: string) => shown.find((one) => one.name === name);
}

const configFile = (terminal: TestTerminal) => path.join(terminal.home, 'config.json');

describe('config', () => {
  it('list shows the source of every setting, and creates no home', async () => {
    const terminal = createTestTerminal();
    const project = path.join(terminal.folder, '.resume-tailor.yaml');
    writeFileSync(project, 'theme: ats\n');
    const environment = { RESUME_TAILOR_BASE_URL: 'http://127.0.0.1:8787' };
    const setting = await settings(terminal, ['--timeout', '7'], { environment });
    expect(setting('level')).toEqual({ name: 'level', value: 'good', source: 'default', place: null });
    expect(setting('theme')).toEqual({ name: 'theme', value: 'ats', source: 'project', place: project });
    expect(setting('timeout_seconds')).toMatchObject({ value: 7, source: 'flag', place: '--timeout' });
    expect(setting('base_url')).toMatchObject({ source: 'environment', place: 'RESUME_TAILOR_BASE_URL' });
    expect(setting('debug')).toEqual({ name: 'debug', value: false, source: 'default', place: null });
    expect(existsSync(terminal.home)).toBe(false);
  });

  it.each(['key_live_abcdefghijklmnopqrstuvwxyz', 'short', 'x'])(
    'never shows the secret %s',
    async (secret) => {
      const environment = { RESUME_TAILOR_API_KEY: secret, RESUME_TAILOR_DASHBOARD_TOKEN: secret };
      for (const argv of [
        ['config', 'list'],
        ['config', 'get', 'api_key'],
        ['config', 'list', '--json'],
      ]) {
        const ran = await createTestTerminal().run(argv, { environment });
        expect(ran.exitCode).toBe(0);
        expect(ran.stdout).toContain('…');
        expect(ran.stdout.match(new RegExp(`\\b${secret}\\b`))).toBeNull();
      }
    },
  );

  it('set of several names at once keeps them all', async () => {
    const terminal = createTestTerminal();
    const saved = {
      level: 'super',
      theme: 'ats',
      ...perLookOption((name) => lookOptions[name].choices[0]),
    };
    const ran = await Promise.all(
      Object.entries(saved).map(([name, value]) => terminal.run(['config', 'set', name, value])),
    );
    expect(ran.map(({ exitCode }) => exitCode)).toEqual(ran.map(() => 0));
    const setting = await settings(terminal);
    for (const [name, value] of Object.entries(saved)) expect(setting(name)?.value).toEqual(value);
  });

  it('set base accepts only the name of a base resume', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['base', 'set', engineer, '--base', 'work']);
    const refused = await terminal.run(['config', 'set', 'base', 'wrok']);
    expect(refused).toMatchObject({ exitCode: 3, stdout: '' });
    expect(refused.stderr).toContain('no base resume is named "wrok" (did you mean work?)');
    expect((await settings(terminal))('base')).toMatchObject({ value: null });
    for (const name of ['work', 'best']) {
      expect((await terminal.run(['config', 'set', 'base', name])).exitCode).toBe(0);
      expect((await settings(terminal))('base')).toMatchObject({ value: name });
    }
    expect((await terminal.run(['config', 'set', 'base', '--unset'])).exitCode).toBe(0);
  });

  it('set applies to later commands, in a private file, and keeps the rest of the file', async () => {
    const terminal = createTestTerminal();
    const profiles = { home: { base_url: 'http://127.0.0.1:8787', api_key: 'secret' } };
    mkdirSync(terminal.home, { recursive: true });
    writeFileSync(configFile(terminal), JSON.stringify({ theme: 'ats', profiles }));
    const ran = await terminal.run(['config', 'set', 'level', 'super']);
    expect(ran).toEqual({ exitCode: 0, stdout: '', stderr: 'level set to super\n' });
    expect(JSON.parse(readFileSync(configFile(terminal), 'utf8'))).toEqual({
      theme: 'ats',
      profiles,
      level: 'super',
    });
    expect(statSync(configFile(terminal)).mode & 0o777).toBe(0o600);
    expect((await terminal.run(['config', 'get', 'level'])).stdout).toBe('super\n');
    const made = await terminal.run(['generate', backendPosting, '--resume', engineer, '--json']);
    expect(JSON.parse(made.stdout).finetune_level).toBe('super');
  });

  it('set creates the file, and --unset removes a setting', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['config', 'set', 'timeout_seconds', '12']);
    expect((await settings(terminal))('timeout_seconds')).toMatchObject({
      value: 12,
      place: configFile(terminal),
    });
    await terminal.run(['config', 'set', 'timeout_seconds', '--unset']);
    expect((await settings(terminal))('timeout_seconds')).toMatchObject({ value: null, source: 'default' });
  });

  it.each([
    [['set', 'level', 'god'], 'level must be basic, good or super'],
    [['set', 'timeout_seconds', 'soon'], 'timeout_seconds must be a number of seconds above 0'],
    [['set', 'theme', 'nowhere'], 'there is no theme "nowhere" (known: ats, '],
    [['set', 'theme', 'clasic'], 'there is no theme "clasic" (did you mean classic?)'],
    [['set', 'profile', 'nobody'], 'there is no profile "nobody"'],
    [['set', 'api_key', 'x'], 'name must be level, theme'],
    [['set', 'level'], 'give a value, or --unset'],
    [['set', 'level', 'good', '--unset'], 'give a value, or --unset'],
    [['get', 'leve'], 'did you mean level?'],
  ])('refuses %j and changes nothing', async (argv, message) => {
    const terminal = createTestTerminal();
    const ran = await terminal.run(['config', ...argv]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(message);
    expect(existsSync(configFile(terminal))).toBe(false);
  });

  it('says that the server could not be asked about an unknown theme, and changes nothing', async () => {
    const terminal = createTestTerminal();
    const environment = { RESUME_TAILOR_BASE_URL: 'http://127.0.0.1:9', RESUME_TAILOR_API_KEY: 'key' };
    const ran = await terminal.run(['config', 'set', 'theme', 'clasic'], { environment });
    expect(ran).toMatchObject({ exitCode: unreachableExitCode, stdout: '' });
    expect(ran.stderr).toContain('there is no theme "clasic" (did you mean classic?) on this machine');
    expect(ran.stderr).toContain('Cannot reach http://127.0.0.1:9');
    expect(existsSync(configFile(terminal))).toBe(false);
    expect(await terminal.run(['config', 'set', 'theme', 'classic'], { environment })).toMatchObject({
      exitCode: 0,
    });
  });

  it('path prints the file', async () => {
    const terminal = createTestTerminal();
    expect((await terminal.run(['config', 'path'])).stdout).toBe(`${configFile(terminal)}\n`);
  });
});
