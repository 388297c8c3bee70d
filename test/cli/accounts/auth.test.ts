import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestTerminal, type Ran, type TestTerminal } from '../memory-io.ts';

const host = createTestTerminal();
const interrupt = new AbortController();
let server: Promise<Ran>;
let url = '';
let key = '';
let terminal: TestTerminal;

beforeAll(async () => {
  const firstLine = await new Promise<string>((onStdout) => {
    server = host.run(['serve', '--port', '0', '--json'], { interrupt, onStdout });
  });
  ({ url } = JSON.parse(firstLine));
  key = (await host.run(['keys', 'create', '--name', 'auth', '--base-url', url])).stdout.trim();
});
afterAll(async () => {
  interrupt.abort('SIGTERM');
  await server;
});
beforeEach(() => {
  terminal = createTestTerminal();
});

const configFile = () => path.join(terminal.home, 'config.json');
const login = (...more: string[]) =>
  terminal.run(['auth', 'login', '--base-url', url, '--api-key-file', '-', ...more], { stdin: `${key}\n` });

it('a theme unknown here is requested from the server, and refused if the server lacks it', async () => {
  await login();
  const ran = await terminal.run(['config', 'set', 'theme', 'nowhere']);
  expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
  expect(ran.stderr).toContain('config set: there is no theme "nowhere" (known: ats, ');
  expect((await terminal.run(['config', 'set', 'theme', 'bold'])).exitCode).toBe(0);
});

