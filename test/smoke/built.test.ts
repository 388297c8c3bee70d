import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import module from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorObject, Resume } from '../../src/contract/objects.ts';
import { wordDocument } from '../documents/support/word-document.ts';
import { type Ended, runBuilt, startBuilt, temporaryFolders } from '../support/built-command-line.ts';
import { projectRoot } from '../support/project-root.ts';

const resume = path.join(projectRoot, 'examples', 'resumes', 'accountant.json');
const posting = path.join(projectRoot, 'examples', 'postings', 'senior-accountant.txt');

/** Node 22.8 and later. */
const keepsCompiledCode = 'enableCompileCache' in module;

interface Walker {
  readonly home: string;
  readonly folder: string;
  run(...argv: string[]): Promise<Ended>;
}

function walker(environment: Readonly<Record<string, string>> = {}): Walker {
  const { home, folder } = temporaryFolders();
  return {
    home,
    folder,
    run: (...argv) => runBuilt(argv, { folder, environment: { RESUME_TAILOR_HOME: home, ...environment } }),
  };
}

/** What does not depend on when and where it was made. */
function timeless({
  id,
  pdf_url,
  created_at,
  ...rest
}: Resume): Omit<Resume, 'id' | 'pdf_url' | 'created_at'> {
  expect([id, pdf_url, created_at].every((value) => value !== undefined)).toBe(true);
  return rest;
}

async function walk({ folder, run }: Walker): Promise<{ resume: Resume; pdf: Buffer; report: unknown }> {
  const made = await run('generate', posting, '--resume', resume, '--pdf', 'cv.pdf', '--json');
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const { id } = Resume.parse(JSON.parse(made.stdout));
  expect((await run('list')).stdout).toContain(id);
  const got = await run('get', id, '--json');
  const report = await run('explain', id, '--json');
  expect((await run('pdf', id, '-o', 'again.pdf')).code).toBe(0);
  expect((await run('usage')).stdout).toContain('credits\t9998 of 10000 left');
  expect((await run('keys', 'list')).stdout).toContain('key_live_');
  const pdf = readFileSync(path.join(folder, 'cv.pdf'));
  expect(readFileSync(path.join(folder, 'again.pdf')).equals(pdf)).toBe(true);
  expect((await run('delete', id, '--yes')).stdout).toBe(`deleted ${id}\n`);
  expect((await run('get', id)).code).toBe(3);
  return { resume: JSON.parse(got.stdout), pdf, report: JSON.parse(report.stdout) };
}

async function startServer(): Promise<{
  url: string;
  home: string;
  folder: string;
  stop(): Promise<unknown>;
}> {
  const { home, folder } = temporaryFolders();
  const server = startBuilt(['serve', '--port', '0', '--json'], {
    folder,
    environment: { RESUME_TAILOR_HOME: home },
  });
  const [line] = await once(server.stdout, 'data');
  const { url } = JSON.parse(String(line));
  const stop = async () => {
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    return code;
  };
  return { url, home, folder, stop };
}

