import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectSchemas } from '../../../src/contract/objects.ts';
import { backendPosting, engineer, nurse, nursePosting } from '../fixtures.ts';
import { createTestTerminal, type Ran, type RunOptions, type TestTerminal } from '../memory-io.ts';

/** The same commands, in this process or with a server. */
interface Connection {
  readonly name: string;
  open(): Promise<{ terminal: TestTerminal; run: TestTerminal['run']; close(): Promise<void> }>;
}

const embedded: Connection = {
  name: 'in this process',
  async open() {
    const terminal = createTestTerminal();
    return { terminal, run: terminal.run, close: async () => undefined };
  },
};

const overHttp: Connection = {
  name: 'over HTTP',
  async open() {
    const terminal = createTestTerminal();
    const interrupt = new AbortController();
    let server: Promise<Ran> | undefined;
    const firstLine = await new Promise<string>((onStdout) => {
      server = terminal.run(['serve', '--port', '0', '--json'], { interrupt, onStdout });
    });
    const { url } = JSON.parse(firstLine);
    const created = await terminal.run(['keys', 'create', '--name', 'walk', '--base-url', url]);
    const environment = { RESUME_TAILOR_BASE_URL: url, RESUME_TAILOR_API_KEY: created.stdout.trim() };
    const run = (argv: readonly string[], options: RunOptions = {}) =>
      terminal.run(argv, { ...options, environment: { ...environment, ...options.environment } });
    const close = async () => {
      interrupt.abort('SIGTERM');
      expect((await server)?.exitCode).toBe(0);
    };
    return { terminal, run, close };
  },
};

function parsed<Name extends keyof typeof objectSchemas>(name: Name, ran: Ran) {
  expect(ran.stderr).toBe('');
  expect(ran.exitCode).toBe(0);
  const value: unknown = JSON.parse(ran.stdout);
  objectSchemas[name].parse(value);
  return value as (typeof objectSchemas)[Name]['_output'];
}

