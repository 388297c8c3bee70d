import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandRows, topicRows } from '../../src/cli/command-rows.ts';
import { ErrorObject } from '../../src/contract/objects.ts';
import { projectRoot } from '../support/project-root.ts';
import { backendPosting, engineer } from './fixtures.ts';
import { createTestTerminal } from './memory-io.ts';

describe('resume-tailor', () => {
  it.each([[['--version']], [['-q', '-V']], [['--home', 'elsewhere', '--version']]])(
    'prints the version of the package: %j',
    async (argv) => {
      const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
      const ran = await createTestTerminal().run(argv);
      expect(ran).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' });
    },
  );

  it('alone shows the next command and creates no store', async () => {
    const terminal = createTestTerminal();
    const ran = await terminal.run([]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain('resume-tailor init\n');
    expect(existsSync(terminal.home)).toBe(false);
  });

  it('alone names the person if a base resume is stored, and the newest resume if there is one', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['base', 'set', engineer]);
    expect((await terminal.run([])).stdout).toContain('The resume of Marisol Quintero is ready');
    expect(await terminal.run(['generate', backendPosting])).toMatchObject({ exitCode: 0 });
    expect((await terminal.run([])).stdout).toContain('resume-tailor pdf latest\n');
    await terminal.run(['pdf', 'latest']);
    expect((await terminal.run([])).stdout).toContain('resume-tailor explain latest\n');
  });

  it('alone names the current server, without waiting for it', async () => {
    const environment = { RESUME_TAILOR_BASE_URL: 'http://127.0.0.1:1' };
    const ran = await createTestTerminal().run([], { environment });
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout).toContain('Your commands use http://127.0.0.1:1/api/v1.');
  });

  it('alone suggests doctor if the store is broken', async () => {
    const terminal = createTestTerminal();
    mkdirSync(terminal.home, { recursive: true });
    writeFileSync(
      path.join(terminal.home, 'store.db'),
      'no database at all, but long enough to be one '.repeat(20),
    );
    const ran = await terminal.run([]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain('resume-tailor doctor\n');
  });

  it.each([
    ...[[['--help']], [['help']], [['base']], [['help', 'generate']], [['generate', '--help']]],
    [['accounts', '--database', 'postgres://127.0.0.1/x', 'create', '--help']],
    [['base', '--base', 'nurse', 'set', '--help']],
    [['keys', '--home', 'there', 'create', '--help']],
    [['keys', 'help', '--help']],
    [['help', 'keys', 'create']],
  ])('prints help for %j on stdout and ends with 0', async (argv) => {
    const ran = await createTestTerminal().run(argv);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout).toContain('Usage: resume-tailor');
  });

  it.each([...commandRows.map(({ name }) => [name]), ...topicRows.map(({ name }) => [name]), []])(
    'help %s begins with examples and fits 80 columns',
    async (...name) => {
      const { stdout } = await createTestTerminal().run(['help', ...name]);
      expect(stdout).toMatch(/^Examples?:\n {2}[$>] /);
      expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    },
  );

  it.each([
    [['lst'], 'did you mean list?'],
    [['list', '--limt', '3'], 'did you mean --limit?'],
    [['keys', 'lsit'], 'did you mean list?'],
    [
      ['generate', '--level', 'god'],
      '--level must be basic, good or super, not "god"; see resume-tailor generate --help',
    ],
    [['accounts', 'plan', 'owner', 'gold'], 'Error: plan must be free or pro, not "gold"'],
    [['config', 'unset', '--help'], 'unknown command "config unset"'],
    [['help', 'keys', 'foo'], 'unknown command "keys foo"'],
    [['--colour'], 'unknown option "--colour"'],
    [['get'], "missing required argument 'id'"],
    [['list', '--limit', '101'], 'a whole number from 1 to 100'],
    [['list', '--after', 'a', '--before', 'b'], 'not both'],
    [['list', '--all', '--limit', '3'], 'remove --limit'],
    [['serve', '--port', '99999'], 'a whole number from 0 to 65535'],
    [['serve', '--public-url', 'example.com'], 'an address such as https://'],
    [['serve', '--base-url', 'http://127.0.0.1:1'], 'remove --base-url'],
    [['keys', 'create', '--name', 'x', '--expires', 'soon'], 'a date such as 2027-01-31'],
    [['keys', 'create', '--name', 'x', '--expires', '2020-01-01'], '--expires: must be in the future'],
    [['explain', 'latest', '--html', '-', '--json'], '--html - and --json both write to standard output'],
    [['base', 'export', '--json'], 'base export and --json both write'],
    [['pdf', 'latest', '--url', '-o', 'x.pdf'], 'not both'],
    [['get', 'latest', '--format', 'yaml', '--json'], '--format and --json both write'],
    [['base', 'set', 'missing.json'], 'missing.json does not exist'],
    [['usage', '--timeout', '0'], 'a number of seconds above 0'],
    [['usage', '--profile', 'work'], 'there is no profile "work"'],
    [['usage', '--base-url', 'ftp://x'], 'must start with http:// or https://'],
  ])('answers the mistake in %j with exit code 2 and a suggestion', async (argv, hint) => {
    const ran = await createTestTerminal().run(argv);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(hint);
  });

  it('does not suggest a flag that begins with another letter', async () => {
    const { stderr } = await createTestTerminal().run(['generate', 'posting.txt', '--fast']);
    expect(stderr).toBe("Error: unknown option '--fast'; see resume-tailor generate --help\n");
  });

  it.each([30, 36, 40])('help in %i columns wraps every argument and flag', async (columns) => {
    for (const { name } of commandRows) {
      const { stdout } = await createTestTerminal().run(['help', name], { columns });
      const rows = stdout.slice(stdout.search(/^(?:Arguments|Options):/m), stdout.indexOf('show this help'));
      expect(rows.split('\n').filter((line) => line.length > columns)).toEqual([]);
    }
  });

  it.each([
    [['score', ''], '<posting> is empty; it is: file or web address of the job posting'],
    [['generate', ' '], '<posting> is empty; it is: '],
    [['get', ''], '<id> is empty; it is: id of a resume, or latest'],
    [['delete', 'latest', ''], '<id> is empty; it is: ids of resumes, or latest'],
    [['rank', ''], '<posting> is empty; it is: folders, JSONL or CSV files'],
    [['restore', ''], '<file> is empty; it is: a file written by backup'],
    [['score', backendPosting, '--resume', ''], '--resume needs a name, but is empty'],
  ])('refuses an empty value in %j by name', async (argv, message) => {
    const { exitCode, stdout, stderr } = await createTestTerminal().run(argv);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`Error: ${message}`);
  });

  it.each([['\u0000'], ['../x'], ['res_0000000000000000000000000u']])(
    'says that %j is not an id, with an example',
    async (id) => {
      const { stderr } = await createTestTerminal().run(['get', id]);
      expect(stderr).toBe(
        'Error: This is not the id of a resume. The id of a resume is res_ and 26 more characters, lower-case letters and digits. To list yours: resume-tailor list\n',
      );
    },
  );

  it('rewords errors of the API for a terminal, but not for --json', async () => {
    const terminal = createTestTerminal();
    const shown = (await terminal.run(['get', 'res_00000000000000000000000000'])).stderr;
    expect(shown).toBe('Error: There is no resume with this id. To list yours: resume-tailor list\n');
    const raw = (await terminal.run(['get', 'res_00000000000000000000000000', '--json'])).stderr;
    expect(raw).toContain('GET /resumes');
    const base = (await terminal.run(['base', 'show'])).stderr;
    expect(base).toContain('There is no base resume yet. Store one: resume-tailor base set FILE\n');
    expect(base).not.toContain('PUT');
    const named = (await terminal.run(['base', 'show', '--base', 'nurse'])).stderr;
    expect(named).toBe(
      'Error: There is no base resume named "nurse". To list yours: resume-tailor base list\n',
    );
    const key = await terminal.run(['usage'], { environment: { RESUME_TAILOR_API_KEY: 'key_live_wrong' } });
    expect(key.stderr).toContain('Error: The API key is invalid, revoked or expired.\n');
  });

  it.each([
    [['keys', 'create'], 'keys revoke apikey_'],
    [['base', 'export'], 'base set me.pdf'],
  ])('help of %j has no examples of other commands', async (argv, other) => {
    const { stdout } = await createTestTerminal().run([...argv, '--help']);
    expect(stdout).not.toContain(other);
    expect(stdout).toMatch(/-h, --help +show this help/);
  });

  it.each([
    [['get', 'res_00000000000000000000000000'], {}, 3, 'not_found'],
    [['get', 'latest'], {}, 3, 'not_found'],
    [['base', 'show', '--previous'], {}, 3, 'not_found'],
    [['usage'], { RESUME_TAILOR_API_KEY: 'key_live_wrong' }, 4, 'invalid_api_key'],
    [['lst'], {}, 2, 'validation_error'],
    [['usage', '--base-url', 'http://127.0.0.1:1'], {}, 7, 'internal_server_error'],
  ] as const)(
    'with --json the error of %j is an Error object on stderr',
    async (argv, environment, exitCode, name) => {
      const ran = await createTestTerminal().run([...argv, '--json'], { environment });
      expect(ran).toMatchObject({ exitCode, stdout: '' });
      expect(ErrorObject.parse(JSON.parse(ran.stderr)).name).toBe(name);
    },
  );

  it.each([
    ['store.db', 'no database', 'Cannot open the store'],
    ['owner.key', 'no key', 'owner.key is damaged'],
    ['server.yaml', 'lexicon: [{ name: k8s }]', 'lexicon[0].name: "k8s" is a spelling of "Kubernetes"'],
    ['server.yaml', 'theme: nowhere', 'server.yaml: theme: there is no theme "nowhere"'],
  ])('names a broken %s of the home and the next step', async (name, content, message) => {
    const terminal = createTestTerminal();
    mkdirSync(terminal.home, { recursive: true });
    writeFileSync(path.join(terminal.home, name), content.padEnd(100));
    const ran = await terminal.run(['usage']);
    expect(ran.stdout).toBe('');
    expect(ran.exitCode).toBeGreaterThan(0);
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).toContain(path.join(terminal.home, name));
  });

  it('accepts global flags before and after the command', async () => {
    const terminal = createTestTerminal();
    const before = await terminal.run(['--json', 'usage']);
    const after = await terminal.run(['usage', '--json']);
    expect(JSON.parse(before.stdout)).toMatchObject({ object: 'usage' });
    expect(after.stdout).toBe(before.stdout);
  });

  it('shows a stack only with --debug or RESUME_TAILOR_DEBUG', async () => {
    const terminal = createTestTerminal();
    expect((await terminal.run(['get', 'latest'])).stderr).not.toContain('    at ');
    expect((await terminal.run(['get', 'latest', '--debug'])).stderr).toContain('    at ');
    const environment = { RESUME_TAILOR_DEBUG: '1' };
    expect((await terminal.run(['get', 'latest'], { environment })).stderr).toContain('    at ');
  });

  it('says that a file cannot be the home', async () => {
    const terminal = createTestTerminal();
    writeFileSync(path.join(terminal.folder, 'b.csv'), 'x');
    for (const argv of [['usage'], ['config', 'set', 'level', 'super']]) {
      const ran = await terminal.run([...argv, '--home', 'b.csv']);
      expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
      expect(ran.stderr).toMatch(/b\.csv.*: there is a file where a folder is needed/);
    }
  });

  it.each(['--home', '--profile'])('refuses %s without its value like every other flag', async (flag) => {
    const ran = await createTestTerminal().run([flag]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^Error: option '.*' argument missing; see resume-tailor --help\n$/);
  });

  it('names the wrong key of server.yaml and the most similar valid one', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['usage']);
    writeFileSync(path.join(terminal.home, 'server.yaml'), 'credit_cost: { good: 5 }\n');
    const ran = await terminal.run(['usage']);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('unknown key "credit_cost" (did you mean credit_costs?)');
  });

  it('ends with 143 if a move of the store gets SIGTERM', async () => {
    const interrupt = new AbortController();
    interrupt.abort('SIGTERM');
    const ran = await createTestTerminal().run(['migrate', '--to', 'other.db'], { interrupt });
    expect(ran.stderr).toContain('Cancelled: what was moved is complete; run the command again to continue.');
    expect(ran.exitCode).toBe(143);
  });

  it('ends with 130 if it is interrupted', async () => {
    const interrupt = new AbortController();
    interrupt.abort('SIGINT');
    const ran = await createTestTerminal().run(['usage'], { interrupt });
    expect(ran).toMatchObject({ exitCode: 130, stderr: 'Cancelled.\n' });
  });
});
