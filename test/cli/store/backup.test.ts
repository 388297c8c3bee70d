import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal, preparedTerminals, type Ran, type TestTerminal } from '../memory-io.ts';

/** A home with a resume, its PDF, a batch and settings. */
const fullTerminal = preparedTerminals(async (terminal) => {
  await terminal.run(['base', 'set', engineer]);
  expect((await terminal.run(['generate', backendPosting, '--pdf'])).exitCode).toBe(0);
  writeFileSync(
    path.join(terminal.folder, 'jobs.csv'),
    `job_description\n"${'A job in an office. '.repeat(9)}"\n`,
  );
  await terminal.run(['batch', 'jobs.csv']);
  writeFileSync(path.join(terminal.home, 'server.yaml'), 'credit_costs: { good: 5 }\n');
});

/** Everything that the commands show of a home. */
async function look(run: TestTerminal['run']): Promise<readonly string[]> {
  const commands = ['list', 'explain latest', 'get latest --format pdf', 'usage', 'keys list', 'base show'];
  const seen: string[] = [];
  for (const command of commands) {
    const { exitCode, stdout, stderr } = await run(command.split(' '));
    const isPdf = stdout.startsWith('%PDF');
    const shown = isPdf ? createHash('sha256').update(stdout).digest('hex') : stdout;
    seen.push(`${command}: ${exitCode} ${shown.replace(/^requests.*\n/m, '')}${stderr}`);
  }
  return seen;
}

function filesOf(home: string): readonly string[] {
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(home, name)).isFile() && !/-(wal|shm)$/.test(name))
    .sort();
}

/** Open files of this process as the kernel lists them, including deleted ones. */
function openFilesIn(folder: string): readonly string[] {
  const links = readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)];
    } catch {
      return []; // The descriptor of the listing itself.
    }
  });
  return links.filter((link) => link.startsWith(folder));
}

const elsewhere = (terminal: TestTerminal, name: string) => path.join(terminal.folder, name);

