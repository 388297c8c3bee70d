import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const bytesOf = (name: string) => readFileSync(path.join(terminal.folder, name));

/** The first bytes of a file, by its ending. */
const beginnings = [
  ['docx', 'PK'],
  ['pdf', '%PDF-'],
  ['html', '<!doctype html>'],
  ['md', '# Marisol Quintero'],
  ['txt', 'Marisol Quintero'],
  ['yaml', 'basics:'],
  ['json', '{'],
] as const;

beforeAll(async () => {
  const made = await terminal.run(['generate', backendPosting, '--resume', engineer, '-o', 'made.docx']);
  expect(made).toMatchObject({ exitCode: 0 });
});

describe('--format accepts the ending of a file', () => {
  it.each([
    ['md', 'markdown'],
    ['.TXT', 'text'],
    ['yml', 'yaml'],
    ['htm', 'html'],
  ])('%s means %s, in every command that takes a format', async (ending, name) => {
    const [short, long] = await Promise.all(
      [ending, name].map((format) => terminal.run(['base', 'export', '--format', format])),
    );
    expect(short).toEqual(long);
    expect(long?.exitCode).toBe(0);
    const got = await terminal.run(['get', 'latest', '--format', ending]);
    expect(got).toEqual(await terminal.run(['get', 'latest', '--format', name]));
  });

  it.each(['pages', 'constructor', ''])('but no other word: %j', async (word) => {
    const ran = await createTestTerminal().run(['get', 'latest', '--format', word]);
    expect(ran).toMatchObject({ exitCode: 2 });
    expect(ran.stderr).toContain(`not "${word}"`);
  });
});

describe('a document is written in the format of its ending', () => {
  it.each(beginnings)('get -o cv.%s', async (ending, beginning) => {
    expect(await terminal.run(['get', 'latest', '-o', `cv.${ending}`])).toMatchObject({
      exitCode: 0,
      stdout: `cv.${ending}\n`,
    });
    expect(bytesOf(`cv.${ending}`).toString('latin1').slice(0, beginning.length)).toBe(beginning);
  });

  it.each(beginnings)('base export -o base.%s', async (ending, beginning) => {
    expect(await terminal.run(['base', 'export', '-o', `base.${ending}`])).toMatchObject({ exitCode: 0 });
    expect(bytesOf(`base.${ending}`).toString('latin1').slice(0, beginning.length)).toBe(beginning);
  });

  it('generate -o writes the same Word file as get', async () => {
    await terminal.run(['get', 'latest', '-o', 'again.docx']);
    expect(bytesOf('again.docx').equals(bytesOf('made.docx'))).toBe(true);
  });

  it('base export of a .json is JSON Resume with the stored text', async () => {
    await terminal.run(['base', 'export', '-o', 'put.json']);
    expect(JSON.parse(bytesOf('put.json').toString())).toMatchObject(
      JSON.parse(readFileSync(engineer, 'utf8')),
    );
  });
  it('base export writes a file for RenderCV that base set can read', async () => {
    const before = JSON.parse((await terminal.run(['base', 'show', '--json'])).stdout);
    await terminal.run(['base', 'export', '--format', 'rendercv', '-o', 'rendercv.yaml']);
    expect(bytesOf('rendercv.yaml').toString()).toMatch(/^cv:\n {2}name: Marisol Quintero\n/);
    expect(await terminal.run(['base', 'set', 'rendercv.yaml'])).toMatchObject({ exitCode: 0 });
    const after = JSON.parse((await terminal.run(['base', 'show', '--json'])).stdout);
    expect(after.source_format).toBe('rendercv');
    const jobs = (base: typeof before) =>
      base.resume_data.sections.experience.items.map(({ id: _, ...job }: Record<string, unknown>) => job);
    expect(jobs(after)).toEqual(jobs(before));
  });
});

describe.runIf(process.platform === 'linux')('an output that is no file', () => {
  it('is a link, whose target is replaced', async () => {
    writeFileSync(path.join(terminal.folder, 'target.md'), 'old');
    symlinkSync('target.md', path.join(terminal.folder, 'link.md'));
    expect(await terminal.run(['get', 'latest', '-o', 'link.md'])).toMatchObject({ exitCode: 2 });
    expect(await terminal.run(['get', 'latest', '-o', 'link.md', '--force'])).toMatchObject({ exitCode: 0 });
    expect(lstatSync(path.join(terminal.folder, 'link.md')).isSymbolicLink()).toBe(true);
    expect(bytesOf('target.md').toString()).toContain('# Marisol Quintero');
  });

  it('is a device or pipe, which stays one', async () => {
    symlinkSync('/dev/null', path.join(terminal.folder, 'null.md'));
    expect(await terminal.run(['get', 'latest', '-o', 'null.md', '--force'])).toMatchObject({ exitCode: 0 });
    expect(statSync(path.join(terminal.folder, 'null.md')).isCharacterDevice()).toBe(true);
  });
});

