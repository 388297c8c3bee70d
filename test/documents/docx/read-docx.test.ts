import { describe, expect, it } from 'vitest';
import { readDocx } from '../../../src/documents/docx/read-docx.ts';
import { htmlSourceLines } from '../../../src/documents/html/html-source-lines.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { withSectionStyles } from '../../../src/documents/outline/rules/section-styles.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { type WordParagraph, withContent, wordDocument } from '../support/word-document.ts';
import { zipOf } from '../support/zip.ts';

const work: readonly WordParagraph[] = [
  { text: 'Plant Manager\tMarch 2019 – Present', bold: true },
  { text: 'Ruhr Stahl GmbH | Essen', italic: true },
  { text: 'Cut scrap from 4.1 to 2.3 % & kept it there.', bullet: true },
  { text: 'Led 120 people in three shifts.', bullet: true },
  { text: 'Shift Supervisor\t2014 – 2019', bold: true },
  { text: 'Kohle AG | Bochum', italic: true },
  { text: 'Trained 40 new colleagues.', bullet: true },
];
const contact = 'karl@example.de | +49 201 123456 | Essen, Germany';

const styled: readonly WordParagraph[] = [
  { text: 'Karl Brandt', style: 'Title' },
  { text: 'Plant Manager', style: 'Subtitle' },
  { text: contact },
  { text: 'Work Experience', style: 'Heading1' },
  ...work,
  { text: 'Skills', style: 'Heading1' },
  { text: 'Methods: Lean, Kaizen' },
];
/** The way people format documents without styles. */
const plain: readonly WordParagraph[] = [
  { text: 'Karl Brandt', bold: true },
  { text: 'Plant Manager' },
  { text: contact },
  { text: 'WORK EXPERIENCE', bold: true },
  ...work,
  { text: 'SKILLS', bold: true },
  { text: 'Methods: Lean, Kaizen' },
];

describe('A Word document', () => {
  it.each([
    ['with styles', styled],
    ['without styles', plain],
  ])('%s is read with its jobs, dates and bullets', async (_name, paragraphs) => {
    const { source, notes } = readOutline(await readDocx(wordDocument(paragraphs)));
    expect(notes).toEqual([]);
    expect(source).toEqual({
      basics: {
        name: 'Karl Brandt',
        label: 'Plant Manager',
        email: 'karl@example.de',
        phone: '+49 201 123456',
        location: { address: 'Essen, Germany' },
      },
      work: [
        {
          name: 'Ruhr Stahl GmbH',
          position: 'Plant Manager',
          location: 'Essen',
          startDate: '2019-03',
          highlights: ['Cut scrap from 4.1 to 2.3 % & kept it there.', 'Led 120 people in three shifts.'],
        },
        {
          name: 'Kohle AG',
          position: 'Shift Supervisor',
          location: 'Bochum',
          startDate: '2014',
          endDate: '2019',
          highlights: ['Trained 40 new colleagues.'],
        },
      ],
      skills: [{ name: 'Methods', keywords: ['Lean', 'Kaizen'] }],
    });
  });

  it('is recognized by its bytes under any name', async () => {
    const read = await readResumeFile({ name: 'standard input', bytes: wordDocument(styled) });
    expect(read).toMatchObject({ format: 'docx', source: { basics: { name: 'Karl Brandt' } } });
    expect(read.notes).toContainEqual({ kind: 'read', path: 'experience', message: '2 jobs, 3 bullets' });
  });

  it('keeps markup characters as text', async () => {
    const lines = await readDocx(wordDocument([{ text: '<script>alert(1)</script> & <b>me</b>' }]));
    expect(lines.map(({ text }) => text)).toEqual(['<script>alert(1)</script> & <b>me</b>']);
  });
});

