import { describe, expect, it } from 'vitest';
import { readDocx } from '../../../src/documents/docx/read-docx.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { partOf, relationsOf, withContent } from '../support/word-document.ts';

function printed(lines: readonly SourceLine[]): readonly string[] {
  return lines.map(({ text, aside }) => (aside === '' ? text : `${text} >> ${aside}`));
}

async function read(
  content: string,
  parts: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const others = Object.entries(parts).map(([name, part]) => partOf(name, part));
  return printed(await readDocx(withContent(content, others)));
}

const p = (text: string, properties = '') =>
  `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const bold = (text: string) => p(text, '<w:b/>');
const cell = (...paragraphs: readonly string[]) => `<w:tc>${paragraphs.join('')}</w:tc>`;
const row = (...cells: readonly string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: readonly string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;

describe('Headers and footers of a Word document', () => {
  it('come first if they have a name or contact details that the body does not have', async () => {
    const lines = await read(p('Baker') + p('Bread for 300 guests a day'), {
      header1: p('Mara Quist') + p('mara@quist.example'),
      footer1: p('+46 8 123 45 67') + p('Page 1 of 2'),
    });
    expect(lines).toEqual([
      ...['Mara Quist', 'mara@quist.example', '+46 8 123 45 67', 'Baker', 'Bread for 300 guests a day'],
    ]);
  });

  it('are left out if they repeat the body', async () => {
    const lines = await read(p('Mara Quist') + p('Baker'), { header1: p('Mara Quist'), header2: p('2') });
    expect(lines).toEqual(['Mara Quist', 'Baker']);
  });

  it('are marked as page headers or footers if they have other text', async () => {
    const content = p('Mara Quist');
    const lines = await readDocx(withContent(content, [partOf('footer1', p('Printed in spring'))]));
    expect(lines.map(({ style }) => style)).toEqual(['text', 'running']);
  });

  it('are read in the order in which sections refer to them', async () => {
    const section = (...references: readonly string[]) =>
      `<w:p><w:pPr><w:sectPr>${references.join('')}</w:sectPr></w:pPr></w:p>`;
    const reference = (id: string, type: string) => `<w:headerReference w:type="${type}" r:id="${id}"/>`;
    const heads = ['A', 'B', 'C', 'D'].map((name) => ({
      ...partOf('header1', p(`Head ${name}`)),
      name: `word/head${name}.xml`,
    }));
    const targets = relationsOf('document', {
      r1: ['header', 'headA.xml'],
      r2: ['header', '/word/headB.xml'],
      r3: ['header', 'headC.xml'],
      r4: ['header', 'headD.xml'],
    });
    const content =
      p('Baker') +
      section(reference('r3', 'default'), reference('r2', 'first')) +
      section(reference('r1', 'default'), reference('r3', 'even'));
    const lines = printed(await readDocx(withContent(content, [...heads, targets])));
    expect(lines).toEqual(['Head B', 'Head C', 'Head A', 'Baker']);
  });

  it('share their limits with the body', async () => {
    const paragraphs = Array.from({ length: 600 }, (_, index) => p(`Line ${index}`)).join('');
    const heads = [1, 2, 3, 4].map((index) => partOf(`header${index}`, paragraphs));
    await expect(readDocx(withContent(paragraphs, heads))).rejects.toThrow(/too long to be a resume/);
    await expect(readDocx(withContent(paragraphs, heads.slice(1)))).resolves.toHaveLength(600);
  });
});

describe('A Word document is read without', () => {
  it('hidden text', async () => {
    const hidden = p('Hidden words', '<w:vanish/>') + p('Shown words', '<w:vanish w:val="0"/>');
    expect(await read(p('Mara Quist') + hidden)).toEqual(['Mara Quist', 'Shown words']);
  });

  it('deleted words', async () => {
    const tracked =
      '<w:p><w:del><w:r><w:delText>Cook</w:delText></w:r></w:del><w:ins><w:r><w:t>Baker</w:t></w:r></w:ins></w:p>';
    expect(await read(tracked)).toEqual(['Baker']);
  });

  const boxed = `<w:txbxContent>${p('Sawdust')}</w:txbxContent>`;
  it.each([
    ['a box in hidden text', `<w:rPr><w:vanish/></w:rPr><w:pict><v:textbox>${boxed}</v:textbox></w:pict>`],
    [
      'a hidden drawing',
      `<w:drawing><wp:anchor><wp:docPr id="1" hidden="1"/>${boxed}</wp:anchor></w:drawing>`,
    ],
    ['a hidden shape', `<w:pict><v:shape style="left:0;visibility:hidden">${boxed}</v:shape></w:pict>`],
    ['a note referenced in hidden text', '<w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="2"/>'],
  ])('%s', async (_name, content) => {
    const note = partOf('footnotes', `<w:footnote w:id="2">${p('Sawdust')}</w:footnote>`);
    const document = `<w:p><w:r>${content}</w:r><w:r><w:t>Rye</w:t></w:r></w:p>`;
    expect(printed(await readDocx(withContent(document, [note])))).toEqual(['Rye']);
  });

  it('a deleted cell', async () => {
    const gone = cell(`<w:tcPr><w:cellDel w:id="1"/></w:tcPr>${p('Sawdust')}`);
    expect(await read(table(row(gone, cell(p('Rye')))))).toEqual(['Rye']);
  });
});

describe('A field', () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const field = (instruction: string, result: string) =>
    mark('begin') + instruction + mark('separate') + result + mark('end');
  const inner = field(code('MERGEFIELD Title'), run('short'));

  it.each<[string, string, readonly string[]]>([
    ['text of its instruction', `<w:p>${field(run('asked '), run('Baker'))}</w:p>`, ['Baker']],
    [
      'results of fields in its instruction',
      `<w:p>${field(code('IF ') + inner + code(' = "short" "Ms" "Miss"'), run('Ms'))}${run(' Quist')}</w:p>`,
      ['Ms Quist'],
    ],
    [
      'text of a field without a result',
      `<w:p>${mark('begin')}${run('asked')}${mark('end')}${run('Rye')}</w:p>`,
      ['Rye'],
    ],
  ])('does not show %s', async (_name, content, lines) => {
    expect(await read(content)).toEqual(lines);
  });

  it('does not hide the rest of its paragraph if it has no end', async () => {
    expect(await read(`<w:p>${mark('begin')}${run('Baker')}</w:p>${p('Rye')}`)).toEqual(['Baker', 'Rye']);
  });

  it('without an end does not link other paragraphs', async () => {
    const link = mark('begin') + code(' HYPERLINK "https://shop.example" ') + mark('separate');
    const lines = await readDocx(withContent(`<w:p>${link}${run('Shop')}</w:p>${p('Rye')}`));
    expect(lines.map(({ links }) => links)).toEqual([['https://shop.example'], []]);
  });
});

describe('Alternative content', () => {
  const alternatives = (choice: string, fallback: string) =>
    `<mc:AlternateContent><mc:Choice>${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

  it.each<[string, string, string, string]>([
    ['uses the first choice', '<w:t>Rye</w:t>', '', 'Rye'],
    ['uses only the first choice if both have text', '<w:t>Rye</w:t>', '<w:t>Sawdust</w:t>', 'Rye'],
    ['uses the fallback if the choice has no text', '<w:drawing/>', '<w:t>Rye</w:t>', 'Rye'],
  ])('%s', async (_name, choice, fallback, line) => {
    expect(await read(`<w:p><w:r>${alternatives(choice, fallback)}</w:r></w:p>`)).toEqual([line]);
  });
});