describe('with --json, a command that writes files names them', () => {
  it.each([
    ['generate', backendPosting, '--pdf', 'sent.pdf', '-o', 'sent.md'],
    ['get', 'latest', '-o', 'got.md'],
    ['pdf', 'latest', '-o', 'again.pdf'],
    ['explain', 'latest', '--html', 'why.html'],
    ['base', 'export', '-o', 'mine.md'],
  ])('%s %s %s %s', async (...argv) => {
    const { exitCode, stdout } = await terminal.run([...argv, '--json']);
    expect(exitCode).toBe(0);
    const { object, files } = JSON.parse(stdout);
    expect(object).toEqual(expect.any(String));
    expect(files).toEqual(argv.filter((word) => /^\w+\.(?:md|pdf|html)$/.test(word)));
    for (const file of files) expect(bytesOf(file).length).toBeGreaterThan(0);
  });

  it('get -o - writes the document to standard output, as Markdown or in the --format', async () => {
    const { stdout, exitCode } = await terminal.run(['get', 'latest', '-o', '-']);
    expect(exitCode).toBe(0);
    expect(stdout).toBe((await terminal.run(['get', 'latest', '--format', 'markdown'])).stdout);
    expect(stdout).toMatch(/^# /);
    const asJson = await terminal.run(['get', 'latest', '-o', '-', '--format', 'json']);
    expect(JSON.parse(asJson.stdout)).toHaveProperty('basics');
  });

  it('also a name that it chose itself', async () => {
    const { stdout } = await terminal.run(['pdf', 'latest', '--json']);
    const [file, ...others] = JSON.parse(stdout).files;
    expect(others).toEqual([]);
    expect(bytesOf(file).toString('latin1').slice(0, 5)).toBe('%PDF-');
  });
});

describe('a document that cannot be written is refused before any work', () => {
  it.each([
    [['get', 'latest', '--format', 'docx'], 'a DOCX file cannot be shown in a terminal; add -o FILE'],
    [['base', 'export', '--format', 'pdf'], 'a PDF file cannot be shown in a terminal; add -o FILE'],
  ])('%j on a terminal', async (argv, message) => {
    const ran = await terminal.run(argv, { columns: 80 });
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(message);
  });

  it.each([
    [['get', 'latest', '-o', 'cv.odt'], 'end it in .json, .yaml, .md, .txt, .html, .docx or .pdf'],
    [['base', 'export', '-o', 'made.docx'], 'made.docx exists; add --force to replace it'],
  ])('%j', async (argv, message) => {
    const ran = await terminal.run(argv);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(message);
  });

  it('a PDF of the base with an unknown theme lists the known ones', async () => {
    // The theme existed when it was set.
    await terminal.run(['config', 'set', 'theme', 'bold']);
    const configFile = path.join(terminal.home, 'config.json');
    writeFileSync(configFile, readFileSync(configFile, 'utf8').replace('"bold"', '"gothic"'));
    const ran = await terminal.run(['base', 'export', '-o', 'gothic.pdf']);
    await terminal.run(['config', 'set', 'theme', '--unset']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('there is no theme "gothic"; available: ats');
  });

  it('its bytes go to a pipe unchanged', async () => {
    const ran = await terminal.run(['get', 'latest', '--format', 'docx']);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout.slice(0, 2)).toBe('PK');
  });
});

describe('a command that is run again makes no copy of its PDF', () => {
  it.each([
    ['generate', backendPosting, '--idempotency-key', 'once', '--pdf'],
    ['pdf', 'latest'],
  ])('%s', async (...argv) => {
    const again = createTestTerminal();
    await again.run(['generate', backendPosting, '--resume', engineer]);
    const first = await again.run([...argv, '--json']);
    const [file] = JSON.parse(first.stdout).files;
    expect(JSON.parse((await again.run([...argv, '--json'])).stdout).files).toEqual([file]);
    const told = await again.run(argv);
    expect(told.stderr).toContain(`${file} was there with the same content, and is kept.`);
    expect(readdirSync(again.folder).filter((name) => name.endsWith('.pdf'))).toEqual([file]);
    writeFileSync(path.join(again.folder, file), 'my own');
    const { files } = JSON.parse((await again.run([...argv, '--json'])).stdout);
    expect(files).toEqual([file.replace('.pdf', '-2.pdf')]);
  });
});
