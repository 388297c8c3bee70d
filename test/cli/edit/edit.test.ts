import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { editorOf } from '../../../src/cli/terminal/editor.ts';
import { Resume } from '../../../src/contract/objects.ts';
import { Report } from '../../../src/contract/report.ts';
import { backendPosting, engineer } from '../fixtures.ts';
import { preparedTerminals, type TestTerminal } from '../memory-io.ts';

let terminal: TestTerminal;

const terminalWithResume = preparedTerminals(async ({ run }) => {
  expect((await run(['generate', backendPosting, '--resume', engineer])).exitCode).toBe(0);
});

beforeEach(async () => {
  terminal = await terminalWithResume();
});

/** An editor that makes one change to the file and records its path. */
function editor(change: string, first = ''): Readonly<Record<string, string>> {
  const script = path.join(terminal.folder, 'editor.mjs');
  writeFileSync(
    script,
    `import { readFileSync, writeFileSync } from 'node:fs';
     ${first}
     const file = process.argv.at(-1);
     writeFileSync(${JSON.stringify(path.join(terminal.folder, 'edited'))}, file);
     const text = readFileSync(file, 'utf8');
     writeFileSync(file, (${change})(text));`,
  );
  return { EDITOR: `'${process.execPath}' '${script}' --wait`, CI: '' };
}

const editedFile = () => readFileSync(path.join(terminal.folder, 'edited'), 'utf8');
const interactive = (environment: Readonly<Record<string, string>>) => ({
  environment,
  watched: true,
  columns: 80,
});

async function latestId(): Promise<string> {
  return JSON.parse((await terminal.run(['get', 'latest', '--json'])).stdout).id;
}

async function headline(): Promise<string> {
  return Resume.parse(JSON.parse((await terminal.run(['get', 'latest', '--json'])).stdout)).resume_data.basics
    .headline;
}

