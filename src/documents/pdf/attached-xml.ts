import { inflateSync } from 'node:zlib';

/** Enough for any resume without its pictures, and within the limit for a file of XML. */
const maxBytes = 1024 * 1024;
const maxFiles = 4;
/** Bytes searched for the dictionary of an attachment. */
const maxDictionary = 2000;

/**
 * The XML files that are attached to a PDF, newest first. A Europass PDF carries its data this way. They are read from
 * the bytes, because the PDF library would unpack an attachment of any size.
 */
export function attachedXml(bytes: Uint8Array): readonly string[] {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return streamsOfFiles(pdf)
    .flatMap(({ dictionary, start }) => contentOf(pdf, dictionary, start))
    .filter((text) => text.trimStart().startsWith('<'));
}

interface FileStream {
  readonly dictionary: string;
  /** Offset of its first byte. */
  readonly start: number;
}

function streamsOfFiles(pdf: Buffer): readonly FileStream[] {
  const found: FileStream[] = [];
  for (let at = pdf.length; found.length < maxFiles; ) {
    at = at <= 0 ? -1 : pdf.lastIndexOf('/EmbeddedFile', at - 1, 'latin1');
    if (at < 0) break;
    const before = pdf.toString('latin1', Math.max(0, at - maxDictionary), at);
    const behind = pdf.toString('latin1', at, at + maxDictionary);
    const end = /[\s>]stream\r?\n/.exec(behind);
    // `/EmbeddedFiles` is the list of attachments, not one of them.
    if (/^\/EmbeddedFile(?![A-Za-z])/.test(behind) && end !== null)
      found.push({
        dictionary: before.slice(before.lastIndexOf(' obj') + 1) + behind.slice(0, end.index),
        start: at + end.index + end[0].length,
      });
  }
  return found;
}

/** The text of an attachment; empty if it is packed in an unsupported way or is longer than any resume. */
function contentOf(pdf: Buffer, dictionary: string, start: number): readonly string[] {
  const end = pdf.indexOf('endstream', start, 'latin1');
  if (end < 0 || end - start > maxBytes || /\/DecodeParms/.test(dictionary)) return [];
  const packed = pdf.subarray(start, end);
  const filter = /\/Filter\s?(?:\/(\w{1,20})|\[\s?\/(\w{1,20})\s?\])/.exec(dictionary);
  if (filter === null) return /\/Filter/.test(dictionary) ? [] : [textOf(packed)];
  if ((filter[1] ?? filter[2]) !== 'FlateDecode') return [];
  try {
    return [textOf(inflateSync(packed, { maxOutputLength: maxBytes }))];
  } catch {
    // A broken, locked or overlong attachment is skipped, because the pages have the same content.
    return [];
  }
}

function textOf(content: Uint8Array): string {
  return new TextDecoder().decode(content).replace(/^\uFEFF/, '');
}
