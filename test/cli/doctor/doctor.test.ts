import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeCheck } from '../../../src/cli/doctor/checks.ts';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal, type RunOptions, type TestTerminal } from '../memory-io.ts';

interface Check {
  readonly name: string;
  readonly status: string;
  readonly message: string;
}

async function diagnose(terminal: TestTerminal, argv: readonly string[] = [], options: RunOptions = {}) {
  const ran = await terminal.run(['doctor', '--json', ...argv], options);
  expect(ran.stderr).toBe('');
  const { ok, checks } = JSON.parse(ran.stdout) as { ok: boolean; checks: readonly Check[] };
  expect(ran.exitCode).toBe(ok ? 0 : 1);
  const check = (name: string) => checks.find((one) => one.name === name);
  return { ok, checks, check };
}

describe('doctor', () => {
  it('finds nothing to repair before the first use, and creates no home', async () => {
    const terminal = createTestTerminal();
    const { ok, checks } = await diagnose(terminal);
    expect(ok).toBe(true);
    expect(checks.map(({ name, status }) => `${name} ${status}`)).toEqual([
      ...['node pass', 'home pass', 'privacy pass', 'server.yaml pass', 'store pass', 'pdf pass'],
    ]);
    expect(existsSync(terminal.home)).toBe(false);
  });

  it('passes everything after a generate, and says how to store a base resume if there is none', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['usage']);
    expect((await diagnose(terminal)).check('base resume')).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('resume-tailor base set FILE'),
    });
    await terminal.run(['generate', backendPosting, '--resume', engineer]);
    const { ok, checks, check } = await diagnose(terminal);
    expect({ ok, statuses: new Set(checks.map(({ status }) => status)) }).toEqual({
      ok: true,
      statuses: new Set(['pass']),
    });
    expect(check('base resume')?.message).toBe('Marisol Quintero');
  });

  it('lists letters of the resume that no font has, before a PDF is made', async () => {
    const terminal = createTestTerminal();
    mkdirSync(terminal.home, { mode: 0o700 });
    writeFileSync(path.join(terminal.home, 'server.yaml'), 'fonts: { system: false }\n');
    const work = [{ name: '远洋物流公司', position: '仓库管理员', startDate: '2019-01' }];
    const file = path.join(terminal.folder, 'me.json');
    writeFileSync(file, JSON.stringify({ basics: { name: '陈晓梅', email: 'chen@example.com' }, work }));
    await terminal.run(['base', 'set', file]);
    const { ok, check } = await diagnose(terminal);
    expect(ok).toBe(true);
    expect(check('base resume PDF')).toMatchObject({ status: 'warn' });
    expect(check('base resume PDF')?.message).toMatch(/No font here can draw: .*陈.*--font-dir FOLDER/s);
    await terminal.run(['base', 'set', engineer]);
    expect((await diagnose(terminal)).check('base resume PDF')?.status).toBe('pass');
  });

  it('finds a model whose key is not set, without asking the model', async () => {
    const terminal = createTestTerminal();
    mkdirSync(terminal.home, { mode: 0o700 });
    writeFileSync(
      path.join(terminal.home, 'server.yaml'),
      'engine: llm\nmodel: { provider: openai, name: m }\n',
    );
    const { ok, check } = await diagnose(terminal);
    expect(ok).toBe(false);
    expect(check('model key')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('the variable OPENAI_API_KEY is not set'),
    });
    const set = await diagnose(terminal, [], { environment: { OPENAI_API_KEY: 'secret' } });
    expect(set.check('model key')).toMatchObject({ status: 'pass', message: 'OPENAI_API_KEY is set' });
  });

  it.each<[what: string, name: string, harm: (home: string) => void, message: string]>([
    ['a folder that others can read', 'privacy', (home) => chmodSync(home, 0o755), 'chmod go='],
    [
      'a key that others can read',
      'privacy',
      (home) => chmodSync(path.join(home, 'owner.key'), 0o644),
      'owner.key',
    ],
    [
      'a damaged store',
      'store',
      (home) => writeFileSync(path.join(home, 'store.db'), 'none '.repeat(999)),
      'resume-tailor restore FILE',
    ],
    [
      'a mistake in server.yaml',
      'server.yaml',
      (home) => writeFileSync(path.join(home, 'server.yaml'), 'credit_cost: { good: 5 }'),
      'did you mean credit_costs?',
    ],
    [
      'an unknown theme',
      'pdf',
      (home) => writeFileSync(path.join(home, 'server.yaml'), 'theme: nowhere'),
      'resume-tailor themes',
    ],
  ])('fails for %s and says how to fix it', async (_what, name, harm, message) => {
    const terminal = createTestTerminal();
    const home = path.join(terminal.folder, 'harmed');
    await terminal.run(['usage']);
    // A copy, because SQLite of this process may still have the file open.
    mkdirSync(home, { mode: 0o700 });
    for (const file of ['store.db', 'owner.key'])
      cpSync(path.join(terminal.home, file), path.join(home, file));
    harm(home);
    const { ok, check } = await diagnose(terminal, ['--home', home]);
    expect(ok).toBe(false);
    expect(check(name)).toMatchObject({ status: 'fail', message: expect.stringContaining(message) });
  });

  it('fails for a home that is not a folder', async () => {
    const terminal = createTestTerminal();
    writeFileSync(path.join(terminal.folder, 'file'), '');
    const { check } = await diagnose(terminal, ['--home', path.join(terminal.folder, 'file')]);
    expect(check('home')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('is not a folder'),
    });
  });

  it('asks the server of a base URL; if that fails, says where URL and key come from', async () => {
    const terminal = createTestTerminal();
    const { ok, check } = await diagnose(terminal, ['--base-url', 'http://127.0.0.1:1']);
    expect(ok).toBe(false);
    expect(check('service')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('--base-url'),
    });
    expect(check('store')).toBeUndefined();
  });

  it('fails for a key that is not accepted', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['usage']);
    const { check } = await diagnose(terminal, [], {
      environment: { RESUME_TAILOR_API_KEY: 'key_live_wrong' },
    });
    expect(check('service')?.status).toBe('fail');
  });

  it('warns of a clock that is before the newest resume', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['generate', backendPosting, '--resume', engineer]);
    const { ok, check } = await diagnose(terminal, [], { now: () => Date.parse('2020-01-01T00:00:00Z') });
    expect(ok).toBe(true);
    expect(check('clock')).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('Set the clock'),
    });
  });

  it('prints one line per check in a pipe, and marks on a terminal', async () => {
    const terminal = createTestTerminal();
    const piped = await terminal.run(['doctor']);
    expect(piped.stdout.split('\n')[0]).toMatch(/^node\tpass\tNode \d+/);
    const drawn = await terminal.run(['doctor', '--no-color'], { columns: 80 });
    expect(drawn.stdout).toContain('✓ store: none yet');
  });
});

describe('the version of Node', () => {
  it.each([
    ['20.19.0', 'pass'],
    ['20.20.1', 'pass'],
    ['24.0.0', 'pass'],
    ['20.18.9', 'fail'],
    ['18.99.0', 'fail'],
  ])('%s is judged as %s', (version, status) => {
    expect(nodeCheck(version, '>=20.19.0').status).toBe(status);
  });
});