describe('the built command line', () => {
  const walked = walker();
  let inProcess: Awaited<ReturnType<typeof walk>>;
  beforeAll(async () => {
    inProcess = await walk(walked);
  });

  it('reads PDF and Word documents in its thread, and says what is wrong with others', async () => {
    const { folder, run } = walker();
    const fixture = path.join(projectRoot, 'test', 'fixtures', 'documents', 'chromium-one-column.pdf');
    writeFileSync(
      path.join(folder, 'me.docx'),
      wordDocument([{ text: 'Karl Brandt' }, { text: 'Skills' }, { text: 'Go' }]),
    );
    writeFileSync(path.join(folder, 'cut.pdf'), '%PDF-1.7');
    expect((await run('base', 'set', fixture)).stdout).toContain('read\texperience\t2 jobs, 4 bullets\n');
    expect((await run('base', 'set', 'me.docx')).stdout).toContain('read\tname\tKarl Brandt\n');
    expect(await run('base', 'set', 'cut.pdf')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cut.pdf cannot be read as a PDF'),
    });
  });

  it('walks from generate to delete, with the same answers in its own process and over HTTP', async () => {
    const server = await startServer();
    const environment = { RESUME_TAILOR_HOME: server.home, RESUME_TAILOR_BASE_URL: server.url };
    const options = { folder: server.folder, environment };
    const created = await runBuilt(['keys', 'create', '--name', 'smoke'], options);
    const overHttp = await walk(
      walker({ RESUME_TAILOR_BASE_URL: server.url, RESUME_TAILOR_API_KEY: created.stdout.trim() }),
    );
    expect(await server.stop()).toBe(0);
    expect(timeless(overHttp.resume)).toEqual(timeless(inProcess.resume));
    expect(overHttp.pdf.equals(inProcess.pdf)).toBe(true);
    const { id: _here, ...here } = inProcess.report as { id: string };
    const { id: _there, ...there } = overHttp.report as { id: string };
    expect(there).toEqual(here);
  });

  it('keeps its home to its owner', () => {
    const mode = (file: string) => statSync(path.join(walked.home, file)).mode & 0o777;
    const folders = ['', 'files', 'pending', ...(keepsCompiledCode ? ['compiled'] : [])];
    expect(new Set(folders.map(mode))).toEqual(new Set([0o700]));
    const files = ['store.db', 'dashboard.token', 'owner.key'];
    expect(files.map(mode)).toEqual([0o600, 0o600, 0o600]);
  });

  it('answers from compiled code as it did without, and keeps none where there is no home', async () => {
    const { home, run } = walker();
    const help = await run('--help');
    expect(existsSync(home)).toBe(false);
    const first = await run('usage');
    expect(readdirSync(home)).not.toContain('compiled');
    const answers = [await run('usage'), await run('--help'), await run('nonsense')];
    expect(existsSync(path.join(home, 'compiled'))).toBe(keepsCompiledCode);
    expect([await run('usage'), await run('--help'), await run('nonsense')]).toEqual(answers);
    expect(answers.slice(0, 2)).toEqual(
      [first, help].map(({ stdout }) => expect.objectContaining({ stdout })),
    );
  });

  it('works where its cache of compiled code cannot be made', async () => {
    const { home, run } = walker();
    const first = await run('usage');
    writeFileSync(path.join(home, 'compiled'), 'a file where the folder would be');
    expect(await run('usage')).toMatchObject({ code: 0, stdout: first.stdout, stderr: '' });
  });

  it('sets the exit code and tells errors on stderr alone', async () => {
    const { run } = walker();
    expect(await run('nonsense')).toMatchObject({ code: 2, stdout: '' });
    const missing = await run('get', 'latest', '--json');
    expect(missing).toMatchObject({ code: 3, stdout: '' });
    expect(ErrorObject.parse(JSON.parse(missing.stderr)).name).toBe('not_found');
  });

  it('ends quietly when its reader goes away', async () => {
    const { folder, home } = walker();
    const child = startBuilt(['--help'], { folder, environment: { RESUME_TAILOR_HOME: home } });
    child.stdout.destroy();
    const errors: string[] = [];
    child.stderr.on('data', (chunk) => errors.push(String(chunk)));
    const [code] = await once(child, 'close');
    expect([code, errors.join('')]).toEqual([0, '']);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends with the code of %s while it waits for an answer', async (signal, expected) => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { folder, home } = walker();
    const environment = { RESUME_TAILOR_HOME: home };
    const child = startBuilt(['usage', '--base-url', url], { folder, environment });
    await once(silent, 'request');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([expected, null]);
    silent.closeAllConnections();
    silent.close();
  });
});

interface Loads {
  readonly loaded: readonly string[];
  readonly touched: readonly string[];
}

/** Words that only occur in the code of a library. */
const marks = {
  commander: /allowExcessArguments/,
  zod: /\$ZodType\b/,
  undici: /EnvHttpProxyAgent/,
  ora: /discardStdin/,
  inquirer: /ExitPromptError/,
  chalk: /supportsColor|ansi256/,
  'cli-table3': /truncate-character|colSpan/,
  yaml: /maxAliasCount/,
  htmlparser2: /lowerCaseTags/,
  tailoring: /addressed to a machine/,
} as const;

type Library = keyof typeof marks;

async function loadsOf(argv: readonly string[], home: string, folder: string): Promise<Loads> {
  const node = ['--require', path.join(import.meta.dirname, 'watch-loads.cjs')];
  const ran = await runBuilt(argv, { folder, node, environment: { RESUME_TAILOR_HOME: home } });
  expect(ran.code).toBe(0);
  return JSON.parse(ran.stderr.slice(ran.stderr.indexOf('@@') + 2));
}

function librariesIn({ loaded }: Loads): Library[] {
  const chunks = loaded.filter((name) => existsSync(name) && name.includes(`${path.sep}dist${path.sep}`));
  const code = chunks.map((name) => readFileSync(name, 'utf8')).join('\n');
  return (Object.keys(marks) as Library[]).filter((library) => marks[library].test(code));
}

/** Loaded by their own names, for they cannot be packed. */
function besideThePackage({ loaded }: Loads): string[] {
  return [...new Set(loaded.flatMap((name) => /typst|playwright|undici|@inquirer/.exec(name)?.[0] ?? []))];
}

const engine: readonly Library[] = ['commander', 'zod', 'tailoring'];

describe('what a command loads', () => {
  const { home, folder, run } = walker();

  beforeAll(async () => {
    expect((await run('generate', posting, '--resume', resume)).code).toBe(0);
  });

  it.each<[readonly string[], readonly Library[], readonly string[]]>([
    [['--version'], [], []],
    [['--help'], ['commander'], []],
    [['generate', '--help'], ['commander'], []],
    [['usage'], ['commander'], []],
    [['list'], ['commander'], []],
    [['get', 'latest', '--format', 'json'], ['commander'], []],
    [['pdf', 'latest', '-o', 'cv.pdf', '--force'], ['commander'], ['typst']],
    [['score', posting], engine, []],
    [['generate', posting], engine, []],
    [['generate', posting, '--new', '--pdf', 'new.pdf'], engine, ['typst']],
  ])('%j loads nothing but %j, beside it %j, and no fetch', async (argv, libraries, beside) => {
    const loads = await loadsOf(argv, home, folder);
    expect(loads.touched).toEqual([]);
    expect(librariesIn(loads)).toEqual(libraries);
    expect(besideThePackage(loads)).toEqual(beside);
  });
});
