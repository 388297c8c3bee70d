import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { zipEntries } from '../../../src/documents/archive/zip-entries.ts';
import { exportResume } from '../../../src/documents/export/export-resume.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { runs, sample } from '../../support/how-long.ts';
import { projectRoot } from '../../support/project-root.ts';
import { recoveredFields } from '../support/recovered-fields.ts';
import { jsonResume } from '../support/resume-arbitraries.ts';

const source = {
  basics: { name: 'Ana Ruiz', label: 'Cook', email: 'ana@example.com', url: 'https://ana.example' },
  work: [
    {
      name: 'Acme',
      position: 'Cook',
      location: 'Madrid',
      startDate: '2020-03',
      highlights: ['Fed **40** a day'],
    },
  ],
  skills: [{ name: 'Kitchen', keywords: ['Soup', 'Bread'] }],
};
const word = (resume: object) => exportResume(readJsonResume({ ...resume }), 'docx');

async function part(bytes: Uint8Array, name: string): Promise<string> {
  const entry = (await zipEntries(bytes)).find((one) => one.name === name);
  return Buffer.from((await entry?.bytes()) ?? []).toString();
}

/** The characters that XML 1.0 allows. */
const allowed = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

describe('A resume as a Word file', () => {
  it("uses Word's own headings and lists, in one column", async () => {
    const styleMap = ["p[style-name='Title'] => h1", "p[style-name='Subtitle'] => p.subtitle"];
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await word(source)) }, { styleMap });
    expect(value).toBe(
      '<h1>Ana Ruiz</h1><p class="subtitle">Cook</p><p><a href="mailto:ana@example.com">ana@example.com</a>\u00A0| ' +
        '<a href="https://ana.example/">ana.example</a></p><h1>Experience</h1><h2>Cook\tMar 2020 – Present</h2>' +
        '<p><em>Acme</em>\tMadrid</p><ul><li>Fed <strong>40</strong> a day</li></ul><h1>Skills</h1>' +
        '<p><strong>Kitchen: </strong>Soup, Bread</p>',
    );
    const document = await part(await word(source), 'word/document.xml');
    expect(document).toContain('<w:pStyle w:val="ListBullet"/>');
    expect(document).not.toMatch(/<w:(?:tbl|drawing|pict|cols)\b/);
  });

  it('has the same bytes on every machine and at any time', async () => {
    const [first, second] = [await word(source), await word(source)];
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.from(first).toString('latin1')).not.toMatch(/dcterms:(?:created|modified)/);
  });

  it('is well-formed and readable for any text', async () => {
    await fc.assert(
      fc.asyncProperty(jsonResume, async (any) => {
        const bytes = await word({ ...any, basics: { ...any.basics, name: 'Ana Ruiz' } });
        for (const entry of await zipEntries(bytes))
          expect(Buffer.from(await entry.bytes()).toString()).toMatch(allowed);
        const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
        expect(value).toContain('Ana Ruiz');
      }),
      { numRuns: runs(4, 25) },
    );
  });

  it('numbers each ordered list separately', async () => {
    const document = readJsonResume(source);
    document.sections.summary.content = '<ol><li>One</li></ol><p>and</p><ol><li>Other</li></ol>';
    const xml = await part(await exportResume(document, 'docx'), 'word/document.xml');
    expect(new Set(xml.match(/ListNumber"\/><w:numPr>.*?<w:numId w:val="\d+"/g)).size).toBe(2);
  });

  it.each([
    [1, [false]],
    [2, [true, false]],
    [5, [true, false, false, true, false]],
  ])('keeps at least two of %d bullets together on a page', async (count, paired) => {
    const highlights = Array.from({ length: count }, (_, index) => `Fed ${index}`);
    const bytes = await word({ ...source, work: [{ name: 'Acme', highlights }] });
    const listed = (await part(bytes, 'word/document.xml')).match(
      /<w:pStyle w:val="ListBullet"\/>(?:<w:keepNext\/>)?/g,
    );
    expect(listed?.map((start) => start.includes('keepNext'))).toEqual(paired);
  });

  it('does not use italics in scripts without italics', async () => {
    const summary = '八年后端开发经验，长期负责交易和结算类系统，习惯先写清楚方案再动手。';
    const chinese = { basics: { name: '陆思远', summary }, work: [{ name: '蓝舟支付', position: '工程师' }] };
    expect(await part(await word(chinese), 'word/document.xml')).not.toContain('<w:i/>');
    expect(await part(await word(source), 'word/document.xml')).toContain('<w:i/>');
  });

  it('has the paper size and language of the resume', async () => {
    const document = readJsonResume({ basics: { name: 'Karl' } });
    document.metadata.page.format = 'letter';
    document.sections.summary.content = '<p>Leitet das Werk und die Schicht mit der Mannschaft.</p>';
    const bytes = await exportResume(document, 'docx');
    expect(await part(bytes, 'word/document.xml')).toContain('<w:pgSz w:w="12240" w:h="15840"');
    expect(await part(bytes, 'word/styles.xml')).toContain('<w:lang w:val="de-DE"');
  });

  it('puts a date below its title if both do not fit on a line', async () => {
    const title = 'A very long title of a publication that goes on and on until it fills the whole line';
    const bytes = await word({
      basics: { name: 'Ana' },
      publications: [{ name: title, releaseDate: '2008-03' }],
    });
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    expect(value).toContain(`<h2>${title}</h2><p>\tMar 2008</p>`);
  });
});

describe('A Word file made by this program', () => {
  const examples = path.join(projectRoot, 'examples', 'resumes');

  it.each(sample(readdirSync(examples), 2))(
    'gives back at least 98 percent of the fields: %s',
    async (name) => {
      const original = await readResumeFile({ name, bytes: readFileSync(path.join(examples, name)) });
      const { document } = readBaseResume(original.source);
      const read = await readResumeFile({ name: 'me.docx', bytes: await exportResume(document, 'docx') });
      const { fields, found, lost } = recoveredFields(document, readBaseResume(read.source).document);
      expect(found / fields, lost.join('\n')).toBeGreaterThanOrEqual(0.98);
      expect(read.notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
    },
  );
});