it.each([
  ['Calibri', '00E9', 'é'],
  ['Segoe UI', '2192', '→'],
  ['Wingdings', 'F0FC', '✓'],
  ['Unknown', 'F0FC', '✓'],
])('reads a character of %s with the code %s as %s', async (font, code, sign) => {
  const lines = await read(
    `<w:p>${`<w:r><w:t>Rye </w:t><w:sym w:font="${font}" w:char="${code}"/></w:r>`}</w:p>`,
  );
  expect(lines).toEqual([`Rye ${sign}`]);
});

describe('A text box', () => {
  const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
  const drawn = (content: string, from: string) =>
    `<w:drawing><wp:anchor><wp:positionV relativeFrom="${from}"><wp:posOffset>0</wp:posOffset></wp:positionV><wps:txbx>${box(content)}</wps:txbx></wp:anchor></w:drawing>`;
  const pictured = (content: string) =>
    `<w:pict><v:shape style="mso-position-vertical-relative:page"><v:textbox>${box(content)}</v:textbox></v:shape></w:pict>`;
  const anchored = (run: string, text: string) => `<w:p><w:r>${run}</w:r><w:r><w:t>${text}</w:t></w:r></w:p>`;

  it('is read once, with or without a fallback for old programs', async () => {
    const both = `<mc:AlternateContent><mc:Choice>${drawn(p('Mara Quist'), 'page')}</mc:Choice><mc:Fallback>${pictured(p('Mara Quist'))}</mc:Fallback></mc:AlternateContent>`;
    const only = `<mc:AlternateContent><mc:Choice>${drawn(p('Mara Quist'), 'page')}</mc:Choice></mc:AlternateContent>`;
    expect(await read(anchored(both, 'Experience'))).toEqual(['Mara Quist', 'Experience']);
    expect(await read(anchored(only, 'Experience'))).toEqual(['Mara Quist', 'Experience']);
  });

  it('with a position on the page does not separate a heading from its text', async () => {
    const content = anchored(drawn(p('mara@quist.example'), 'margin'), 'Experience') + p('Baker, Korn AB');
    expect(await read(content)).toEqual(['mara@quist.example', 'Experience', 'Baker, Korn AB']);
  });

  it('with a position below its paragraph is read after the paragraph', async () => {
    const content = anchored(drawn(p('Rye, wheat, spelt'), 'paragraph'), 'Skills');
    expect(await read(content)).toEqual(['Skills', 'Rye, wheat, spelt']);
  });
});

