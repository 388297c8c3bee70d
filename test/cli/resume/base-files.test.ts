import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordDocument } from '../../documents/support/word-document.ts';
import { projectRoot } from '../../support/project-root.ts';
import { backendPosting } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const file = (name: string) => path.join(terminal.folder, name);

beforeAll(() => {
  const fixture = path.join(projectRoot, 'test/fixtures/documents/chromium-two-columns.pdf');
  copyFileSync(fixture, file('anna.pdf'));
  const document = wordDocument([
    { text: 'Karl Brandt', style: 'Title' },
    { text: 'karl@example.de' },
    { text: 'Brewer' },
    { text: 'Driving since 1999' },
    { text: 'Patents', style: 'Heading1' },
    { text: 'A better spoon' },
    { text: 'Skills', style: 'Heading1' },
    { text: 'Kafka, TypeScript' },
  ]);
  writeFileSync(file('karl.docx'), document);
  writeFileSync(file('cut.pdf'), '%PDF-1.7 and no more');
  writeFileSync(
    file('profile.txt'),
    [
      'Profile of Ida Moss\nida@example.com\n+43 1 5555 0100\nLinz',
      'Experience',
      'Baker, Acme Bakery, 2019 - 2022\n- Baked bread for 400 guests\n- Trained two apprentices',
      'Cook, Delta Inn, 2015 - 2019\n- Cooked lunch for 80 guests',
      'Education',
      'BA Food Science, Linz University, 2012 - 2015',
      'Skills',
      'Bread, pastry, stock control\n',
    ].join('\n\n'),
  );
  writeFileSync(file('nobody.md'), '# Resume\n\n## Skills\n\nForklift driving, Stocktaking\n');
});

async function stored() {
  return JSON.parse((await terminal.run(['base', 'show', '--json'])).stdout);
}

it.each([
  ['b.pdf', 'b.pdf is not a readable PDF'],
  ['a.xyz', 'a.xyz has an unsupported format; use .pdf'],
])('base set of %s says that it cannot be read', async (name, message) => {
  const terminal = createTestTerminal();
  writeFileSync(path.join(terminal.folder, name), 'no resume');
  const ran = await terminal.run(['base', 'set', name]);
  expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
  expect(ran.stderr).toContain(`Error: ${message}`);
});

describe('base set of a file', () => {
  it('shows what was read from a PDF, and keeps its source', async () => {
    const set = await terminal.run(['base', 'set', 'anna.pdf']);
    expect(set).toMatchObject({ exitCode: 0 });
    expect(set.stdout).toContain('read\texperience\t2 jobs, 4 bullets\n');
    expect(await stored()).toMatchObject({
      source_format: 'pdf',
      resume_data: { basics: { name: 'Anna Kowalska' } },
    });
  });

  it('lists the lines of a Word document that it did not understand', async () => {
    const set = await terminal.run(['base', 'set', 'karl.docx']);
    expect(set.stdout).toContain('read\tcustom\t"Patents", a custom section: 1 entry\n');
    expect(set.stdout).toMatch(
      /^unplaced\tline 4\t.*was not understood and is not in the stored resume; please add it: "Driving since 1999"$/m,
    );
    expect(await stored()).toMatchObject({ source_format: 'docx' });
  });

  it('fails for a broken file with exit 2, names it, and keeps the stored base', async () => {
    const before = await stored();
    const set = await terminal.run(['base', 'set', 'cut.pdf']);
    expect(set).toMatchObject({ exitCode: 2, stdout: '' });
    expect(set.stderr).toContain('cut.pdf cannot be read as a PDF');
    expect(await stored()).toEqual(before);
  });

  it('generate reports the same error for its file', async () => {
    const target = ['--company', 'Acme', '--position', 'Engineer', '--resume', 'karl.docx'];
    const made = await terminal.run(['generate', backendPosting, ...target]);
    expect(made).toMatchObject({ exitCode: 0 });
    expect(made.stderr).toMatch(
      /karl\.docx: line 4: .*was not understood and is not in the stored resume; please add it: "Driving since 1999"/,
    );
  });
});

describe('base set of a resume without a name', () => {
  it('fails with exit 2 without a terminal, and says how to give the name', async () => {
    const set = await terminal.run(['base', 'set', 'nobody.md']);
    expect(set).toMatchObject({ exitCode: 2, stdout: '' });
    expect(set.stderr).toContain('nobody.md: no name found');
    expect(set.stderr).toContain('resume-tailor base set FILE --name NAME');
  });

  it('uses the given name', async () => {
    const set = await terminal.run(['base', 'set', 'nobody.md', '--name', 'Ida Moss']);
    expect(set).toMatchObject({ exitCode: 0 });
    expect(set.stdout).toMatch(/^read\tname\tIda Moss$/m);
    expect(await stored()).toMatchObject({ resume_data: { basics: { name: 'Ida Moss' } } });
  });

  it('questions the name in the file, but not a given name', async () => {
    const doubt = '"Profile of Ida Moss" may not be your name';
    const set = ['base', 'set', 'profile.txt'];
    expect((await terminal.run(set)).stdout).toContain(doubt);
    expect((await terminal.run([...set, '--name', 'Ida Moss'])).stdout).not.toContain(doubt);
  });

  it('asks on a terminal', async () => {
    const answers = [
      ['Whose resume is it?', 'Ida Moss-Lund\r'],
      ['Is this your resume?', '\r'],
    ] as const;
    const options = { watched: true, columns: 80, environment: { CI: '' }, answers };
    expect(await terminal.run(['base', 'set', 'nobody.md'], options)).toMatchObject({ exitCode: 0 });
    expect(await stored()).toMatchObject({ resume_data: { basics: { name: 'Ida Moss-Lund' } } });
  });
});

it('a text on standard input is read as plain text', async () => {
  const stdin = 'Ana Gil\nana@example.com\n\nSkills\n\nExcel, Word\n';
  const set = await terminal.run(['base', 'set', '-'], { stdin });
  expect(set).toMatchObject({ exitCode: 0 });
  expect(await stored()).toMatchObject({
    source_format: 'text',
    resume_data: { basics: { name: 'Ana Gil' } },
  });
});

it('on a terminal, base set shows what was read as a page, and what is missing', async () => {
  const { stdout } = await terminal.run(['base', 'set', 'karl.docx', '--no-color'], { columns: 80 });
  expect(stdout).toMatch(/^ {2}Name {6}Karl Brandt$/m);
  expect(stdout).toMatch(/^ {2}Contact {3}karl@example\.de$/m);
  expect(stdout).toMatch(/^ {2}Jobs {6}\(none\)$/m);
  expect(stdout).toMatch(/^ {2}Skills {4}Kafka, TypeScript$/m);
  expect(stdout).toMatch(/^ {2}Also {6}Patents \(1\)$/m);
});
