import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal, type Ran, type TestTerminal } from '../memory-io.ts';

let terminal: TestTerminal;

beforeEach(() => {
  terminal = createTestTerminal();
});

async function created(name = 'Ada') {
  const ran = await terminal.run(['accounts', 'create', name, '--json']);
  expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  const account = JSON.parse(ran.stdout);
  return {
    account,
    byKey: { environment: { RESUME_TAILOR_API_KEY: String(account.api_key) } },
    byToken: { environment: { RESUME_TAILOR_DASHBOARD_TOKEN: String(account.dashboard_token) } },
  };
}

function rowsOf({ stdout }: Ran): string[][] {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

describe('accounts create', () => {
  it('prints the account with its token and first key, and on stderr how to use them', async () => {
    const ran = await terminal.run(['accounts', 'create', 'Ada Example', '--plan', 'pro']);
    expect(ran.exitCode).toBe(0);
    const rows = Object.fromEntries(rowsOf(ran));
    expect(rows).toMatchObject({ name: 'Ada Example', plan: 'pro', credits_total: '10000' });
    expect(rows.id).toMatch(/^acc_/);
    for (const [secret, form] of [
      [rows.dashboard_token, /^dash_/],
      [rows.api_key, /^key_live_/],
    ] as const) {
      expect(secret).toMatch(form);
      expect(ran.stderr).not.toContain(secret);
    }
    expect(ran.stderr).toContain('resume-tailor auth login --base-url URL');
    expect(ran.stderr).not.toContain('RESUME_TAILOR_API_KEY=');
    expect(ran.stderr).toContain('keys create --name');
  });

  it('refuses a name that another account has', async () => {
    await created('Ada Example');
    const again = await terminal.run(['accounts', 'create', 'Ada Example']);
    expect(again).toMatchObject({ exitCode: 2, stdout: '' });
    expect(again.stderr).toContain('an account named "Ada Example" exists (acc_');
    expect((await terminal.run(['accounts', 'delete', 'Ada Example', '--yes'])).exitCode).toBe(0);
  });

  it('keeps every secret on one line of a narrow terminal', async () => {
    const ran = await terminal.run(['accounts', 'create', 'Ada'], { columns: 40 });
    expect(ran.stdout).toMatch(/^api_key +key_live_\w{38}$/m);
    expect(ran.stdout).toMatch(/^dashboard_token +dash_[\w-]{49}$/m);
  });

  it('prints the whole object with --json', async () => {
    const { account } = await created();
    expect(account).toMatchObject({ object: 'account', name: 'Ada', plan: 'free', credits_remaining: 100 });
  });

  it.each([
    [['create'], 'missing required argument'],
    [['create', '  '], 'the account needs a name'],
    [['create', 'Ada', '--plan', 'gold'], 'plan must be free or pro, not "gold"'],
    [['plan', 'owner', 'gold'], 'plan must be free or pro, not "gold"'],
    [['credits', 'owner', 'many'], 'a whole number'],
    [['credits', 'owner', '007'], 'a whole number'],
    [['credits', 'owner', '1000000001'], 'from 0 to 1000000000'],
  ])('and other accounts commands refuse %j as a usage error', async (words, message) => {
    const ran = await terminal.run(['accounts', ...words]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(message);
  });
});

describe('accounts list', () => {
  it('shows the owner and every account, without secrets', async () => {
    const { account } = await created();
    const rows = rowsOf(await terminal.run(['accounts', 'list']));
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ['acc_owner', 'owner', 'pro', '10000', '10000'],
      [account.id, 'Ada', 'free', '100', '100'],
    ]);
    const listed = JSON.parse((await terminal.run(['accounts', 'list', '--json'])).stdout);
    const { dashboard_token: _, api_key: __, ...shown } = account;
    expect(listed).toMatchObject({ object: 'list', has_more: false });
    expect(listed.data[1]).toEqual(shown);
  });
});

describe('accounts plan and credits', () => {
  it('change an account by its name or id; credits without a number shows them', async () => {
    const { account, byKey } = await created();
    const total = async (...words: string[]) => {
      const ran = await terminal.run(['accounts', ...words, '--json']);
      return JSON.parse(ran.stdout).credits_total;
    };
    expect(await total('plan', 'Ada', 'pro')).toBe(10_000);
    expect(await total('credits', account.id, '7')).toBe(7);
    expect(await total('credits', 'Ada')).toBe(7);
    const { stdout } = await terminal.run(['usage'], byKey);
    expect(stdout).toContain('7 of 7 left');
    // Scripts read the names of the rows in a pipe.
    expect(stdout).toMatch(/^renews\t\d{4}-/m);
    expect(await total('credits', 'Ada', 'plan')).toBe(10_000);
  });

  it('say how to find an unknown account', async () => {
    const ran = await terminal.run(['accounts', 'credits', 'Bob']);
    expect(ran).toMatchObject({ exitCode: 3, stdout: '' });
    expect(ran.stderr).toContain('There is no account "Bob". `accounts list` shows them.');
  });
});

