import { inflateSync } from 'node:zlib';
import { countDrawing } from './count-drawing.ts';

/** All of a file together: the texts and lines of a resume have less than three, whole Chinese fonts some twenty. */
const maxMegabytes = { fonts: 64, others: 5 };
/** Several times what the resumes have that draw most; what each costs is bounded by it. */
const most = { operators: 300_000, texts: 60_000, objects: 200, fonts: 600, fields: 2000 };
const names: Readonly<Record<keyof typeof most, string>> = {
  operators: 'drawing steps',
  texts: 'pieces of text',
  objects: 'pictures',
  fonts: 'fonts',
  fields: 'links and fields',
};
const font = /\/Length1\b|\/Subtype\s{0,2}\/(?:Type1C|CIDFontType0C|OpenType)\b/;
const packings = /\/(?:FlateDecode|Fl|ASCII85Decode|A85|ASCIIHexDecode|AHx)\b/g;
/** A dictionary before its stream is short. */
const maxDictionary = 2000;
const bytesInMegabyte = 1024 * 1024;

/**
 * Looks at how long the streams of a PDF are, and how much they draw, before a library unpacks them without a bound.
 * Pictures are not looked at: nobody unpacks them.
 * @throws Error in words for people, when they are longer than those of any resume
 */
export function checkUnpackedSize(bytes: Uint8Array): void {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const left = { fonts: maxMegabytes.fonts * bytesInMegabyte, others: maxMegabytes.others * bytesInMegabyte };
  const drawn = { operators: 0, texts: 0, objects: 0, fonts: 0, fields: countOf(pdf, '/Rect') };
  for (let at = pdf.indexOf('stream', 0, 'latin1'); at >= 0; at = pdf.indexOf('stream', at + 1, 'latin1')) {
    const dictionary = dictionaryBefore(pdf, at);
    if (dictionary === null || /\/Subtype\s{0,2}\/Image\b/.test(dictionary)) continue;
    const end = pdf.indexOf('endstream', at, 'latin1');
    const packed = pdf.subarray(startBehind(pdf, at), end < 0 ? pdf.length : end);
    const kind = font.test(dictionary) ? 'fonts' : 'others';
    const { length, content } = unpacked(packed, dictionary.match(packings) ?? [], left[kind]);
    left[kind] -= length;
    if (left[kind] <= 0)
      throw new Error(`unpacks to more than ${maxMegabytes[kind]} MB, more than any resume`);
    if (kind === 'fonts') continue;
    countDrawing(content, drawn);
    if (content !== packed) drawn.fields += countOf(content, '/Rect');
    checkDrawing(drawn);
  }
  checkDrawing(drawn);
}

function checkDrawing(drawn: Readonly<typeof most>): void {
  for (const key of ['operators', 'texts', 'objects', 'fonts', 'fields'] as const)
    if (drawn[key] > most[key])
      throw new Error(`holds more than ${most[key]} ${names[key]}, more than any resume`);
}

/** Links and fields say where they are, and other things seldom do. */
function countOf(content: Uint8Array, word: string): number {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  let count = 0;
  for (let at = bytes.indexOf(word, 0, 'latin1'); at >= 0; at = bytes.indexOf(word, at + 1, 'latin1'))
    count += 1;
  return count;
}

/** What stands between `obj` and `stream`; null where the word ends a stream or is a word of the text. */
function dictionaryBefore(pdf: Buffer, at: number): string | null {
  const before = pdf.toString('latin1', Math.max(0, at - maxDictionary), at);
  return />>\s{0,4}$/.test(before) ? before.slice(before.lastIndexOf(' obj') + 1) : null;
}

/** A line break parts the word from its bytes. */
function startBehind(pdf: Buffer, at: number): number {
  const behind = at + 'stream'.length;
  return behind + (pdf[behind] === 0x0d ? 2 : 1);
}

interface Unpacked {
  /** In bytes, of each round of unpacking; at least what is left where it is longer than that. */
  readonly length: number;
  readonly content: Uint8Array;
}

function unpacked(packed: Uint8Array, filters: readonly string[], left: number): Unpacked {
  let content = packed;
  let length = filters.length === 0 ? packed.length : 0;
  for (const filter of filters) {
    try {
      content = withoutFilter(content, filter, Math.max(1, left - length));
    } catch (error) {
      // What is broken is for the library to tell.
      return { length: error instanceof RangeError ? left : length, content: new Uint8Array() };
    }
    length += content.length;
  }
  return { length, content };
}

function withoutFilter(content: Uint8Array, filter: string, maxOutputLength: number): Uint8Array {
  if (/85/.test(filter)) return fromAscii85(content);
  if (/Hex|AHx/.test(filter))
    return Buffer.from(
      Buffer.from(content)
        .toString('latin1')
        .replace(/[^\da-f]/gi, ''),
      'hex',
    );
  return inflateSync(content, { maxOutputLength });
}

/** Five signs for four bytes, from `!` on; `z` is four times zero. */
function fromAscii85(content: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let [sum, count] = [0, 0];
  const flush = (kept: number) => {
    for (let at = 0; at < kept; at += 1) bytes.push(Math.floor(sum / 256 ** (3 - at)) % 256);
    [sum, count] = [0, 0];
  };
  for (const sign of content) {
    if (sign === 0x7e) break;
    if (sign === 0x7a && count === 0) flush(4);
    if (sign < 0x21 || sign > 0x75) continue;
    sum = sum * 85 + sign - 0x21;
    count += 1;
    if (count === 5) flush(4);
  }
  const missing = 5 - count;
  if (count < 2) return Uint8Array.from(bytes);
  for (let at = 0; at < missing; at += 1) sum = sum * 85 + 84;
  flush(4 - missing);
  return Uint8Array.from(bytes);
}
