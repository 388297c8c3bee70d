/* Letters in RTF are bytes, which the font says how to read. */

const byCharset: ReadonlyMap<number, string> = new Map([
  [77, 'macintosh'],
  [128, 'shift_jis'],
  [129, 'euc-kr'],
  [134, 'gbk'],
  [136, 'big5'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
]);
const byCodepage: ReadonlyMap<number, string> = new Map([
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10000, 'macintosh'],
  [65001, 'utf-8'],
  ...[874, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map((page): [number, string] => [
    page,
    `windows-${page}`,
  ]),
]);
const usual = 'windows-1252';
const symbols = 2;

export function encodingOfCodepage(codepage: number): string {
  return byCodepage.get(codepage) ?? usual;
}

/** What a font's letters are written in; the document's own where it says nothing else. */
export function encodingOfCharset(charset: number | undefined, own: string): string {
  if (charset === symbols) return 'symbols';
  return byCharset.get(charset ?? 0) ?? own;
}

/** Letters of a font of pictures are list markers. */
export function decoded(bytes: string, encoding: string): string {
  if (encoding === 'symbols') return bytes.replace(/[^\s]/g, '•');
  return new TextDecoder(encoding).decode(Buffer.from(bytes, 'latin1'));
}
