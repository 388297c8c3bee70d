import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readDocx } from '../../src/documents/docx/read-docx.ts';
import { readLinkedin } from '../../src/documents/linkedin/read-linkedin.ts';
import { checkUnpackedSize } from '../../src/documents/pdf/unpacked-size.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { readRtf } from '../../src/documents/rtf/read-rtf.ts';
import { wordDocument } from './support/word-document.ts';
import { zipOf } from './support/zip.ts';

const read = (name: string, text: string) => readResumeFile({ name, bytes: new TextEncoder().encode(text) });

it('refuses a file over the limit of a request before reading its texts', async () => {
  const summary = 'a '.repeat(140_000);
  const refusal = 'me.json: has 274 KiB; the limit is 256 KiB';
  await expect(read('me.json', JSON.stringify({ basics: { name: 'Ana Lo', summary } }))).rejects.toThrow(
    refusal,
  );
});

it('refuses YAML with too many lines', async () => {
  const text = `basics:\n  name: Ana Lo\n${'\n'.repeat(20_000)}`;
  await expect(read('me.yaml', text)).rejects.toThrow('me.yaml: has 20003 lines; at most 20000 are read');
});

it('refuses YAML of more than twice the size limit of a request', async () => {
  const text = `basics: { name: Ana Lo }\n${'a: '.repeat(180_000)}`;
  await expect(read('me.yaml', text)).rejects.toThrow('me.yaml: has 528 KiB of YAML; the limit is 512 KiB');
});

function stream(filter: string, content: Uint8Array): Uint8Array {
  const dictionary = Buffer.from(`4 0 obj\n<</Filter ${filter}>>\nstream\n`);
  return Buffer.concat([dictionary, content, Buffer.from('\nendstream\n')]);
}

/** Encodes four bytes as five characters; the last group is padded with zeros. */
function asAscii85(bytes: Uint8Array): Uint8Array {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  const groups = Array.from({ length: padded.length / 4 }, (_, group) => {
    const digits = [4, 3, 2, 1, 0].map(
      (place) => Math.floor(padded.readUInt32BE(group * 4) / 85 ** place) % 85,
    );
    return String.fromCharCode(...digits.map((digit) => digit + 0x21));
  });
  return Buffer.from(`${groups.join('')}~>`);
}

it('refuses a PDF that unpacks to too much, with one filter or two', () => {
  const long = deflateSync(Buffer.alloc(17 * 1024 * 1024, '% '));
  const refusal = 'it unpacks to over 16 MB';
  expect(() => checkUnpackedSize(stream('/FlateDecode', long))).toThrow(refusal);
  expect(() => checkUnpackedSize(stream('[/FlateDecode /FlateDecode]', deflateSync(long)))).toThrow(refusal);
  expect(() => checkUnpackedSize(stream('/FlateDecode /Length1 9', long))).not.toThrow();
  expect(() => checkUnpackedSize(stream('/FlateDecode', Buffer.from('broken')))).not.toThrow();
  const encoded = asAscii85(long);
  expect(() => checkUnpackedSize(stream('[/ASCII85Decode /FlateDecode]', encoded))).toThrow(refusal);
  const digits = Buffer.from(`${long.toString('hex')}>`);
  expect(() => checkUnpackedSize(stream('[/ASCIIHexDecode /FlateDecode]', digits))).toThrow(refusal);
});

it.each([
  ['(ab) Tj ', 61_000, '60,000 separate pieces of text'],
  ["(a \\) b) ' ", 61_000, '60,000 separate pieces of text'],
  ['1 1 m 2 2 l S ', 101_000, '300,000 lines and shapes'],
  [`(${'ab'.repeat(50_000)}) Tj `, 41, '4,000,000 characters'],
  ['/X1 Do ', 2001, '2,000 pictures'],
])('refuses a PDF that draws %.20s %i times, compressed or not', (operators, times, what) => {
  const drawing = Buffer.from(operators.repeat(times));
  const refusal = `is too large to be a resume: over ${what}`;
  expect(() => checkUnpackedSize(stream('/FlateDecode', deflateSync(drawing)))).toThrow(refusal);
  expect(() => checkUnpackedSize(stream('/None', drawing))).toThrow(refusal);
});

it('refuses a PDF with too many fonts, links and fields', () => {
  const fonts = Array.from({ length: 601 }, (_, index) => `/F${index} 10 Tf (a) Tj`).join('\n');
  expect(() => checkUnpackedSize(stream('/None', Buffer.from(fonts)))).toThrow('over 600 fonts');
  const links = Buffer.from('<</Subtype /Link /Rect [0 0 9 9]>>\n'.repeat(2001));
  expect(() => checkUnpackedSize(links)).toThrow('over 2,000 links and form fields');
});

