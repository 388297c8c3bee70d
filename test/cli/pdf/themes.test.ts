import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookOptionNames } from '../../../src/contract/look.ts';
import { readPdfText } from '../../../src/rendering/proof/pdf/read-pdf-text.ts';
import { projectRoot } from '../../support/project-root.ts';
import { engineer } from '../fixtures.ts';
import { createTestTerminal, preparedTerminals, type TestTerminal } from '../memory-io.ts';

const posting = 'We are looking for an engineer who knows Python, SQL and Docker very well.';
const generate = ['generate', '--job-text', posting, '-c', 'Acme', '-p', 'Engineer'];

const withBase = preparedTerminals((terminal) => terminal.run(['base', 'set', engineer]));

const withResume = preparedTerminals(async (terminal) => {
  await terminal.run(['base', 'set', engineer]);
  await terminal.run(generate);
});

const withOwnTheme = preparedTerminals(async (terminal) => {
  await terminal.run(['base', 'set', engineer]);
  await terminal.run(generate);
  await terminal.run(['themes', 'new', 'mine']);
});

const ownTheme = ({ home }: TestTerminal) => path.join(home, 'themes', 'mine');

describe('themes', () => {
  it('lists each with its look and an existing picture', async () => {
    const terminal = createTestTerminal();
    const { stdout } = await terminal.run(['themes', '--json']);
    const { object, data } = JSON.parse(stdout);
    expect(object).toBe('list');
    expect(data.map((theme: { name: string }) => theme.name)).toEqual(
      expect.arrayContaining(['ats', 'classic', 'compact']),
    );
    for (const { thumbnail } of data) expect(existsSync(thumbnail)).toBe(true);
    expect((await terminal.run(['themes'])).stdout).toMatch(
      new RegExp(`^classic\t.*serif.*\t${lookOptionNames.join(', ')}\t/.*thumbnail.png$`, 'm'),
    );
  });

  it('an unknown theme is an error with the most similar name, before anything is made or charged', async () => {
    const terminal = await withBase();
    const wrong = await terminal.run([...generate, '--pdf', '--theme', 'clasic']);
    expect(wrong).toMatchObject({ exitCode: 2, stdout: '' });
    expect(wrong.stderr).toContain('there is no theme "clasic" (did you mean classic?)');
    expect(JSON.parse((await terminal.run(['usage', '--json'])).stdout)).toMatchObject({ credits_used: 0 });
    const right = await terminal.run([...generate, '--pdf', 'one.pdf', '--theme', 'classic']);
    expect(right).toMatchObject({ exitCode: 0 });
    expect((await terminal.run(['pdf', 'latest', '--theme', 'atss'])).stderr).toContain('did you mean ats?');
  });
});

describe('the theme of a PDF', () => {
  it('is kept with the resume, and named with each PDF', async () => {
    const terminal = await withResume();
    const said = async (...words: string[]) => (await terminal.run(words)).stderr.replace(/\s+/g, ' ');
    expect(await said('pdf', 'latest', '-o', 'a.pdf', '--theme', 'sidebar')).toContain('Theme: sidebar ');
    const kept = 'Theme: sidebar, kept with this resume (--theme NAME sets another)';
    expect(await said('pdf', 'latest', '-o', 'b.pdf')).toContain(kept);
    expect(await said('pdf', 'latest', '--url', '--no-check')).toContain(kept);
    expect(await said('pdf', 'latest', '-o', 'c.pdf', '--quiet')).toBe('');
    const help = (await terminal.run(['pdf', '--help'])).stdout.replace(/\s+/g, ' ');
    expect(help).toContain('Theme and look are kept with the resume');
  });
});