describe('A side column', () => {
  const blank = p('');
  const styled = async (content: string) =>
    (await readDocx(withContent(content))).map(({ text, style }) => `${style} ${text}`);

  it('has headings above the blocks that blank lines align them with', async () => {
    const side = cell(bold('Education'), blank, blank, bold('Work'), bold('Experience'));
    const main = cell(p('Baking, Lund'), p('2015'), blank, p('Baker'), p('Korn AB'), p('Bread every day'));
    expect(await read(table(row(side, main)))).toEqual([
      ...['Education', 'Baking, Lund', '2015', 'Work Experience', 'Baker', 'Korn AB', 'Bread every day'],
    ]);
  });

  it('has labels next to the lines at their height', async () => {
    const side = cell(p('Personal details'), blank, p('Born'), p('Nationality'));
    const main = cell(p('Mara Quist'), p('mara@quist.example'), p('4.5.1980'), p('Swedish'), p('Lund'));
    expect(await read(table(row(side, main)))).toEqual([
      'Personal details',
      ...['Mara Quist', 'mara@quist.example', 'Born >> 4.5.1980', 'Nationality >> Swedish', 'Lund'],
    ]);
  });

  it('does not turn its employers into headings', async () => {
    const side = cell(bold('Korn'), blank, blank, bold('Mjöl'));
    const main = cell(p('Baker'), p('2015'), blank, p('Apprentice'), p('2012'));
    expect((await styled(table(row(side, main)))).filter((text) => text.startsWith('heading'))).toEqual([]);
  });

  it('is read after the other column if its blocks are not headings', async () => {
    const side = cell(p('Rye'), blank, p('Oats'));
    const main = cell(p('Wheat'), p('Spelt'), p('Barley'), p('Corn'));
    expect(await read(table(row(side, main)))).toEqual(['Rye', 'Oats', 'Wheat', 'Spelt', 'Barley', 'Corn']);
  });

  it('turns text with the formatting of its known headings into headings', async () => {
    const beside = (heading: string, text: string) => row(cell(bold(heading)), cell(p(text)));
    const rows = [beside('Education', 'Lund'), beside('Voyages', 'To Lima'), beside('Languages', 'Danish')];
    expect(await styled(table(...rows))).toEqual([
      ...['heading Education', 'text Lund', 'heading Voyages', 'text To Lima'],
      ...['heading Languages', 'text Danish'],
    ]);
    const employers = ['Korn', 'Mjöl'].map((name) => beside(name, 'Baker'));
    expect(
      await styled(table(beside('Work', 'Since 2015'), ...employers, beside('Languages', 'Danish'))),
    ).toEqual(expect.arrayContaining(['strong Korn', 'strong Mjöl']));
    const others = ['Korn Ltd', 'Rye GmbH', 'Oat Ltd'].map((name) => beside(name, 'Baker'));
    expect(await styled(table(...others, ...rows))).toContain('strong Korn Ltd');
  });
});

