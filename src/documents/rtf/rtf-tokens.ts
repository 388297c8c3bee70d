/** `{`, `}`, `\word123`, `\'e4` or plain text, as bytes of the file, one letter each. */
export type RtfToken =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'word'; readonly word: string; readonly value: number | null }
  | { readonly kind: 'bytes'; readonly bytes: string };

const maxWordLength = 32;

/** Splits RTF, from left to right and never back. Line breaks of the file mean nothing. */
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
  // One blank ends a word and is none of the text.
  if (rtf[end] === ' ') end += 1;
  const value = digits === '' ? null : Number(digits);
  // Bytes of a picture may look like anything.
  if (word === 'bin') return { token: null, end: end + Math.max(0, value ?? 0) };
  return { token: { kind: 'word', word, value }, end };
}

function isLetter(sign: string): boolean {
  return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}