describe('a theme of your own', () => {
  it('is written, checked and then used, and checked again after a change', async () => {
    const terminal = await withResume();
    const folder = ownTheme(terminal);
    const { stdout, stderr } = await terminal.run(['themes', 'new', 'mine']);
    expect(stdout).toBe(`${folder}\n`);
    expect(stderr).toContain(`themes check ${folder}`);
    const pdf = ['pdf', 'latest', '--theme', 'mine', '-o'];
    expect((await terminal.run([...pdf, 'early.pdf'])).stderr).toContain(
      'was never checked or has changed since',
    );

    const checked = await terminal.run(['themes', 'check', folder, '--json']);
    const { ok, resumes } = JSON.parse(checked.stdout);
    expect(resumes.filter((one: { problems: readonly string[] }) => one.problems.length > 0)).toEqual([]);
    expect(resumes).toHaveLength(12);
    expect([ok, checked.exitCode]).toEqual([true, 0]);
    expect(await terminal.run([...pdf, 'mine.pdf'])).toMatchObject({ exitCode: 0 });
    expect((await terminal.run(['themes'])).stdout).toMatch(/^mine\t/m);

    const file = path.join(folder, 'mine.typ');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace('upper(title)', '[Section]'));
    expect((await terminal.run([...pdf, 'late.pdf'])).stderr).toContain('run resume-tailor themes check');
    writeFileSync(file, source);
    expect(await terminal.run([...pdf, 'as-checked.pdf'])).toMatchObject({ exitCode: 0 });
  });

  it('that is missing does not prevent changes of its resumes, and the next step is shown', async () => {
    const terminal = await withOwnTheme();
    await terminal.run(['themes', 'check', ownTheme(terminal)]);
    expect(await terminal.run(['pdf', 'latest', '--theme', 'mine', '-o', 'own.pdf'])).toMatchObject({
      exitCode: 0,
    });
    renameSync(ownTheme(terminal), `${ownTheme(terminal)}-away`);

    const edited = path.join(terminal.folder, 'edited.json');
    const { resume_data } = JSON.parse((await terminal.run(['get', 'latest', '--json'])).stdout);
    resume_data.basics.headline = 'Chief of Everything';
    writeFileSync(edited, JSON.stringify(resume_data));
    const changed = await terminal.run(['edit', 'latest', '--file', edited]);
    expect(changed).toMatchObject({ exitCode: 0 });
    const said = changed.stderr.replace(/\s+/g, ' ');
    expect(said).toMatch(/could not be made again: There is no theme "mine" \(known: ats/);
    expect(said).toContain('`resume-tailor pdf`, with `--theme` for another theme');
    expect((await terminal.run(['explain', 'latest'])).stdout).toMatch(/^warning\tpdf_due\t/m);
    expect((await terminal.run(['pdf', 'latest', '-o', 'e.pdf'])).stderr).toContain(
      'there is no theme "mine"',
    );

    expect(await terminal.run(['pdf', 'latest', '--theme', 'ats', '-o', 'e.pdf'])).toMatchObject({
      exitCode: 0,
    });
    const pages = readPdfText(readFileSync(path.join(terminal.folder, 'e.pdf'))).pages.flat();
    expect(pages.map(({ text }) => text).join(' ')).toContain('Chief of Everything');
    expect((await terminal.run(['explain', 'latest'])).stdout).not.toContain('pdf_due');
  });

  it('that reads a file fails the check with the reason, and cannot be used', async () => {
    const terminal = await withResume();
    await terminal.run(['themes', 'new', 'nosy']);
    const nosy = path.join(terminal.home, 'themes', 'nosy');
    writeFileSync(path.join(nosy, 'nosy.typ'), '#read("/etc/hostname")');
    const failed = await terminal.run(['themes', 'check', nosy]);
    expect(failed).toMatchObject({ exitCode: 1 });
    expect(failed.stdout).toMatch(/^wrong\tmany ways to be reached\t0\t.*nosy\.typ/m);
    expect((await terminal.run(['pdf', 'latest', '--theme', 'nosy', '-o', 'x.pdf'])).exitCode).toBe(2);
  });

  it('with a wrong theme.json is listed with the mistake, like the others', async () => {
    const terminal = createTestTerminal();
    await terminal.run(['themes', 'new', 'torn']);
    const file = path.join(terminal.home, 'themes', 'torn', 'theme.json');
    writeFileSync(file, '{"kind"');
    const { exitCode, stdout } = await terminal.run(['themes']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^ats\t/m);
    expect(stdout).toMatch(/^torn\t"torn" cannot be read: .*theme\.json is not JSON/m);
    const { data } = JSON.parse((await terminal.run(['themes', '--json'])).stdout);
    const find = (name: string) => data.find((theme: { name: string }) => theme.name === name);
    expect(find('torn')).toMatchObject({ options: [], unavailable: expect.stringContaining('is not JSON') });
    expect(find('ats')).toMatchObject({ unavailable: null });
  });

  it.each([
    ['Mine!', 'lower case letters'],
    ['ats', 'is a built-in theme'],
    ['parts', 'is a built-in theme'],
  ])('cannot be named %s', async (name, reason) => {
    const terminal = createTestTerminal();
    expect((await terminal.run(['themes', 'new', name])).stderr).toContain(reason);
  });
});

describe('the options of a look', () => {
  it('are flags and settings, kept with the resume; wrong ones are refused by name', async () => {
    const terminal = await withResume();
    const pdf = ['pdf', 'latest', '-o', 'look.pdf', '--force'];
    const sizes = async (...flags: string[]) => {
      expect(await terminal.run([...pdf, ...flags])).toMatchObject({ exitCode: 0 });
      return readPdfText(readFileSync(path.join(terminal.folder, 'look.pdf')))
        .pages.flat()
        .map(({ size }) => size);
    };
    const plain = await sizes('--theme', 'ats', '--font-size', '10');
    expect(plain).toContain(10);
    expect(await sizes('--font-size', '11.5')).toContain(11.5);
    expect(await sizes()).toContain(11.5);
    await terminal.run(['config', 'set', 'font_size', '9']);
    expect(await sizes()).toContain(9);
    expect((await terminal.run(['config', 'list'])).stdout).toMatch(/^font_size\t9\tconfig/m);
    await terminal.run(['config', 'set', 'font_size', '--unset']);
    expect((await terminal.run([...pdf, '--accent', 'teal'])).stderr).toContain(
      'a color of six hexadecimal digits',
    );
    expect((await terminal.run(['config', 'set', 'density', 'airy'])).stderr).toContain(
      'density must be one of',
    );
  });
});

describe('--font-dir', () => {
  it('names a folder of fonts, and one without any is an error before anything is made', async () => {
    const terminal = await withResume();
    const fonts = path.join(projectRoot, 'fonts');
    expect(await terminal.run(['pdf', 'latest', '--font-dir', fonts, '-o', 'two.pdf'])).toMatchObject({
      exitCode: 0,
    });
    const missing = await terminal.run(['pdf', 'latest', '--font-dir', 'nowhere']);
    expect(missing).toMatchObject({ exitCode: 2, stdout: '' });
    expect(missing.stderr).toMatch(/--font-dir: \/.*nowhere does not exist/);
    const empty = await terminal.run(['pdf', 'latest', '--font-dir', terminal.home]);
    expect(empty.stderr).toContain('holds no fonts (.ttf, .otf, .ttc)');
  });

  it('is refused for PDFs of a server', async () => {
    const terminal = createTestTerminal();
    const argv = ['pdf', 'latest', '--font-dir', '.', '--base-url', 'http://127.0.0.1:1/api/v1'];
    const refused = await terminal.run(argv);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('fonts.folder in server.yaml');
  });
});
