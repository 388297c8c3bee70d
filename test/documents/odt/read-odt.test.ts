import { describe, expect, it } from 'vitest';
import { zipEntries } from '../../../src/documents/archive/zip-entries.ts';
import { readOdt } from '../../../src/documents/odt/read-odt.ts';
import { readPostingDocument } from '../../../src/documents/posting/read-posting-file.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { zipOf } from '../support/zip.ts';

const spaces =
  'xmlns:office="o" xmlns:style="s" xmlns:text="t" xmlns:fo="f" xmlns:table="b" xmlns:draw="d" xmlns:xlink="x"';
const style = (name: string, parent: string, properties: string, family = 'paragraph') =>
  `<style:style style:name="${name}" style:family="${family}" style:parent-style-name="${parent}"><style:text-properties ${properties}/></style:style>`;
const named = style('Title', '', 'fo:font-size="20pt"') + style('Firm', '', 'fo:font-weight="bold"');
const own =
  style('P1', 'Firm', 'fo:font-size="11pt"') +
  style('T1', '', 'fo:font-style="italic"', 'text') +
  style('T2', '', 'text:display="none"', 'text') +
  style('P2', '', 'text:display="none"') +
  style('T3', '', 'text:display="none"', 'text') +
  style('T4', '', 'style:font-name="Wingdings1"', 'text') +
  style('T5', '', `fo:font-family="'Wingdings'"`, 'text');

/** Styles in headers and footers have separate names. */
const ofPages = style('P2', '', 'fo:font-weight="bold"') + style('T3', '', 'fo:font-style="italic"');