it('does not count strings, comments and inline pictures as drawing', () => {
  const content = `% ${'S '.repeat(300_001)}\n(${'f '.repeat(300_001)}) Tj BI ID ${'S '.repeat(300_001)}EI Q`;
  expect(() => checkUnpackedSize(stream('/FlateDecode', deflateSync(Buffer.from(content))))).not.toThrow();
});

const object = (id: number, dictionary: string, content: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`${id} 0 obj\n<<${dictionary}>>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ]);

it('counts a part of a page each time it is drawn, also inside another part', () => {
  const shapes = (times: number) => object(5, '/Subtype /Form', '1 1 m 2 2 l S '.repeat(times));
  const stars = object(4, '', '/Star Do '.repeat(220));
  const named = Buffer.from('3 0 obj\n<</Resources <</XObject <</Star 5 0 R /Row 6 0 R>> >> >>\nendobj\n');
  const refusal = 'is too large to be a resume: over 300,000 lines and shapes';
  expect(() => checkUnpackedSize(Buffer.concat([named, stars, shapes(10)]))).not.toThrow();
  expect(() => checkUnpackedSize(Buffer.concat([named, stars, shapes(1000)]))).toThrow(refusal);
  const rows = object(4, '', '/Row Do '.repeat(1000));
  const row = object(6, '/Subtype /Form', '/Star Do '.repeat(1000));
  expect(() => checkUnpackedSize(Buffer.concat([named, rows, row, shapes(1)]))).toThrow(refusal);
});

it('neither counts nor returns streams that no page draws', () => {
  const words = 'to be or not to be '.repeat(100_000);
  const attached = object(7, '/Type /EmbeddedFile', words);
  const ofProgram = Buffer.concat([
    Buffer.from('8 0 obj\n<</AIPrivateData1 9 0 R>>\nendobj\n'),
    object(9, '', words),
  ]);
  for (const file of [attached, ofProgram])
    expect(Buffer.from(checkUnpackedSize(file)).includes('to be')).toBe(false);
  expect(() => checkUnpackedSize(object(7, '', words))).toThrow('over 300,000 lines and shapes');
});

it('refuses a PDF whose text encoding unpacks to too much', () => {
  const zeros = deflateSync(Buffer.alloc(4_500_000, 'z'));
  const file = stream('[/FlateDecode /ASCII85Decode]', zeros);
  expect(() => checkUnpackedSize(file)).toThrow('it unpacks to over 16 MB');
});

it('refuses a Word document with too many runs', async () => {
  await expect(readDocx(wordDocument([{ text: '\t'.repeat(110_000) }]))).rejects.toThrow(
    'too long to be a resume',
  );
});

it('refuses a Word document with too many paragraphs', async () => {
  const paragraphs = Array.from({ length: 2501 }, () => ({ text: 'a' }));
  await expect(readDocx(wordDocument(paragraphs))).rejects.toThrow('too long to be a resume');
});

it('refuses a web page with too many tags, and a text file over the limit of a request', async () => {
  const tags = `<html><body>${'<div>a'.repeat(80_001)}`;
  await expect(read('me.html', tags)).rejects.toThrow('me.html: has 80003 tags; at most 80000 are read');
  const lines = `Ana Lo\n${`- ${'word '.repeat(1900)}\n`.repeat(60)}`;
  await expect(read('me.txt', lines)).rejects.toThrow(
    'me.txt: has 557 KiB of text; at most 512 KiB are read',
  );
});

it('refuses Rich Text with too many pieces', async () => {
  await expect(readRtf(Buffer.from(`{\\rtf1 ${'{a}'.repeat(50_001)}}`))).rejects.toThrow(
    'over 50,000 separate pieces of text',
  );
});

it('reads Rich Text with many Chinese characters', async () => {
  const letters = '\\u20013?'.repeat(51_000);
  await expect(readRtf(Buffer.from(`{\\rtf1 ${letters}\\par}`))).resolves.toBeDefined();
});

it('refuses a LinkedIn export with too many lines', async () => {
  const parts = ['Profile', 'Skills'].map((name) => ({
    name: `${name}.csv`,
    content: `Name\n${'a\n'.repeat(15_000)}`,
  }));
  await expect(readLinkedin(zipOf(parts))).rejects.toThrow(
    'has 30002 lines of profile texts; at most 20000 are read',
  );
});

it('refuses a LinkedIn export with too much text', async () => {
  const profile = `First Name,Summary\nAna,"${'a '.repeat(600_000)}"\n`;
  await expect(readLinkedin(zipOf([{ name: 'Profile.csv', content: profile }]))).rejects.toThrow(
    'more than 1 MiB',
  );
});