describe('A table used for layout', () => {
  it('puts dates on the lines of their titles, counting blank lines', async () => {
    const titles = cell(bold('Baker'), p('Korn AB'), p(''), bold('Apprentice'), p('Mjöl AB'));
    const dates = cell(p('2019 – 2024'), p(''), p(''), p('2016 – 2019'));
    expect(await read(table(row(titles, dates)))).toEqual([
      ...['Baker >> 2019 – 2024', 'Korn AB', 'Apprentice >> 2016 – 2019', 'Mjöl AB'],
    ]);
  });

  it('pairs as many dates as titles in order', async () => {
    const titles = cell(bold('Baker'), p('Korn AB'), bold('Apprentice'), bold('Temp'), p('Mjöl AB'));
    const dates = cell(p('2019 – 2024'), p(''), p(''), p(''), p('2016 – 2019'), p('2015'));
    expect(await read(table(row(cell(p('Experience')), titles, dates)))).toEqual([
      ...[
        'Experience',
        'Baker >> 2019 – 2024',
        'Korn AB',
        'Apprentice >> 2016 – 2019',
        'Temp >> 2015',
        'Mjöl AB',
      ],
    ]);
  });

  it('has dates before their text', async () => {
    const first = row(cell(p('2019 – 2024')), cell(bold('Baker, Korn AB'), p('Sourdough for three shops.')));
    const second = row(cell(p('2016 – 2019')), cell(bold('Apprentice, Mjöl AB'), p('All stations.')));
    expect(await read(table(first, second))).toEqual([
      ...['Baker, Korn AB >> 2019 – 2024', 'Sourdough for three shops.'],
      ...['Apprentice, Mjöl AB >> 2016 – 2019', 'All stations.'],
    ]);
  });

  it('has labels with their texts', async () => {
    const content = table(
      row(cell(bold('Doughs')), cell(p('rye, spelt')), cell(bold('Ovens')), cell(p('deck, stone'))),
    );
    expect(await read(content)).toEqual(['Doughs >> rye, spelt', 'Ovens >> deck, stone']);
  });

  it('has a job per row', async () => {
    const content = row(
      cell(p('Baker')),
      cell(p('Korn AB')),
      cell(p('Lund,'), p('Sweden')),
      cell(p('2019 – 2024')),
    );
    expect(await read(table(content))).toEqual(['Baker | Korn AB | Lund, Sweden >> 2019 – 2024']);
  });

  it('has a side column, and its contact details stay outside the sections of the other column', async () => {
    const main = cell(p('Experience'), bold('Baker'), p('Korn AB'));
    const side = cell(p('Storgatan 1, Lund'), p('mara@quist.example'), p('Skills'), p('Rye'));
    expect(await read(table(row(cell(p('Mara Quist'))), row(main, side)))).toEqual([
      ...['Mara Quist', 'Storgatan 1, Lund', 'mara@quist.example'],
      ...['Experience', 'Baker', 'Korn AB', 'Skills', 'Rye'],
    ]);
  });

  it('is read cell by cell in all other cases', async () => {
    const content = table(row(cell(p('Rye')), cell(p('Spelt'))), row(cell(p('Wheat')), cell(p('Oats'))));
    expect(await read(content)).toEqual(['Rye', 'Spelt', 'Wheat', 'Oats']);
  });
});