describe('A malicious Word document is refused because of', () => {
  const entity = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document>&b;</w:document>';
  it.each<[string, Uint8Array, RegExp]>([
    ['entities', wordDocument(styled, [{ name: 'word/document.xml', content: entity }]), /document type/],
    [
      'a file name that leaves the archive',
      wordDocument(styled, [{ name: '../../etc/cron.d/x', content: 'x' }]),
      /unsafe name/,
    ],
    [
      'a bomb that declares its size',
      wordDocument(styled, [{ name: 'word/x.xml', content: 'x', claimedSize: 2 ** 31 }]),
      /50 MB/,
    ],
    [
      'a bomb that declares a smaller size',
      wordDocument(styled, [{ name: 'word/x.xml', content: 'x'.repeat(5_000_000), claimedSize: 10 }]),
      /larger than declared/,
    ],
    ['a password', wordDocument(styled, [{ name: 'word/x.xml', content: 'x', flags: 1 }]), /password/],
    ['a zip archive of another kind', zipOf([{ name: 'holiday.jpg', content: 'x' }]), /not a Word document/],
    ['a truncated file', wordDocument(styled).slice(0, 900), /damaged zip/],
    ['missing text', wordDocument([]), /no text/],
  ])('%s', async (_name, bytes, message) => {
    await expect(readDocx(bytes)).rejects.toThrow(message);
  });

  it('a reason with the name of the file', async () => {
    const bytes = zipOf([{ name: 'holiday.jpg', content: 'x' }]);
    await expect(readResumeFile({ name: 'me.docx', bytes })).rejects.toThrow(/^me\.docx: is a zip archive/);
  });
});

describe('The style of a line in a Word document', () => {
  it('distinguishes name, sections and entries from any heading level', async () => {
    const lines = withSectionStyles(
      await readDocx(
        wordDocument([
          { text: 'Karl Brandt', style: 'Title' },
          { text: 'Work Experience', style: 'Heading1' },
          { text: 'Plant Manager\t2019 – Present', style: 'Heading2' },
          { text: 'Skills', style: 'Heading1' },
        ]),
      ),
    );
    expect(lines.map(({ style }) => style)).toEqual(['large', 'heading', 'strong', 'heading']);
  });

  it('is the style of the text before its first tab', async () => {
    const [line] = await readDocx(
      wordDocument(
        [],
        [
          {
            name: 'word/document.xml',
            content:
              '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:rPr><w:i/></w:rPr><w:t>SAP</w:t></w:r><w:r><w:tab/><w:t>a.example.com/long</w:t></w:r></w:p></w:body></w:document>',
          },
        ],
      ),
    );
    expect(line).toMatchObject({ text: 'SAP', aside: 'a.example.com/long', style: 'quiet' });
  });
});

it('reads the layout of a line relative to most of the text', async () => {
  const paragraph = (properties: string, letters: string, text: string) =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${letters}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
  const lines = await readDocx(
    withContent(
      [
        paragraph('<w:jc w:val="center"/>', '<w:b/><w:sz w:val="32"/>', 'Mara Lindt'),
        paragraph(
          '<w:spacing w:before="240"/><w:pBdr><w:bottom w:val="single"/></w:pBdr>',
          '<w:b/>',
          'Experience',
        ),
        paragraph('', '', 'Baker at Crust'),
        paragraph('<w:ind w:left="400"/>', '<w:i/>', 'Baked bread for four shops'),
      ].join(''),
    ),
  );
  const [name, heading, job, text] = lines.map(({ layout }) => layout);
  expect(name).toMatchObject({ isBold: true, larger: 6, gap: null });
  expect(name?.indent).toBeGreaterThan(100);
  expect(heading).toMatchObject({ isBold: true, isRuled: true, larger: 0 });
  expect(heading?.gap).toBeGreaterThan(job?.gap ?? 0);
  expect(job).toMatchObject({ isBold: false, isRuled: false, gap: 1, indent: 0 });
  expect(text).toMatchObject({ isItalic: true, indent: 20 });
});

it('reads the bold words at the beginning of a line', async () => {
  const lines = await htmlSourceLines(
    '<p><strong>Oak Mills, </strong>Night Planner\t2019</p><p>A <strong>B</strong></p><p><b>Tools:</b> Ovens</p>',
  );
  expect(lines.map(({ opening }) => opening)).toEqual(['Oak Mills,', undefined, undefined]);
});