describe('a backup', () => {
  it('is one private file that restores PDFs, keys and settings in another home', async () => {
    const terminal = await fullTerminal();
    const before = await look(terminal.run);
    const written = await terminal.run(['backup', 'all.backup']);
    expect(written).toMatchObject({ exitCode: 0, stdout: 'all.backup\n' });
    expect(statSync(path.join(terminal.folder, 'all.backup')).mode & 0o777).toBe(0o600);
    const home = elsewhere(terminal, 'other');
    const environment = { RESUME_TAILOR_HOME: home };
    const restored = await terminal.run(['restore', 'all.backup'], { environment });
    expect(restored).toMatchObject({ exitCode: 0, stdout: `${home}\n` });
    expect(filesOf(home)).toEqual(filesOf(terminal.home));
    for (const file of filesOf(home)) expect(statSync(path.join(home, file)).mode & 0o077).toBe(0);
    const run: TestTerminal['run'] = (argv, options) => terminal.run(argv, { ...options, environment });
    expect(await look(run)).toEqual(before);
  });

  it('goes through a pipe with "-", and leaves no file in the home', async () => {
    const terminal = await fullTerminal();
    const files = filesOf(terminal.home);
    const sent: Uint8Array[] = [];
    const ran = await terminal.run(['backup', '-'], { onBytes: (bytes) => sent.push(bytes) });
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(filesOf(terminal.home)).toEqual(files);
    const stdin = Buffer.concat(sent);
    const home = elsewhere(terminal, 'other');
    const environment = { RESUME_TAILOR_HOME: home };
    const restored = await terminal.run(['restore', '-'], { environment, stdin });
    expect(restored).toMatchObject({ exitCode: 0, stdout: `${home}\n` });
    expect(filesOf(home)).toEqual(files);
    const broken = await terminal.run(['restore', '-', '--force'], {
      environment,
      stdin: stdin.subarray(0, stdin.length / 2),
    });
    expect(broken).toMatchObject({ exitCode: 2, stdout: '' });
    expect(broken.stderr).toContain('standard input was not restored and nothing was changed');
    expect(filesOf(home)).toEqual(files);
  });

  it('is not written to or read from a terminal', async () => {
    const terminal = await fullTerminal();
    const written = await terminal.run(['backup', '-'], { columns: 80 });
    expect(written).toMatchObject({ exitCode: 2, stdout: '' });
    expect(written.stderr).toContain('name a file, or use a pipe');
    const read = await terminal.run(['restore', '-', '--force'], { watched: true });
    expect(read).toMatchObject({ exitCode: 2, stdout: '' });
    expect(read.stderr).toContain('standard input, which is a terminal');
  });

  it('leaves no other file, and does not overwrite a file without --force', async () => {
    const terminal = await fullTerminal();
    await terminal.run(['backup', 'all.backup']);
    const refused = await terminal.run(['backup', 'all.backup']);
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('--force');
    expect((await terminal.run(['backup', 'all.backup', '--force'])).exitCode).toBe(0);
    expect(readdirSync(terminal.folder).filter((name) => !/\.(csv|pdf)$/.test(name))).toEqual(['all.backup']);
  });

  it('is complete while a server runs and makes resumes', async () => {
    const terminal = await fullTerminal();
    const interrupt = new AbortController();
    let server: Promise<Ran> | undefined;
    const firstLine = await new Promise<string>((onStdout) => {
      server = terminal.run(['serve', '--port', '0', '--json'], { interrupt, onStdout });
    });
    const environment = { RESUME_TAILOR_BASE_URL: JSON.parse(firstLine).url, RESUME_TAILOR_API_KEY: '' };
    const created = await terminal.run(['keys', 'create', '--name', 'x'], { environment });
    environment.RESUME_TAILOR_API_KEY = created.stdout.trim();
    const busy = ['Aster', 'Birch', 'Cedar', 'Elm'].map((company) =>
      terminal.run(['generate', backendPosting, '-c', company, '-l', 'basic'], { environment }),
    );
    expect((await terminal.run(['backup', 'all.backup'])).exitCode).toBe(0);
    const inUse = await terminal.run(['restore', 'all.backup', '--force']);
    expect(inUse.exitCode).toBe(2);
    expect(inUse.stderr).toContain('stop the server');
    for (const ran of await Promise.all(busy)) expect(ran.exitCode).toBe(0);
    interrupt.abort('SIGTERM');
    await server;
    const home = elsewhere(terminal, 'other');
    const restored = await terminal.run(['restore', 'all.backup', '--home', home]);
    expect(restored.exitCode).toBe(0);
    expect(restored.stderr).toContain(`resume-tailor list --home ${home}\n`);
    const usage = JSON.parse((await terminal.run(['usage', '--json', '--home', home])).stdout);
    const list = JSON.parse((await terminal.run(['list', '--json', '--home', home])).stdout);
    expect(usage.resumes_generated_this_week).toBe(list.data.length);
  });

  it.each([['backup'], ['restore']])('%s says that it cannot work over HTTP', async (command) => {
    const ran = await createTestTerminal().run([command, 'x', '--base-url', 'http://127.0.0.1:1']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('commands currently use the server http://127.0.0.1:1/api/v1 (--base-url)');
  });

  it.skipIf(process.platform !== 'linux')('that fails leaves no file open', async () => {
    const terminal = await fullTerminal();
    await terminal.run(['backup', 'all.backup']);
    const whole = readFileSync(path.join(terminal.folder, 'all.backup'));
    const home = elsewhere(terminal, 'other');
    for (const part of [0.2, 0.5, 0.8]) {
      writeFileSync(path.join(terminal.folder, 'part.backup'), whole.subarray(0, whole.length * part));
      const ran = await terminal.run(['restore', 'part.backup', '--home', home]);
      expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
      expect(ran.stderr).toContain('nothing was changed: it is damaged or not a backup of resume-tailor');
      expect(openFilesIn(home)).toEqual([]);
    }
  });

  it('that is interrupted leaves no file', async () => {
    const terminal = await fullTerminal();
    const before = readdirSync(terminal.folder);
    const interrupt = new AbortController();
    const running = terminal.run(['backup', 'all.backup'], { interrupt });
    while (readdirSync(terminal.folder).length === before.length) await new Promise(setImmediate);
    interrupt.abort('SIGINT');
    expect(await running).toMatchObject({ exitCode: 130, stdout: '' });
    expect(readdirSync(terminal.folder)).toEqual(before);
  });

  it('of an empty home is refused, and creates no home', async () => {
    const terminal = createTestTerminal();
    expect((await terminal.run(['backup', 'all.backup'])).exitCode).toBe(2);
    expect(existsSync(terminal.home)).toBe(false);
  });
});

/** A tar archive of files with any names. */
function archive(...files: readonly (readonly [name: string, content: string])[]): Promise<Buffer> {
  return packed(...files.map(([name, content]) => [{ name }, content] as const));
}

async function packed(
  ...files: readonly (readonly [Partial<Header> & { name: string }, string])[]
): Promise<Buffer> {
  const tar = pack();
  for (const [header, content] of files) tar.entry(header, content);
  tar.finalize();
  return gzipSync(await buffer(tar));
}

const list = (more: object = {}) =>
  JSON.stringify({
    format: 'resume-tailor backup',
    version: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    written_by: '0.1.0',
    files: [],
    ...more,
  });

/** Only the header of a file of 4.7 GB. */
async function oversized(): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'config.json', size: 9_000_000_000 - 2 ** 32 });
  const [header] = await once(tar, 'data');
  return gzipSync(header);
}

