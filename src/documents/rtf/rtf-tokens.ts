/** `{`, `}`, `\word123`, `\'e4` or plain text, with one character per byte. */
export type RtfToken =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'word'; readonly word: string; readonly value: number | null }
  | { readonly kind: 'bytes'; readonly bytes: string };

const maxWordLength = 32;

/** Splits RTF in one pass. Line breaks in the file have no meaning. */
export function* rtfTokens(rtf: string): Generator<RtfToken> {
  let at = 0;
  while (at < rtf.length) {
    const sign = rtf[at];
    if (sign === '{' || sign === '}') {
      yield sign === '{' ? { kind: 'open' } : { kind: 'close' };
      at += 1;
    } else if (sign === '\\') {
      const { token, end } = control(rtf, at + 1);
      if (token) yield token;
      at = end;
    } else {
      const end = endOfText(rtf, at);
      const bytes = rtf.slice(at, end).replace(/[\r\n]/g, '');
      if (bytes !== '') yield { kind: 'bytes', bytes };
      at = end;
    }
  }
}

function endOfText(rtf: string, start: number): number {
  let end = start;
  while (end < rtf.length && rtf[end] !== '{' && rtf[end] !== '}' && rtf[end] !== '\\') end += 1;
  return end;
}

interface Control {
  readonly token: RtfToken | null;
  readonly end: number;
}

function control(rtf: string, start: number): Control {
  const sign = rtf[start] ?? '';
  if (sign === "'") {
    const byte = Number.parseInt(rtf.slice(start + 1, start + 3), 16);
    const bytes = Number.isNaN(byte) ? '' : String.fromCharCode(byte);
    return { token: { kind: 'bytes', bytes }, end: start + 3 };
  }
  if (sign === '\\' || sign === '{' || sign === '}')
    return { token: { kind: 'bytes', bytes: sign }, end: start + 1 };
  if (!isLetter(sign)) return { token: { kind: 'word', word: sign, value: null }, end: start + 1 };
  let end = start;
  while (end - start < maxWordLength && isLetter(rtf[end] ?? '')) end += 1;
  const word = rtf.slice(start, end);
  const digits = /^-?\d{1,10}/.exec(rtf.slice(end, end + 11))?.[0] ?? '';
  end += digits.length;
  // One blank ends a control word and is not part of the text.
  if (rtf[end] === ' ') end += 1;
  const value = digits === '' ? null : Number(digits);
  // Binary data of a picture is skipped.
  if (word === 'bin') return { token: null, end: end + Math.max(0, value ?? 0) };
  return { token: { kind: 'word', word, value }, end };
}

function isLetter(sign: string): boolean {
  return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}

/* Text in RTF is bytes in the encoding of the font. */

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

/** The encoding of a font, or else of the document. */
export function encodingOfCharset(charset: number | undefined, own: string): string {
  if (charset === symbols) return 'symbols';
  return byCharset.get(charset ?? 0) ?? own;
}

/** Decodes text; characters of a symbol font become list markers. */
export function decoded(bytes: string, encoding: string): string {
  if (encoding === 'symbols') return bytes.replace(/[^\s]/g, '•');
  return new TextDecoder(encoding).decode(Buffer.from(bytes, 'latin1'));
}
