import { describe, expect, it } from 'vitest';
import { sourceKindOf } from '../../../src/documents/files/file-text.ts';
import { readPostingDocument } from '../../../src/documents/posting/read-posting-file.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { readRtf } from '../../../src/documents/rtf/read-rtf.ts';

const bytesOf = (body: string) => Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\n${body}}`, 'latin1');
const read = async (body: string) =>
  (await readRtf(bytesOf(body))).map(({ text, aside }) => (aside === '' ? text : `${text} >> ${aside}`));

const fonts = '{\\fonttbl{\\f0\\fswiss Arial;}{\\f1\\fnil\\fcharset2 Symbol;}{\\f2\\fcharset204 Arial Cyr;}}';
const styles = '{\\stylesheet{\\s0 Normal;}{\\s1\\sbasedon0 heading 1;}{\\*\\cs9 Strong;}}';

describe('A document in Rich Text Format', () => {
  it('is read as a resume under any name', async () => {
    const item = (text: string) => `{\\listtext\\f1\\'b7\\tab}\\ls1 ${text}\\par\\pard\n`;
    const body = `${fonts}${styles}{\\info{\\author Nobody}}{\\*\\generator Writer;}
      \\pard{\\b\\fs40 Ilse Bruun}\\par
      ilse@bruun.example | +45 33 12 34 56 | Aarhus, Denmark\\par
      \\pard\\s1 Experience\\par\\pard\\s0{\\b Lab Technician\\tab 2018 \\endash  2023}\\par{\\i Havet A/S}\\par
      ${item('Counted 900 samples a week.')}${item('Taught four apprentices.')}
      \\pard\\s1 Skills\\par\\pard\\s0 Methods: Titration, Chromatography\\par`;
    const { format, source } = await readResumeFile({ name: 'standard input', bytes: bytesOf(body) });
    expect(format).toBe('rtf');
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
    const body = '\\pard Lab Technician\\par\\pard You know titration.\\par';
    const bytes = bytesOf(body);
    const { text } = await readPostingDocument('job.rtf', { kind: 'rtf', bytes });
    expect(sourceKindOf(bytes)).toBe('rtf');
    expect(text).toBe('Lab Technician\nYou know titration.');
  });

  it('is decoded by the code page of the document or font, and by number', async () => {
    expect(await read("M\\'fcller \\u8211? \\u322\\'3fuk\\par")).toEqual(['Müller – łuk']);
    expect(await read(`${fonts}\\f2\\'cf\\'f0\\'e8\\'e2\\'e5\\'f2\\par`)).toEqual(['Привет']);
    expect(await read("\\uc2\\u228 xy{\\uc0\\u246 }\\u252\\'81\\'81 z\\par")).toEqual(['äöü z']);
    expect(await read('\\{braces\\} and \\\\ back\\_slash\\~here\\par')).toEqual([
      '{braces} and \\ back-slash here',
    ]);
  });

  it('is read without hidden, deleted and program text', async () => {
    const body =
      'Shown{\\v hidden}{\\deleted gone}{\\pict\\pngblip 89504e47}{\\*\\unknown words}{\\footnote Below} too\\bin5 ab}cd\\par';
    expect(await read(body)).toEqual(['Shown too']);
  });

  it('is read with links, text boxes and headers', async () => {
    const link = '{\\field{\\*\\fldinst{HYPERLINK "https://bruun.example"}}{\\fldrslt{\\ul My pages}}}';
    const box = '{\\shp{\\*\\shpinst{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt \\pard Aarhus\\par}}}';
    const body = `{\\header \\pard Ilse Bruun\\par}{\\footer \\pard Page 1\\par}${box}\\pard ${link}\\par`;
    const lines = await readRtf(bytesOf(body));
    expect(lines.map(({ text }) => text)).toEqual(['Ilse Bruun', 'Aarhus', 'My pages']);
    expect(lines.at(-1)?.links).toEqual(['https://bruun.example']);
  });

  it('is read with tables that have dates in the right column', async () => {
    const row = '\\trowd\\intbl{\\b Lab Technician}\\cell 2018 - 2023\\cell\\row\\pard Havet A/S\\par';
    expect(await read(row)).toEqual(['Lab Technician >> 2018 - 2023', 'Havet A/S']);
  });

  it('is read with typed list markers', async () => {
    expect((await readRtf(bytesOf('\\pard \\bullet\\tab Counted.\\par'))).at(0)).toMatchObject({
      style: 'bullet',
      text: 'Counted.',
    });
  });

  it.each([
    ['with endless nesting', `${'{'.repeat(100_000)}x`, /nested too deeply/],
    ['with endless paragraphs', `${'\\par a'.repeat(20_001)}`, /over 5,000 paragraphs/],
    ['without text', '\\pard\\par', /no text/],
  ])('%s is refused with a reason', async (_name, body, message) => {
    await expect(readRtf(bytesOf(body))).rejects.toThrow(message);
  });

  it('is read as far as possible if it is truncated or has extra braces', async () => {
    expect(await read('Ilse\\par}}}} Bruun\\par}')).toEqual(['Ilse', 'Bruun']);
    expect((await readRtf(Buffer.from("{\\rtf1 Ilse \\'4"))).map(({ text }) => text)[0]).toContain('Ilse');
  });
});