describe.each([embedded, overHttp])('the commands from end to end, $name', ({ open }) => {
  let terminal: TestTerminal;
  let run: TestTerminal['run'];
  let close: () => Promise<void>;
  let id = '';

  beforeAll(async () => {
    ({ terminal, run, close } = await open());
  });
  afterAll(() => close());

  it('base set shows what was read and keeps the earlier one', async () => {
    const set = await run(['base', 'set', nurse]);
    expect(set).toMatchObject({ exitCode: 0 });
    expect(set.stdout).toContain('read\tname\tDanielle Okafor\n');
    await run(['base', 'set', engineer]);
    const now = parsed('BaseResume', await run(['base', 'show', '--json']));
    const previous = parsed('BaseResume', await run(['base', 'show', '--previous', '--json']));
    expect(now.resume_data.basics.name).toBe('Marisol Quintero');
    expect(previous.resume_data.basics.name).toBe('Danielle Okafor');
  });

  it('base export returns the stored resume unchanged', async () => {
    const exported = await run(['base', 'export']);
    expect(JSON.parse(exported.stdout)).toMatchObject(JSON.parse(readFileSync(engineer, 'utf8')));
  });

  it('score is free and stores nothing', async () => {
    const ofBase = parsed('Score', await run(['score', nursePosting, '--json']));
    const ofFile = parsed('Score', await run(['score', nursePosting, '--resume', nurse, '--json']));
    expect(ofFile.ats_score).toBeGreaterThan(ofBase.ats_score);
    expect(parsed('ResumeList', await run(['list', '--json'])).data).toEqual([]);
    expect(parsed('Usage', await run(['usage', '--json'])).credits_used).toBe(0);
  });

  it('generate leaves a PDF of one person and ends with its id, score and credits', async () => {
    const ran = await run(['generate', backendPosting, '--pdf']);
    expect(ran.exitCode).toBe(0);
    const rows = new Map(ran.stdout.split('\n').map((line) => line.split('\t') as [string, string]));
    const file = path.join(terminal.folder, String(rows.get('file')));
    expect(path.basename(file)).toBe('marisol-quintero-copperfield-logistics-backend-engineer.pdf');
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    id = String(rows.get('id'));
    expect(Number(rows.get('ats_score'))).toBeGreaterThanOrEqual(Number(rows.get('score_before')));
    expect(rows.get('credits_remaining')).toBe('9998');
    expect(ran.stderr).toContain(`resume-tailor explain ${id}`);
  });

  it('get gives the object, every document and the PDF', async () => {
    const resume = parsed('Resume', await run(['get', id, '--json']));
    expect(parsed('Resume', await run(['get', 'latest', '--json']))).toMatchObject({ id });
    const json = await run(['get', id, '--format', 'json']);
    expect(JSON.parse(json.stdout)).toEqual(resume.resume_data);
    for (const format of ['yaml', 'markdown', 'text', 'jsonresume', 'reactive-resume', 'pdf']) {
      const ran = await run(['get', id, '--format', format]);
      expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
      expect(ran.stdout).toContain(format === 'pdf' ? '%PDF-' : 'Marisol Quintero');
    }
  });

  it('explain gives the report, as an object and in rows', async () => {
    const report = parsed('Report', await run(['explain', id, '--json']));
    const rows = (await run(['explain', id])).stdout.split('\n').map((line) => line.split('\t'));
    const changes = rows.filter(([kind]) => kind === 'change');
    expect(changes.map(([, change]) => change)).toEqual(report.changes.map((change) => change.id));
    const { before, after, ceiling } = report.score;
    expect(rows[0]).toEqual(['score', ...[before, after, ceiling].map(String)]);
  });

  it('revert undoes one change and charges nothing', async () => {
    const before = parsed('Report', await run(['explain', id, '--json']));
    const [change] = before.changes;
    parsed('Resume', await run(['revert', id, String(change?.id), '--json']));
    const after = parsed('Report', await run(['explain', id, '--json']));
    expect(after.changes.map((one) => one.id)).not.toContain(change?.id);
    expect(parsed('Usage', await run(['usage', '--json'])).credits_used).toBe(2);
  });

  it('pdf writes a named file, a free name, standard output, or prints the link', async () => {
    expect(await run(['pdf', id, '-o', 'cv.pdf'])).toMatchObject({ exitCode: 0, stdout: 'cv.pdf\n' });
    expect((await run(['pdf', id, '-o', 'cv.pdf'])).exitCode).toBe(2);
    expect((await run(['pdf', id, '-o', 'cv.pdf', '--force'])).exitCode).toBe(0);
    expect(await run(['pdf', id, '-o', 'cv.docx'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('must end in .pdf'),
    });
    expect((await run(['pdf', id])).stdout).toMatch(/-2\.pdf\n$/);
    expect((await run(['pdf', id, '-o', '-'])).stdout).toContain('%PDF-');
    expect((await run(['pdf', id, '--url'])).stdout).toMatch(/^(file|http):/);
    const leftovers = readdirSync(terminal.folder).filter((name) => name.startsWith('.'));
    expect(leftovers).toEqual([]);
  });

  it('keys are created, listed without their secret, and revoked', async () => {
    const created = parsed(
      'CreatedApiKey',
      await run(['keys', 'create', '--name', 'phone', '--test', '--json']),
    );
    expect(created.secret).toMatch(/^key_test_/);
    const listed = await run(['keys', 'list', '--json']);
    expect(parsed('DashboardKeyList', listed).data.map((key) => key.id)).toContain(created.id);
    expect(listed.stdout).not.toContain(created.secret);
    expect((await run(['keys', 'revoke', created.id])).exitCode).toBe(2);
    parsed('DeletedApiKey', await run(['keys', 'revoke', created.id, '--yes', '--json']));
    const environment = { RESUME_TAILOR_API_KEY: created.secret };
    expect((await run(['usage'], { environment })).exitCode).toBe(4);
  });

  it('delete needs --yes without a terminal, and is permanent', async () => {
    expect(await run(['delete', id])).toMatchObject({ exitCode: 2, stdout: '' });
    expect((await run(['get', id])).exitCode).toBe(0);
    const deleted = await run(['delete', id, '--yes', '--json']);
    expect(JSON.parse(deleted.stdout)).toEqual({ object: 'resume.deleted', id, deleted: true });
    expect((await run(['get', id])).exitCode).toBe(3);
    expect(existsSync(path.join(terminal.home, 'files', `${id}.pdf`))).toBe(false);
  });

  it('base clear leaves nothing to tailor from, and generate says what to do', async () => {
    expect((await run(['base', 'clear'])).exitCode).toBe(2);
    expect((await run(['base', 'clear', '--yes'])).exitCode).toBe(0);
    const ran = await run(['generate', backendPosting]);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('resume-tailor base set FILE');
  });
});
