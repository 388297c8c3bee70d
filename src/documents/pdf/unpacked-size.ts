import { inflateSync } from 'node:zlib';

/** All of a file together: the texts and lines of a resume have less than one, whole Chinese fonts some twenty. */
const maxMegabytes = { fonts: 64, others: 16 };
const font = /\/Length1\b|\/Subtype\s{0,2}\/(?:Type1C|CIDFontType0C|OpenType)\b/;
/** A dictionary before its stream is short. */
const maxDictionary = 2000;
const bytesInMegabyte = 1024 * 1024;

/**
 * Looks at how long the packed streams of a PDF are, before a library unpacks them without a bound. Pictures are not
 * looked at: nobody unpacks them.
 * @throws Error in words for people, when they are longer than those of any resume
 */
export function checkUnpackedSize(bytes: Uint8Array): void {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const left = { fonts: maxMegabytes.fonts * bytesInMegabyte, others: maxMegabytes.others * bytesInMegabyte };
  for (let at = pdf.indexOf('stream', 0, 'latin1'); at >= 0; at = pdf.indexOf('stream', at + 1, 'latin1')) {
    const dictionary = dictionaryBefore(pdf, at);
    if (dictionary === null || /\/Subtype\s{0,2}\/Image\b/.test(dictionary)) continue;
    const packings = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (packings === 0) continue;
    const end = pdf.indexOf('endstream', at, 'latin1');
    const packed = pdf.subarray(startBehind(pdf, at), end < 0 ? pdf.length : end);
    const kind = font.test(dictionary) ? 'fonts' : 'others';
    left[kind] -= unpackedLength(packed, packings, left[kind]);
    if (left[kind] <= 0)
      throw new Error(`unpacks to more than ${maxMegabytes[kind]} MB, which no resume does`);
  }
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

/** In bytes; at least `most` where it is longer than that. */
function unpackedLength(packed: Uint8Array, packings: number, most: number): number {
  let content = packed;
  let length = 0;
  for (let packing = 0; packing < packings; packing += 1) {
    try {
      content = inflateSync(content, { maxOutputLength: Math.max(1, most - length) });
    } catch (error) {
      // What is broken is for the library to tell.
      return error instanceof RangeError ? most : length;
    }
    length += content.length;
  }
  return length;
}
