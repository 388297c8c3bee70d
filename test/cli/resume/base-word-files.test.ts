import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withContent, wordDocument } from '../../documents/support/word-document.ts';
import type { ZipPart } from '../../documents/support/zip.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();

interface Kept {
  readonly basics: { readonly name: string };
  readonly sections: {
    readonly experience: {
      readonly items: readonly { company: string; position: string }[];
    };
    readonly skills: { readonly items: readonly { name: string; keywords: readonly string[] }[] };
  };
}

/** The output of `base set` for a Word file. */
async function setOutput(bytes: Uint8Array): Promise<string> {
  writeFileSync(path.join(terminal.folder, 'mara.docx'), bytes);
  const set = await terminal.run(['base', 'set', 'mara.docx']);
  expect(set).toMatchObject({ exitCode: 0 });
  return set.stdout;
}

/** The resume that it stores. */
async function kept(bytes: Uint8Array): Promise<Kept> {
  await setOutput(bytes);
  return JSON.parse((await terminal.run(['base', 'show', '--json'])).stdout).resume_data;
}

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const heading = (text: string) => paragraph(run(text), '<w:pStyle w:val="Heading1"/>');
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const placeholder = (content: string) => control('<w:showingPlcHdr/>', content);

const head = `${paragraph(run('Mara Quist'), '<w:pStyle w:val="Title"/>')}${paragraph(run('mara@quist.example'))}`;
const job = `${heading('Experience')}${paragraph(
  `${run('Baker', '<w:b/>')}<w:r><w:tab/></w:r>${run('2019 – 2024')}`,
)}${paragraph(run('Korn AB', '<w:i/>'))}`;
const skills = (content: string) => `${head}${heading('Skills')}${content}`;

const styles = (content: string): ZipPart => ({
  name: 'word/styles.xml',
  content: `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>${content}</w:styles>`,
});
const style = (id: string, properties: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${properties}</w:style>`;

describe('base set of a Word file', () => {
  it('leaves out the placeholders of a template, but keeps its headings and labels', async () => {
    const content = [
      head,
      placeholder(heading('Experience')),
      paragraph(`${run('Baker', '<w:b/>')}<w:r><w:tab/></w:r>${run('2019 – 2024')}`),
      paragraph(run('Korn AB', '<w:i/>')),
      placeholder(
        paragraph(run('Describe what you are proud of.'), '<w:numPr><w:numId w:val="1"/></w:numPr>'),
      ),
      heading('Skills'),
      paragraph(`${placeholder(run('Doughs'))}${run(': Rye, Spelt')}${placeholder(run(', add another'))}`),
    ];
    const { experience, skills: read } = (await kept(withContent(content.join('')))).sections;
    expect(experience.items).toMatchObject([{ company: 'Korn AB', position: 'Baker' }]);
    expect(read.items).toMatchObject([{ name: 'Doughs', keywords: ['Rye', 'Spelt'] }]);
    expect((await terminal.run(['base', 'show', '--json'])).stdout).not.toMatch(/proud|another/);
  });

  it('reads items of lists that are lists only by their style', async () => {
    const lists = style('Punkt', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>');
    const based = style('Eng', '<w:basedOn w:val="Punkt"/>');
    const items = ['Punkt', 'Eng'].map((id) =>
      paragraph(run(`Baked rye for ${id} shops`), `<w:pStyle w:val="${id}"/>`),
    );
    const bytes = withContent(`${head}${job}${items.join('')}`, [styles(lists + based)]);
    expect(await setOutput(bytes)).toContain('read\texperience\t1 job, 2 bullets\n');
  });

  it.each<[string, string, readonly ZipPart[]]>([
    [
      'words that a style hides',
      paragraph(`${run('Rye, ')}${run('Sawdust, ', '<w:rStyle w:val="Gone"/>')}${run('Spelt')}`),
      [styles(style('Gone', '<w:rPr><w:vanish/></w:rPr>', 'character'))],
    ],
    [
      'paragraphs that a style hides',
      `${paragraph(run('Rye, Spelt'))}${paragraph(run('Sawdust'), '<w:pStyle w:val="Gone"/>')}`,
      [styles(style('Gone', '<w:rPr><w:vanish/></w:rPr>'))],
    ],
    [
      'rows that are hidden',
      `<w:tbl><w:tr><w:tc>${paragraph(run('Rye, Spelt'))}</w:tc></w:tr><w:tr><w:trPr><w:hidden/></w:trPr><w:tc>${paragraph(run('Sawdust'))}</w:tc></w:tr></w:tbl>`,
      [],
    ],
    [
      'the words of a field',
      paragraph(`<w:fldSimple w:instr="TITLE">${run('Rye')}</w:fldSimple>${run(', Spelt')}`),
      [],
    ],
    [
      'marks of notes',
      paragraph(`${run('Rye')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(', Spelt')}`),
      [],
    ],
    ['the end of a page', paragraph(`${run('Rye,')}<w:r><w:br w:type="page"/></w:r>${run('Spelt')}`), []],
    [
      'letters of a font of pictures',
      paragraph(`${run('Rye ')}${run('§', '<w:rFonts w:ascii="Wingdings"/>')}${run(' Spelt')}`),
      [],
    ],
  ])('with %s reads only the shown text', async (_name, content, parts) => {
    const { items } = (await kept(withContent(skills(content), parts))).sections.skills;
    const names = items.flatMap(({ name, keywords }) => [name, ...keywords]);
    expect(names.filter((name) => name !== '')).toEqual(['Rye', 'Spelt']);
  });

  it('accepts other names of namespaces and body', async () => {
    const body = `<x:document xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:body>${skills(
      paragraph(run('Rye, Spelt')),
    ).replaceAll('w:', 'x:')}</x:body></x:document>`;
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
    const relations = `<Relationships><Relationship Id="r1" Type="${type}" Target="/word/document2.xml"/></Relationships>`;
    const bytes = wordDocument(
      [],
      [
        { name: 'word/document2.xml', content: body },
        { name: '_rels/.rels', content: relations },
      ],
      ['word/document.xml'],
    );
    expect(await kept(bytes)).toMatchObject({ basics: { name: 'Mara Quist' } });
  });
});
