import { copyFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { beforeAll, describe, expect, it } from 'vitest';
import { zipEntries } from '../../../src/documents/archive/zip-entries.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const fileAt = (name: string) => path.join(terminal.folder, name);

const posting =
  'Line Cook\n\nWe look for a line cook.\n\nRequirements:\n- JavaScript and PostgreSQL\n- 3 years of experience as a cook\n';

beforeAll(async () => {
  writeFileSync(fileAt('cv.docx'), await Packer.toBuffer(ownDocument()));
  writeFileSync(fileAt('other.docx'), await Packer.toBuffer(documentOf([new Paragraph('Ken Ito')])));
  copyFileSync(
    new URL('../../fixtures/documents/chromium-one-column.pdf', import.meta.url),
    fileAt('cv.pdf'),
  );
  symlinkSync(fileAt('cv.docx'), fileAt('link.docx'));
  writeFileSync(fileAt('posting.txt'), posting);
  expect(await terminal.run(['base', 'set', 'cv.docx'])).toMatchObject({ exitCode: 0 });
  expect(await terminal.run(['generate', 'posting.txt', '--level', 'super'])).toMatchObject({ exitCode: 0 });
});

function ownDocument(): Document {
  const point = (...children: readonly TextRun[]) => new Paragraph({ bullet: { level: 0 }, children });
  return documentOf([
    new Paragraph({ heading: HeadingLevel.TITLE, text: 'Mara Quist' }),
    new Paragraph('mara@quist.example'),
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: 'Experience' }),
    new Paragraph('Software Engineer, Harbor Kitchen, Jan 2019 - Dec 2023'),
    point(
      new TextRun({ text: 'Was responsible for developing ', bold: true }),
      new TextRun({ text: 'Javascript', italics: true }),
      new TextRun(' services for 300 guests'),
    ),
    point(new TextRun('Moved all orders to PostgreSQL')),
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: 'Skills' }),
    new Paragraph('Postgres, Javascript, Excel'),
  ]);
}

function documentOf(children: readonly Paragraph[]): Document {
  return new Document({ sections: [{ children: [...children] }] });
}

async function bodyOf(name: string): Promise<string> {
  const entries = await zipEntries(readFileSync(fileAt(name)));
  const body = entries.find((entry) => entry.name === 'word/document.xml');
  return Buffer.from((await body?.bytes()) ?? []).toString();
}

describe('get --into writes the changes into a copy of the own file', () => {
  it('and says what was written', async () => {
    const got = await terminal.run(['get', 'latest', '--into', 'cv.docx', '-o', 'tailored.docx']);
    expect(got).toMatchObject({ exitCode: 0, stdout: 'tailored.docx\n' });
    expect(got.stderr).toMatch(/^Wrote \d+ of \d+ changes? to tailored\.docx\.\n/);
    const [before, after] = await Promise.all([bodyOf('cv.docx'), bodyOf('tailored.docx')]);
    expect(after).not.toBe(before);
    expect(after.replace(/>[^<]*</g, '><')).toBe(before.replace(/>[^<]*</g, '><'));
  });

  it('and with --json the same as data', async () => {
    const { stdout, exitCode } = await terminal.run([
      ...['get', 'latest', '--into', 'cv.docx', '-o', 'data.docx', '--json'],
    ]);
    expect(exitCode).toBe(0);
    const { changes } = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
    const { written, left, ...others } = JSON.parse(stdout);
    expect(others).toEqual({ id: expect.stringMatching(/^res_/), format: 'docx', files: ['data.docx'] });
    const ids = [...written, ...left.map(({ id }: { id: string }) => id)];
    expect(ids.toSorted()).toEqual(changes.map(({ id }: { id: string }) => id).toSorted());
  });

  it('but not those that were undone', async () => {
    const { written } = JSON.parse(
      (await terminal.run(['get', 'latest', '--into', 'cv.docx', '-o', 'first.docx', '--json'])).stdout,
    );
    expect(written.length).toBeGreaterThan(0);
    expect(await terminal.run(['revert', 'latest', ...written])).toMatchObject({ exitCode: 0 });
    const got = await terminal.run(['get', 'latest', '--into', 'cv.docx', '-o', 'undone.docx']);
    expect(got.exitCode).not.toBe(0);
    expect(existsSync(fileAt('undone.docx'))).toBe(false);
  });
});

it('get --into says which changes the file has already', async () => {
  const { id } = JSON.parse(
    (await terminal.run(['generate', 'posting.txt', '--level', 'super', '--json'])).stdout,
  );
  await terminal.run(['get', id, '--into', 'cv.docx', '-o', 'once.docx']);
  const again = await terminal.run(['get', id, '--into', 'once.docx', '-o', 'twice.docx']);
  expect(again.stderr).toContain('once.docx says so already');
  expect(existsSync(fileAt('twice.docx'))).toBe(false);
});

