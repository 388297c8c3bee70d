import { expect, it } from 'vitest';
import { readPdfPages } from '../../../src/documents/pdf/read-pdf-pages.ts';

/**
 * One page with drawn text. In font F2, the letter A has the name of a rare script; F3 has Chinese letters by their
 * number in Adobe's tables; P0, P1 … are parts of one font.
 */
function pageOf(drawn: string, parts = 0): Uint8Array {
  const numbers = Array.from({ length: parts }, (_, index) => index);
  const names = '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <081A> endbfchar';
  const stream = (text: string) => `<</Length ${text.length}>> stream\n${text}\nendstream`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R/F3 8 0 R${numbers.map((part) => `/P${part} ${part + 12} 0 R`).join('')}>>>>>>`,
    stream(`BT ${drawn} ET`),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 7 0 R>>',
    stream(`begincmap ${names} endcmap`),
    '<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding/Identity-H/DescendantFonts[9 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Song/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 5>>/FontDescriptor 10 0 R>>',
    '<</Type/FontDescriptor/FontName/Song/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/StemV 80>>',
    stream(
      'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <42> <9EB5> endbfchar endcmap',
    ),
    ...numbers.map(
      (part) => `<</Type/Font/Subtype/Type1/BaseFont/AAAAA${'ABCDEFGH'[part]}+Ming-Bold/ToUnicode 11 0 R>>`,
    ),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj ${object} endobj\n`).join('');
  return new TextEncoder().encode(
    `%PDF-1.4\n${body}trailer <</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`,
  );
}

const textsOf = async (drawn: string) =>
  (await readPdfPages(pageOf(drawn))).flatMap(({ runs }) =>
    runs.map(({ text }) => text.trim()).filter((text) => text !== ''),
  );

it('reads text once that is drawn twice to look bolder', async () => {
  expect(
    await textsOf(
      '/F1 12 Tf 1 0 0 1 50 700 Tm (Mara Lindt) Tj 1 0 0 1 50.4 700 Tm (Mara Lindt) Tj 1 0 0 1 50 660 Tm (Mara Lindt) Tj',
    ),
  ).toEqual(['Mara Lindt', 'Mara Lindt']);
});

it('reads a single letter of a rare script as an icon that marks the text after it', async () => {
  expect(
    await textsOf('/F2 12 Tf 1 0 0 1 50 700 Tm (A) Tj /F1 12 Tf 1 0 0 1 70 700 Tm (Ringstrasse 7) Tj'),
  ).toEqual(['•', 'Ringstrasse 7']);
});

it('reads words in a rare script even if each letter is drawn separately', async () => {
  const letters = [50, 70, 90, 110, 130].map((x) => `1 0 0 1 ${x} 700 Tm (A) Tj`);
  expect((await textsOf(`/F2 12 Tf ${letters.join(' ')}`)).join('')).toContain('\u081A');
});

it('reads Chinese characters that a font identifies only by number', async () => {
  expect(await textsOf('/F3 12 Tf 1 0 0 1 50 700 Tm <051D0D3D0A1F0F6B10CF> Tj')).toEqual(['厨师林晓雨']);
});

it('reads many parts of a Chinese font as one typeface, but not a few parts or other fonts', async () => {
  const fontsOf = async (parts: number, text: string) => {
    const drawn = Array.from(
      { length: parts },
      (_, part) => `/P${part} 12 Tf 1 0 0 1 50 ${700 - 20 * part} Tm (${text}) Tj`,
    );
    const [page] = await readPdfPages(pageOf(drawn.join(' '), parts));
    return new Set(page?.runs.filter((run) => run.text.trim() !== '').map(({ font }) => font)).size;
  };
  // The letter B is a Chinese character in these fonts.
  expect(await fontsOf(2, 'BB')).toBe(2);
  expect(await fontsOf(8, 'BB')).toBe(1);
  expect(await fontsOf(8, 'oven')).toBe(8);
});