describe('accounts token', () => {
  it('replaces the token of an account, whose keys stay valid', async () => {
    const { account, byKey, byToken } = await created();
    const ran = await terminal.run(['accounts', 'token', 'Ada', '--json']);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    const { api_key: _, dashboard_token: old, ...unchanged } = account;
    expect(JSON.parse(ran.stdout)).toEqual({
      ...unchanged,
      dashboard_token: expect.stringMatching(/^dash_/),
    });
    expect(ran.stdout).not.toContain(old);
    const byNewToken = {
      environment: { RESUME_TAILOR_DASHBOARD_TOKEN: String(JSON.parse(ran.stdout).dashboard_token) },
    };
    expect((await terminal.run(['keys', 'list'], byToken)).exitCode).toBe(4);
    expect((await terminal.run(['keys', 'list'], byNewToken)).exitCode).toBe(0);
    expect((await terminal.run(['usage'], byKey)).exitCode).toBe(0);
  });

  it('says how to replace the token of the owner, and the way works', async () => {
    await terminal.run(['usage']);
    const file = path.join(terminal.home, 'dashboard.token');
    const old = readFileSync(file, 'utf8').trim();
    const ran = await terminal.run(['accounts', 'token', 'owner']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('delete this file and start the server');
    rmSync(file);
    expect((await terminal.run(['keys', 'list'])).exitCode).toBe(0);
    expect(readFileSync(file, 'utf8').trim()).not.toBe(old);
    const byOld = await terminal.run(['keys', 'list'], {
      environment: { RESUME_TAILOR_DASHBOARD_TOKEN: old },
    });
    expect(byOld.exitCode).toBe(4);
  });
});

describe('accounts need only the store', () => {
  const url = 'http://127.0.0.1:9/api/v1';

  it.each([
    ['a flag', ['--base-url', url], {}, '--base-url'],
    ['a variable', [], { RESUME_TAILOR_BASE_URL: url }, 'RESUME_TAILOR_BASE_URL'],
    ['a profile', ['--profile', 'work'], {}, 'config.json'],
  ])('and refuse a base URL from %s', async (_, flags, environment, place) => {
    mkdirSync(terminal.home, { recursive: true });
    const profiles = { work: { base_url: url } };
    writeFileSync(path.join(terminal.home, 'config.json'), JSON.stringify({ profiles }), { mode: 0o600 });
    for (const words of [['create', 'Ada'], ['list'], ['plan', 'owner', 'free'], ['credits', 'owner']]) {
      const ran = await terminal.run(['accounts', ...words, ...flags], { environment });
      expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
      expect(ran.stderr).toContain('For the accounts of this machine, add --profile local');
      expect(ran.stderr).toContain(place);
    }
  });
});

describe('the secrets of an account, without a server,', () => {
  it('give access to it: its key to resumes, its token to keys', async () => {
    const { byKey, byToken } = await created();
    await terminal.run(['base', 'set', engineer], byKey);
    expect((await terminal.run(['generate', backendPosting, '-l', 'basic'], byKey)).exitCode).toBe(0);
    expect(rowsOf(await terminal.run(['list'], byKey))).toHaveLength(1);
    expect(rowsOf(await terminal.run(['list']))).toEqual([]);
    expect((await terminal.run(['base', 'show'])).exitCode).toBe(3);

    const made = await terminal.run(['keys', 'create', '--name', 'laptop', '--json'], byToken);
    const key = JSON.parse(made.stdout);
    const names = async (options = {}) =>
      rowsOf(await terminal.run(['keys', 'list'], options)).map((row) => row[1]);
    expect(await names(byToken)).toEqual(['laptop', 'owner']);
    expect(await names(byKey)).toEqual(['laptop', 'owner']);
    expect(await names()).toEqual(['owner']);
    const bySecond = { environment: { RESUME_TAILOR_API_KEY: String(key.secret) } };
    expect(rowsOf(await terminal.run(['list'], bySecond))).toHaveLength(1);

    expect((await terminal.run(['keys', 'revoke', key.id, '--yes'])).exitCode).toBe(3);
    expect((await terminal.run(['keys', 'revoke', key.id, '--yes'], byToken)).exitCode).toBe(0);
    expect((await terminal.run(['list'], bySecond)).exitCode).toBe(4);
  });
});

describe('accounts delete', () => {
  it('asks first, and deletes permanently', async () => {
    const { account, byKey } = await created();
    const nobody = await terminal.run(['accounts', 'delete', 'Nobody']);
    expect(nobody).toMatchObject({ exitCode: 3, stdout: '' });
    expect(nobody.stderr).toContain('There is no account "Nobody"');
    const asked = await terminal.run(['accounts', 'delete', 'Ada']);
    expect(asked).toMatchObject({ exitCode: 2, stdout: '' });
    expect(asked.stderr).toContain('--yes');
    const deleted = await terminal.run(['accounts', 'delete', 'Ada', '--yes', '--json']);
    expect(JSON.parse(deleted.stdout)).toMatchObject({
      object: 'account.deleted',
      id: account.id,
      resumes: 0,
    });
    expect((await terminal.run(['list'], byKey)).exitCode).not.toBe(0);
  });
});

describe('accounts on a database', () => {
  it('refuses an invalid address, and never repeats it', async () => {
    const ran = await terminal.run(['accounts', 'list', '--database', 'mysql://ada:secret@db/resumes']);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('--database: must be the address of a PostgreSQL database');
    expect(ran.stderr).not.toContain('secret');
    const environment = { DATABASE_URL: 'not an address' };
    expect((await terminal.run(['accounts', 'list'], { environment })).stderr).toContain(
      'DATABASE_URL: must be',
    );
  });
});
