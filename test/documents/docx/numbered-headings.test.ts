import { expect, it } from 'vitest';
import { readDocx } from '../../../src/documents/docx/read-docx.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { withContent } from '../support/word-document.ts';

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const level = (format: string) => `<w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl>`;
const numbering = {
  name: 'word/numbering.xml',
  content: `<w:numbering ${word}>${['upperLetter', 'bullet']
    .map((format, id) => `<w:abstractNum w:abstractNumId="${id}">${level(format)}</w:abstractNum>`)
    .join(
      '',
    )}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
};

/** `A. ` and `B. ` become numbering in Word, and `- ` a bullet. */
function paragraph(line: string): string {
  const list = 1 + [/^\p{Lu}\. /u, /^- /].findIndex((sign) => sign.test(line));
  const text = list === 0 ? line : line.replace(/^\S+ /, '');
  const properties =
    list === 0 ? '' : `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r></w:p>`;
}

const read = async (lines: readonly string[]) =>
  readOutline(await readDocx(withContent(lines.map(paragraph).join(''), [numbering]))).source;

const lines = [
  'Mara Lindt',
  'mara@lindt.example',
  'A. EXPERIENCE',
  'Baker, Crust and Co, Linz, 2016 – 2019',
  '- Baked rye bread for forty shops',
  'B. EDUCATION',
  'Diploma in Baking, Oak College, 2014 – 2016',
  'C. OFFICES IN THE GUILD',
  'I kept the books of the guild for three years and wrote its letters.',
  'D. SKILLS',
  '- Sourdough',
  '- Lamination',
  'E. HOBBIES',
  'Rowing',
];

it('reads a list that numbers the sections as headings, not as bullets', async () => {
  expect(await read(lines)).toMatchObject({
    work: [{ highlights: ['Baked rye bread for forty shops'] }],
    education: [{ institution: 'Oak College' }],
    skills: [{ name: 'Sourdough' }, { name: 'Lamination' }],
    interests: [{ name: 'Rowing' }],
    custom: [{ name: 'OFFICES IN THE GUILD' }],
  });
});

it('keeps a list of skills with names of sections as a list', async () => {
  const docx = withContent(
    ['Mara Lindt', 'SKILLS', 'A. Languages', 'B. Projects', 'C. Publications', 'Rowing']
      .map(paragraph)
      .join(''),
    [numbering],
  );
  expect((await readDocx(docx)).map(({ style }) => style)).toEqual([
    ...['text', 'text', 'bullet', 'bullet', 'bullet', 'text'],
  ]);
});