describe('auth login', () => {
  it('saves server and key, privately, and every later command uses them', async () => {
    const ran = await login();
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stdout).toContain(`logged in to ${url} as profile default, plan pro`);
    expect(ran.stdout + ran.stderr).not.toContain(key);
    expect(statSync(configFile()).mode & 0o777).toBe(0o600);
    expect(statSync(terminal.home).mode & 0o777).toBe(0o700);
    expect((await terminal.run(['keys', 'list'])).stdout).toContain('auth');
    expect(existsSync(path.join(terminal.home, 'store.db'))).toBe(false);
  });

  it('adds the token to the saved key of the same server, and the key to the token', async () => {
    await login();
    const token = { stdin: readFileSync(path.join(host.home, 'dashboard.token'), 'utf8') };
    const added = await terminal.run(['auth', 'login', '--dashboard-token-file', '-'], token);
    expect(added).toMatchObject({ exitCode: 0 });
    expect((await terminal.run(['usage'])).exitCode).toBe(0);
    expect((await terminal.run(['keys', 'create', '--name', 'second'])).exitCode).toBe(0);
    expect((await login()).exitCode).toBe(0);
    expect((await terminal.run(['keys', 'create', '--name', 'third'])).exitCode).toBe(0);
  });

  it('asks for address and key on a terminal, and does not show the key', async () => {
    const answers = [
      ['Address of the server', `${new URL(url).origin}\r`],
      ['API key', `${key}\r`],
    ] as const;
    const ran = await terminal.run(['auth', 'login'], {
      watched: true,
      columns: 80,
      environment: { CI: '' },
      answers,
    });
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stderr).not.toContain(key.slice(0, 20));
    expect(JSON.parse(readFileSync(configFile(), 'utf8'))).toEqual({
      profile: 'default',
      profiles: { default: { base_url: url, api_key: key } },
    });
  });

  it.each([
    [[], undefined, 2, 'name the server'],
    [['--base-url'], undefined, 2, '--api-key-file - to read it from standard input'],
    [['--base-url', '--api-key-file', '-'], 'two words\n', 2, 'that is not a valid API key'],
    [
      ['--base-url', '--api-key-file', '-'],
      'key_live_wrong\n',
      4,
      'does not accept this key; nothing was saved',
    ],
    [['--base-url', '--api-key-file', 'missing.txt'], undefined, 2, 'missing.txt does not exist'],
    [['--base-url', '--api-key-file', '-', '--dashboard-token-file', '-'], 'x', 2, 'one of the two'],
    [['--base-url', '--api-key-file', '-', '--profile', 'local'], 'KEY', 2, 'is not a valid profile name'],
  ])('%j saves nothing', async (flags, stdin, exitCode, message) => {
    const argv = flags.flatMap((flag) => (flag === '--base-url' ? [flag, url] : [flag]));
    const ran = await terminal.run(['auth', 'login', ...argv], {
      ...(stdin && { stdin: stdin.replace('KEY', key) }),
    });
    expect(ran).toMatchObject({ exitCode, stdout: '' });
    expect(ran.stderr).toContain(message);
    expect(existsSync(configFile())).toBe(false);
  });

  it('does not accept a key as an argument', async () => {
    const ran = await terminal.run(['auth', 'login', key, '--base-url', url]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it('Ctrl-C at the key changes nothing', async () => {
    const answers = [['API key', '\u0003']] as const;
    const options = { watched: true, columns: 80, environment: { CI: '' }, answers };
    const ran = await terminal.run(['auth', 'login', '--base-url', url], options);
    expect(ran).toMatchObject({ exitCode: 130, stdout: '' });
    expect(existsSync(configFile())).toBe(false);
  });

  it('replaces the profile of another server only on request', async () => {
    await login();
    const other = url.replace('127.0.0.1', 'localhost');
    const again = ['auth', 'login', '--base-url', other, '--api-key-file', '-'];
    const refused = await terminal.run(again, { stdin: key });
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('--profile NAME to keep both');
    expect((await terminal.run([...again, '--profile', 'second'], { stdin: key })).exitCode).toBe(0);
    expect(Object.keys(JSON.parse(readFileSync(configFile(), 'utf8')).profiles)).toEqual([
      'default',
      'second',
    ]);
    expect((await terminal.run([...again, '--profile', 'default', '--yes'], { stdin: key })).exitCode).toBe(
      0,
    );
  });

  it('saves the dashboard token the same way, for keys', async () => {
    const token = path.join(host.home, 'dashboard.token');
    const ran = await login('--dashboard-token-file', token);
    expect(ran.exitCode).toBe(0);
    const created = await terminal.run(['keys', 'create', '--name', 'second']);
    expect(created.stdout).toMatch(/^key_live_/);
  });

  it('on the machine of the server, keys are listed, created and revoked by the token of the home', async () => {
    const at = ['--base-url', url];
    const created = await host.run(['keys', 'create', '--name', 'of this test', '--json', ...at]);
    const { id } = JSON.parse(created.stdout);
    const listed = await host.run(['keys', 'list', ...at]);
    expect(listed).toMatchObject({ exitCode: 0, stderr: '' });
    expect(listed.stdout).toContain(`${id}\tof this test\t`);
    expect((await host.run(['keys', 'revoke', id, '--yes', ...at])).exitCode).toBe(0);
    expect((await host.run(['keys', 'list', ...at])).stdout).not.toContain(id);
  });

  it('without a key, another home cannot list keys', async () => {
    const ran = await terminal.run(['keys', 'list', '--base-url', url]);
    expect(ran).toMatchObject({ exitCode: 4, stdout: '' });
  });

  it('a key that cannot be created leads to the command that can', async () => {
    await login();
    const elsewhere = { RESUME_TAILOR_DASHBOARD_TOKEN: 'dash_wrong' };
    const ran = await terminal.run(['keys', 'create', '--name', 'third'], { environment: elsewhere });
    expect(ran).toMatchObject({ exitCode: 4, stdout: '' });
    expect(ran.stderr).toContain('resume-tailor auth login --dashboard-token-file FILE');
  });

  it('a key saved for one server is not sent to another', async () => {
    await login();
    const other = `${url.replace('127.0.0.1', 'localhost')}`;
    expect((await terminal.run(['usage', '--base-url', other])).exitCode).toBe(4);
  });
});

describe('profiles', () => {
  it('local is this machine, even if a server is saved or set', async () => {
    await login();
    const environment = { RESUME_TAILOR_BASE_URL: url };
    const ran = await terminal.run(['auth', 'status', '--profile', 'local', '--json'], { environment });
    expect(JSON.parse(ran.stdout)).toMatchObject({ base_url: null, ok: true });
    expect((await terminal.run(['config', 'set', 'profile', 'local'])).exitCode).toBe(0);
    expect(JSON.parse((await terminal.run(['auth', 'status', '--json'])).stdout)).toMatchObject({
      base_url: null,
    });
  });

  it('an unknown one is named with the command that creates it', async () => {
    const ran = await terminal.run(['usage', '--profile', 'wrok']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('resume-tailor auth login --profile wrok');
  });
});

describe('auth status and logout', () => {
  it('status shows the server and the key, and that it works', async () => {
    await login();
    const shown = JSON.parse((await terminal.run(['auth', 'status', '--json'])).stdout);
    expect(shown).toMatchObject({ profile: 'default', base_url: url, ok: true, plan: 'pro', problem: null });
    expect(shown.api_key.from).toBe(configFile());
    expect(JSON.stringify(shown)).not.toContain(key);
  });

  it('status reports a revoked key, and fails', async () => {
    await login();
    const revoked = JSON.parse(readFileSync(configFile(), 'utf8'));
    revoked.profiles.default.api_key = 'key_live_revoked';
    writeFileSync(configFile(), JSON.stringify(revoked));
    const ran = await terminal.run(['auth', 'status']);
    expect(ran.exitCode).toBe(4);
    expect(ran.stdout).toContain('problem\t');
    expect(ran.stderr).toContain('resume-tailor auth login');
  });

  it('status without a server creates nothing', async () => {
    const ran = await terminal.run(['auth', 'status']);
    expect(ran.stdout).toContain('server\tnone: commands work on this machine\n');
    expect(existsSync(terminal.home)).toBe(false);
  });

  it('logout removes the key, and commands work on this machine again', async () => {
    await login();
    const ran = await terminal.run(['auth', 'logout']);
    expect(ran.stdout).toBe(`removed profile default and its key for ${url}\n`);
    expect(ran.stderr).toContain('with the dashboard token');
    expect(ran.stderr).toContain(`resume-tailor keys revoke ID --base-url ${url}`);
    expect(readFileSync(configFile(), 'utf8')).not.toContain(key);
    expect((await terminal.run(['usage'])).exitCode).toBe(0);
    expect(await terminal.run(['auth', 'logout'])).toMatchObject({ exitCode: 2, stdout: '' });
  });
});