function odt(body: string, pages = '', parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const content = `<office:document-content ${spaces}><office:automatic-styles>${own}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const looks = `<office:document-styles ${spaces}><office:styles>${named}</office:styles><office:automatic-styles>${ofPages}</office:automatic-styles><office:master-styles>${pages}</office:master-styles></office:document-styles>`;
  const all = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': content,
    'styles.xml': looks,
  };
  return zipOf(Object.entries({ ...all, ...parts }).map(([name, text]) => ({ name, content: text })));
}

const p = (text: string, name = 'Standard') => `<text:p text:style-name="${name}">${text}</text:p>`;
const h = (text: string) => `<text:h text:outline-level="1">${text}</text:h>`;
const list = (...items: readonly string[]) =>
  `<text:list>${items.map((item) => `<text:list-item>${item}</text:list-item>`).join('')}</text:list>`;
const read = async (body: string, pages = '') =>
  (await readOdt(await zipEntries(odt(body, pages)))).map(({ text, aside, style: set }) =>
    [set, aside === '' ? text : `${text} >> ${aside}`].join(': '),
  );

describe('An OpenDocument text', () => {
  it('is read as a resume under any name', async () => {
    const body = [
      p('Ilse Bruun', 'Title'),
      p('ilse@bruun.example | +45 33 12 34 56 | Aarhus, Denmark'),
      h('Experience'),
      p('Lab Technician<text:tab/>2018 – 2023', 'P1'),
      p('<text:span text:style-name="T1">Havet A/S</text:span>'),
      list(p('Counted 900<text:s/>samples a week.'), p('Taught four apprentices.')),
      h('Skills'),
      p('Methods: Titration, Chromatography'),
    ].join('\n');
    const { format, source } = await readResumeFile({ name: 'standard input', bytes: odt(body) });
    expect(format).toBe('odt');
    expect(source).toMatchObject({
      basics: { name: 'Ilse Bruun', email: 'ilse@bruun.example' },
      work: [
        {
          name: 'Havet A/S',
          position: 'Lab Technician',
          startDate: '2018',
          endDate: '2023',
          highlights: ['Counted 900 samples a week.', 'Taught four apprentices.'],
        },
      ],
      skills: [{ name: 'Methods', keywords: ['Titration', 'Chromatography'] }],
    });
  });

  it('can be a posting', async () => {
    const { text } = await readPostingDocument('job.odt', {
      kind: 'zip',
      bytes: odt(p('You know titration.')),
    });
    expect(text).toBe('You know titration.');
  });

  it('has the formatting of its styles and their parents', async () => {
    expect(await read(p('Havet A/S', 'P1') + p('plain'))).toEqual(['strong: Havet A/S', 'text: plain']);
  });

  it('has signs instead of the letters of fonts that draw pictures', async () => {
    const icon = '<text:span text:style-name="T4">6</text:span>';
    const marker = '<text:span text:style-name="T5">\uF0E0</text:span>';
    expect(await read(p(`${icon} 2018 – 2023`) + p(`Bread ${marker} cakes`))).toEqual([
      ...['bullet: 2018 – 2023', 'text: Bread → cakes'],
    ]);
  });

  it('is read without deleted and hidden text, with notes at the end', async () => {
    const deleted =
      '<text:tracked-changes><text:changed-region><text:deletion><text:p>Gone</text:p></text:deletion></text:changed-region></text:tracked-changes>';
    const hidden = '<text:span text:style-name="T2">hidden</text:span>';
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Below</text:p></text:note-body></text:note>';
    const section = `<text:section text:display="none">${p('Secret')}</text:section><text:section>${p('Open')}</text:section>`;
    expect(await read(deleted + p(`Shown${hidden}${note}`) + section)).toEqual([
      ...['text: Shown', 'text: Open', 'text: Below'],
    ]);
  });

  it('can have styles with the same name in body, headers and text', async () => {
    const head = p('Ilse <text:span text:style-name="T3">Bruun</text:span>', 'P2');
    const pages = `<style:master-page><style:header>${head}</style:header></style:master-page>`;
    expect(await read(p('Hidden', 'P2') + p('Shown') + p('Lines', 'T3'), pages)).toEqual([
      ...['strong: Ilse Bruun', 'text: Shown', 'text: Lines'],
    ]);
  });

  it('is read with links, text boxes, tables and headers', async () => {
    const cell = (text: string) => `<table:table-cell>${p(text)}</table:table-cell>`;
    const table = `<table:table><table:table-row>${cell('Lab Technician')}${cell('2018 – 2023')}</table:table-row></table:table>`;
    const box = p(`<draw:frame><draw:text-box>${p('Aarhus')}</draw:text-box></draw:frame>`);
    const pages = `<style:master-page><style:header>${p('Ilse Bruun')}</style:header><style:footer>${p('2')}</style:footer></style:master-page>`;
    const link = p('<text:a xlink:href="https://bruun.example">My<text:line-break/>pages</text:a>');
    expect(await read(box + table + link, pages)).toEqual([
      ...[
        'text: Ilse Bruun',
        'text: Aarhus',
        'text: Lab Technician >> 2018 – 2023',
        'text: My',
        'text: pages',
      ],
    ]);
    const lines = await readOdt(await zipEntries(odt(link)));
    expect(lines[0]?.links).toEqual(['https://bruun.example']);
  });

  it.each<[string, Uint8Array, RegExp]>([
    [
      'a document type',
      odt(p('x'), '', { 'content.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' }),
      /document type/,
    ],
    ['a password', odt(p('x'), '', { 'META-INF/manifest.xml': '<m:encryption-data/>' }), /password/],
    [
      'a spreadsheet in it',
      odt(p('x'), '', { 'content.xml': '<office:spreadsheet/>' }),
      /not a text document/,
    ],
    ['endless nested lists', odt('<text:list>'.repeat(5000)), /nested too deeply/],
    ['too many paragraphs', odt('<text:p/>'.repeat(210_000)), /too long/],
    ['no text', odt(''), /no text/],
  ])('with %s is refused with a reason', async (_name, bytes, message) => {
    await expect(readOdt(await zipEntries(bytes))).rejects.toThrow(message);
  });
});