describe('Nested list items', () => {
  const item = (level: number, text: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const styles = async (content: string) =>
    (await readDocx(withContent(p('Experience') + content))).slice(1).map(({ style }) => style);

  it('are bullets if the outer items are entries', async () => {
    const jobs = item(0, 'Baker') + item(1, 'Rye.') + item(0, 'Apprentice') + item(1, 'All stations.');
    expect(await styles(jobs)).toEqual(['strong', 'bullet', 'strong', 'bullet']);
  });

  it('are bullets too if few outer items have nested items', async () => {
    const points =
      item(0, 'Rye.') + item(1, 'Whole.') + item(0, 'Spelt.') + item(0, 'Oats.') + item(1, 'Rolled.');
    expect(await styles(`${points}${item(0, 'Wheat.')}`)).toEqual(Array.from({ length: 6 }, () => 'bullet'));
  });
});

describe('A paragraph with a deleted end', () => {
  const endless = (content: string) => `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${content}</w:p>`;
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const boxed = (content: string) =>
    `<w:r><w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict></w:r>`;

  it.each<[string, string, readonly string[]]>([
    ['continues in the next paragraph', endless(run('Rye ')) + p('and spelt'), ['Rye and spelt']],
    ['is read if it is the last paragraph', p('Baker') + endless(run('Rye')), ['Baker', 'Rye']],
    ['ends before a table', endless(run('Rye')) + table(row(cell(p('Spelt')))), ['Rye', 'Spelt']],
    [
      'ends with its cell',
      table(row(cell(endless(run('Rye'))), cell(p('Spelt')))) + p('Oats'),
      ['Rye', 'Spelt', 'Oats'],
    ],
    [
      'continues after the box that is anchored in it',
      endless(run('Rye ') + boxed(p('Baker'))) + p('and spelt'),
      ['Baker', 'Rye and spelt'],
    ],
    [
      'ends with its box',
      `<w:p>${run('Rye')}${boxed(endless(run('Baker')))}</w:p>${p('Spelt')}`,
      ['Rye', 'Baker', 'Spelt'],
    ],
  ])('%s', async (_name, content, lines) => {
    expect(await read(content)).toEqual(lines);
  });

  it('has no line if it has no text', async () => {
    expect(await read(p('Rye') + endless(''))).toEqual(['Rye']);
  });
});

describe('A footnote', () => {
  const note = (content: string) => partOf('footnotes', `<w:footnote w:id="2">${content}</w:footnote>`);
  const mark = '<w:footnoteReference w:id="2"/>';

  it('resolves links by the relations of its own part', async () => {
    const link = (text: string) =>
      `<w:p><w:hyperlink r:id="r7"><w:r><w:t>${text}</w:t></w:r></w:hyperlink><w:r>${mark}</w:r></w:p>`;
    const parts = [
      note(link('Blog')),
      relationsOf('document', { r7: ['hyperlink', 'https://shop.example'] }),
      relationsOf('footnotes', { r7: ['hyperlink', 'https://blog.example'] }),
    ];
    const lines = await readDocx(withContent(link('Shop'), parts));
    expect(lines.map(({ links }) => links)).toEqual([['https://shop.example'], ['https://blog.example']]);
  });
});

describe('A list', () => {
  const level = (depth: number, format: string, text = '') =>
    `<w:lvl w:ilvl="${depth}"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = (levels: string, own = '') => {
    const pattern = `<w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>`;
    const list = `<w:num w:numId="1"><w:abstractNumId w:val="0"/>${own}</w:num>`;
    const part = partOf('footnotes', pattern + list);
    return {
      content: String(part.content).replaceAll('w:footnotes', 'w:numbering'),
      name: 'word/numbering2.xml',
    };
  };
  const item = (properties: string) => `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>Rye</w:t></w:r></w:p>`;
  const list = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`;
  const styled = '<w:pStyle w:val="Punkt"/><w:numPr><w:ilvl w:val="1"/></w:numPr>';
  const styles = {
    name: 'word/styles2.xml',
    content:
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Punkt"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>',
  };

  it.each([
    [
      'is a list of bullets at a level of its pattern',
      item(list(0)),
      numbering(level(0, 'bullet')),
      'bullet',
    ],
    [
      'is a list of bullets at a level of its own',
      item(list(2)),
      numbering('', `<w:lvlOverride w:ilvl="2">${level(2, 'bullet')}</w:lvlOverride>`),
      'bullet',
    ],
    ['is plain text at a level without markers', item(list(0)), numbering(level(0, 'none')), 'text'],
    [
      'is a list of bullets at a level with only a character',
      item(list(0)),
      numbering(level(0, 'none', '–')),
      'bullet',
    ],
    ['is a list of bullets at the level of a style', item(styled), numbering(level(1, 'bullet')), 'bullet'],
  ])('%s, with the parts that the body refers to', async (_name, content, lists, style) => {
    const targets = relationsOf('document', {
      r1: ['numbering', 'numbering2.xml'],
      r2: ['styles', 'styles2.xml'],
    });
    const lines = await readDocx(withContent(p('Baker') + content, [lists, styles, targets]));
    expect(lines.map((line) => line.style)).toEqual(['text', style]);
  });
});