describe('a foreign or incomplete archive', () => {
  it.each<[what: string, bytes: () => Buffer | Promise<Buffer>, message: string]>([
    ['climbs out of the home', () => archive(['../../evil', 'x']), 'not part of a resume-tailor home'],
    ['climbs out of a folder', () => archive(['files/../../evil', 'x']), 'not part of a resume-tailor home'],
    ['names an absolute path', () => archive(['/etc/passwd', 'x']), 'not part of a resume-tailor home'],
    ['puts a script into a folder', () => archive(['files/run.sh', 'x']), 'not part of a resume-tailor home'],
    [
      'contains a link',
      () => packed([{ name: 'store.db', type: 'symlink', linkname: '/etc/passwd' }, '']),
      'something that is not a file',
    ],
    ['contains a file twice', () => archive(['config.json', '{}'], ['config.json', '{}']), 'twice'],
    ['claims a huge file', () => oversized(), 'too large'],
    [
      'hides a file from its list',
      () => archive(['config.json', '{}'], ['manifest.json', list()]),
      'config.json in it is damaged',
    ],
    [
      'lists a missing file',
      () => archive(['manifest.json', list({ files: [{ name: 'store.db', size: 1, sha256: 'x' }] })]),
      'store.db is missing',
    ],
    ['has no store', () => archive(['manifest.json', list()]), 'store.db is missing'],
    ['has an invalid list', () => archive(['manifest.json', '[null']), 'list of files is damaged'],
    [
      'has a list of nothing',
      () => archive(['manifest.json', list({ files: [null] })]),
      'list of files is damaged',
    ],
    [
      'is of a later version',
      () => archive(['manifest.json', list({ version: 2 })]),
      'newer than this resume-tailor',
    ],
    [
      'is of another program',
      () => archive(['manifest.json', '{"format":"zip"}']),
      'not a backup of resume-tailor',
    ],
    ['is not a tar', () => gzipSync('x'.repeat(2000)), 'damaged or not a backup'],
    ['is not gzip', () => Buffer.from('hello'), 'damaged or not a backup'],
    [
      'ends early',
      () => archive(['config.json', '{}']).then((bytes) => bytes.subarray(0, 60)),
      'damaged or not a backup',
    ],
    ['is empty', () => Buffer.alloc(0), 'damaged or not a backup'],
  ])('that %s is refused, and the home is unchanged', async (_what, made, message) => {
    const terminal = createTestTerminal();
    await terminal.run(['base', 'set', engineer]);
    const before = filesOf(terminal.home);
    writeFileSync(path.join(terminal.folder, 'bad.backup'), await made());
    const ran = await terminal.run(['restore', 'bad.backup', '--force']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('bad.backup was not restored and nothing was changed');
    expect(ran.stderr).toContain(message);
    expect(filesOf(terminal.home)).toEqual(before);
    expect((await terminal.run(['base', 'show'])).stdout).toContain('Marisol Quintero');
  });

  it('with any changed byte is refused', async () => {
    const terminal = await fullTerminal();
    await terminal.run(['backup', 'all.backup']);
    const plain = gunzipSync(readFileSync(path.join(terminal.folder, 'all.backup')));
    const home = elsewhere(terminal, 'other');
    for (let part = 0; part < 12; part += 1) {
      const changed = Buffer.from(plain);
      const at = Math.floor((plain.length / 12) * part) + 100;
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      // Padding bytes after a file belong to no file.
      if (plain.subarray(at - 90, at + 90).every((byte) => byte === 0)) continue;
      writeFileSync(path.join(terminal.folder, 'changed.backup'), gzipSync(changed));
      const ran = await terminal.run(['restore', 'changed.backup', '--home', home]);
      expect({ at, exitCode: ran.exitCode }).toEqual({ at, exitCode: 2 });
      expect(existsSync(path.join(home, 'store.db'))).toBe(false);
    }
  });
});