describe('get --into with changes that it cannot write', () => {
  const words =
    'Cooked soups for many guests. Baked bread for the town. Moved the orders to PostgreSQL. Grew herbs on the roof. Cleaned the ovens every week.';
  const resume = (skills: string, lines = '') =>
    `# Mara Quist\n\nmara@quist.example\n\n## Experience\n\nSoftware Engineer, Harbor Kitchen, Jan 2019 - Dec 2023\n\n- Was responsible for developing Javascript services for 300 guests\n${lines}\n## Skills\n\n${skills}\n`;

  async function tailored(file: string): Promise<string> {
    writeFileSync(fileAt('own.md'), file);
    expect(await terminal.run(['base', 'set', 'own.md', '--base', 'own'])).toMatchObject({ exitCode: 0 });
    const args = ['generate', 'posting.txt', '--base', 'own', '--level', 'super', '--new', '--json'];
    return JSON.parse((await terminal.run(args)).stdout).id;
  }

  it('names the words of each, and gives its whole text as data', async () => {
    const id = await tailored(resume('Excel (Pivot), Postgres and others, Javascript'));
    const got = await terminal.run(['get', id, '--into', 'own.md', '-o', 'words.md', '--force']);
    const { left } = JSON.parse(
      (await terminal.run(['get', id, '--into', 'own.md', '-o', 'words.md', '--force', '--json'])).stdout,
    );
    expect(left.length).toBeGreaterThan(0);
    for (const { id: change, text, reason } of left) {
      expect(text).not.toBe('');
      if (reason === 'same_words') continue;
      const line = got.stderr.split('\n').find((one) => one.startsWith(`${change}  `)) ?? '';
      const [, quote = ''] = /"([^"]*?)…?": /.exec(line) ?? [];
      expect(quote).not.toBe('');
      expect(text.replace(/\s+/g, ' ')).toContain(quote);
    }
  });

  it('says if many lines of the resume are in another version of the file only', async () => {
    const lines = words
      .split('. ')
      .map((line) => `- ${line}`)
      .join('\n');
    const id = await tailored(resume('Postgres, Javascript, Excel', `${lines}\n`));
    writeFileSync(fileAt('older.md'), resume('Postgres, Javascript, Excel'));
    const older = await terminal.run(['get', id, '--into', 'older.md', '-o', 'older-new.md']);
    expect(older).toMatchObject({ exitCode: 0 });
    expect(older.stderr).toMatch(/^\d of \d lines of the resume are not in older\.md; is it the file/m);
    const own = await terminal.run(['get', id, '--into', 'own.md', '-o', 'own-new.md']);
    expect(own.stderr).not.toContain('lines of the resume are not in');
  });
});

describe('get --into refuses', () => {
  it.each([
    [['--into', 'cv.docx'], 'add -o FILE'],
    [['--into', 'cv.docx', '-o', '-'], '-o needs the name of a file'],
    [['--into', 'cv.pdf', '-o', 'new.docx'], 'cv.pdf cannot be changed in place'],
    [['--into', 'cv.docx', '-o', './cv.docx', '--force'], 'keeps cv.docx; name another file'],
    [['--into', 'cv.docx', '-o', 'new.pdf'], 'end new.pdf in .docx'],
    [['--into', 'cv.docx', '-o', 'new.docx', '--format', 'docx'], 'leave out --format'],
    [['--into', 'cv.docx', '-o', 'link.docx', '--force'], 'keeps cv.docx; name another file'],
    [['--into', 'cv.docx', '-o', 'other.docx'], 'other.docx exists; add --force'],
    [['--into', 'none.docx', '-o', 'new.docx'], 'none.docx does not exist'],
    [['--into', 'posting.txt', '-o', 'new.txt'], 'posting.txt has no line of the resume'],
    [['--into', 'other.docx', '-o', 'new.docx'], 'other.docx has no line of the resume'],
  ])('%j', async (words, message) => {
    const fresh = await terminal.run(['generate', 'posting.txt', '--level', 'super', '--json']);
    const { id } = JSON.parse(fresh.stdout);
    const got = await terminal.run(['get', id, ...words]);
    expect(got).toMatchObject({ exitCode: 2, stdout: '' });
    expect(got.stderr).toContain(message);
    expect(['new.docx', 'new.txt', 'new.pdf'].filter((name) => existsSync(fileAt(name)))).toEqual([]);
  });
});