describe('edit', () => {
  it.each(['yaml', 'json'])('stores the change made in the editor (%s) as a user edit', async (format) => {
    const change = String.raw`(text) => text.replace(/(headline"?: ).*?(,?)\n/, '$1"Gardener"$2\n')`;
    const environment = editor(change);
    const ran = await terminal.run(['edit', 'latest', '--format', format], interactive(environment));
    expect(ran.stderr).toContain('resume-tailor explain res_');
    expect(ran.exitCode).toBe(0);
    expect(await headline()).toBe('Gardener');
    const report = Report.parse(JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout));
    expect(report.changes.filter(({ op }) => op === 'edit').map(({ after }) => after)).toEqual(['Gardener']);
    expect(existsSync(editedFile())).toBe(false);
  });

  it('says that nothing was changed', async () => {
    const change = "(text) => '<!-- read -->\\n' + text";
    const ran = await terminal.run(['edit', 'latest'], interactive(editor(change)));
    expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('no changes') });
  });

  it.each([
    ['not YAML', "() => 'basics: ['"],
    ['not a document', "() => 'only words'"],
    ['not a resume', "(text) => text.replace('basics:', 'basic:')"],
  ])('keeps a text that is %s, and says how to continue', async (_what, change) => {
    const before = await headline();
    const ran = await terminal.run(['edit', 'latest', '--format', 'yaml'], interactive(editor(change)));
    expect(ran.exitCode).toBe(2);
    const [, next = ''] = /resume-tailor (edit res_\S+ --file \S+)/.exec(ran.stderr) ?? [];
    const file = next.split(' ').at(-1) ?? '';
    expect(file).toBe(editedFile());
    expect(await headline()).toBe(before);
    const document = await terminal.run(['get', 'latest', '--format', 'yaml']);
    writeFileSync(file, document.stdout.replace(/headline: .*/, 'headline: Mended'));
    expect((await terminal.run(next.split(' '))).exitCode).toBe(0);
    expect(await headline()).toBe('Mended');
  });

  it('refuses a JSON Resume and says where to start', async () => {
    const ran = await terminal.run(['edit', 'latest', '--file', engineer]);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('is not a resume document (it needs basics and sections)');
  });

  it('stores nothing if the editor fails, and leaves no file behind', async () => {
    const before = await headline();
    const ran = await terminal.run(['edit', 'latest'], interactive({ EDITOR: 'false', CI: '' }));
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('the editor "false" ended with 1');
    expect(ran.stderr).not.toContain('--file');
    expect(await headline()).toBe(before);
    const file = `${await latestId()}.md`;
    const left = readdirSync(tmpdir()).filter((folder) => existsSync(path.join(tmpdir(), folder, file)));
    expect(left).toEqual([]);
  });

  it('keeps the text if the editor fails after saving', async () => {
    const { EDITOR } = editor("(text) => text + '# mine'");
    const environment = { EDITOR: `fails() { ${EDITOR} "$@"; return 3; }; fails`, CI: '' };
    const ran = await terminal.run(['edit', 'latest'], interactive(environment));
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain(`--file ${editedFile()}`);
    expect(readFileSync(editedFile(), 'utf8')).toContain('# mine');
  });

  it('keeps nothing if the editor deletes the file, and mentions no kept text', async () => {
    const { EDITOR } = editor('(text) => text');
    const environment = { EDITOR: `deletes() { ${EDITOR} "$@"; rm "$1"; }; deletes`, CI: '' };
    const ran = await terminal.run(['edit', 'latest'], interactive(environment));
    expect(ran).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('does not exist') });
    expect(ran.stderr).not.toContain('--file');
    expect(existsSync(path.dirname(editedFile()))).toBe(false);
  });

  it('keeps the text and the exit code if the server cannot be reached', async () => {
    const interrupt = new AbortController();
    let server: Promise<unknown> | undefined;
    const firstLine = await new Promise<string>((onStdout) => {
      server = terminal.run(['serve', '--port', '0', '--json'], { interrupt, onStdout });
    });
    // Stopped by the editor, so the server is gone when the text is sent.
    const stopper = createServer(async (_request, response) => {
      interrupt.abort('SIGTERM');
      await server;
      response.end();
    });
    await new Promise<void>((resolve) => stopper.listen(0, '127.0.0.1', resolve));
    const stop = `await fetch('http://127.0.0.1:${(stopper.address() as AddressInfo).port}');`;
    const environment = {
      ...editor("(text) => text.replace(/^Headline: .*/m, 'Headline: Gardener')", stop),
      RESUME_TAILOR_BASE_URL: JSON.parse(firstLine).url,
      RESUME_TAILOR_API_KEY: readFileSync(path.join(terminal.home, 'owner.key'), 'utf8').trim(),
    };
    const ran = await terminal.run(['edit', 'latest', '--quiet'], interactive(environment));
    stopper.closeAllConnections();
    stopper.close();
    expect(ran.exitCode).toBe(7);
    expect(ran.stderr).toContain('Cannot reach');
    expect(ran.stderr).not.toContain('..');
    expect(ran.stderr).toContain(`--file ${editedFile()}`);
  });

  describe('while the resume is changed elsewhere', () => {
    /** Changes the headline in an editor after another command has changed the resume. */
    async function editWhile(from: RegExp, to: string) {
      const other = path.join(terminal.folder, 'other.yaml');
      const { stdout } = await terminal.run(['get', 'latest', '--format', 'yaml']);
      writeFileSync(other, stdout.replace(from, to));
      const server = createServer(async (_request, response) => {
        await terminal.run(['edit', 'latest', '--file', other]);
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const meanwhile = `await fetch('http://127.0.0.1:${(server.address() as AddressInfo).port}');`;
      const change = "(text) => text.replace(/^Headline: .*/m, 'Headline: Gardener')";
      const ran = await terminal.run(['edit', 'latest'], interactive(editor(change, meanwhile)));
      server.closeAllConnections();
      server.close();
      return ran;
    }

    it('at the same place stores nothing and keeps the text', async () => {
      const ran = await editWhile(/headline: .*/, 'headline: Florist');
      expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
      expect(ran.stderr.replaceAll(/\s+/g, ' ')).toContain(
        'was also changed elsewhere while your editor was open',
      );
      expect(readFileSync(editedFile(), 'utf8')).toContain('Headline: Gardener');
      expect(await headline()).toBe('Florist');
    });

    it('at another place stores both', async () => {
      expect(await editWhile(/phone: .*/, "phone: '555 0101'")).toMatchObject({ exitCode: 0 });
      const { resume_data } = JSON.parse((await terminal.run(['get', 'latest', '--json'])).stdout);
      expect(resume_data.basics).toMatchObject({ headline: 'Gardener', phone: '555 0101' });
    });
  });

  it.each([[[]], [['--no-input']]])(
    'without a terminal, or with %j, names the flag for scripts',
    async (more) => {
      const ran = await terminal.run(['edit', 'latest', ...more]);
      expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
      expect(ran.stderr).toContain('--file FILE');
    },
  );
});

describe('the editor', () => {
  it.each([
    [{ VISUAL: 'code --wait', EDITOR: 'nano' }, 'linux', 'code --wait'],
    [{ EDITOR: 'nano' }, 'linux', 'nano'],
    [{ EDITOR: '' }, 'linux', 'vi'],
    [{}, 'win32', 'notepad'],
  ] as const)('of %j on %s is %s', (environment, platform, expected) => {
    expect(editorOf({ environment, platform })).toBe(expected);
  });
});
