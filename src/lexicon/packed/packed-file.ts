import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { DamagedPackage } from '../../contract/errors.ts';

/*
 * Sections of texts and short lists in one file, so that a start parses two lines instead of megabytes:
 *
 *    5f0c21aa
 *    {"format":2,"sections":{"skills":{"lists":{"professions":["software",…]},"texts":{"rows":431022,…}},…}}
 *    0 tool Kubernetes = k8s …
 *
 * The first line is the CRC-32 of the rest, in hexadecimal; the second is JSON with the short lists and the length of
 * each text; then the texts follow without separators. All of it is UTF-8, and lengths are in bytes.
 */

/** Increased when older programs could no longer read the file, or newer ones an old file. */
const format = 2;

interface Section {
  readonly lists: Readonly<Record<string, unknown>>;
  /** Lengths in bytes, by name and in order. */
  readonly texts: Readonly<Record<string, number>>;
}

interface Contents {
  readonly format: number;
  readonly sections: Readonly<Record<string, Section>>;
}

/** @param sections objects of byte texts and short lists, by name */
export function printPacked(sections: object): Uint8Array {
  const texts: string[] = [];
  const contents: Contents = {
    format,
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, section]) => {
        const entries = Object.entries(section);
        const own = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
        texts.push(...own.map(([, text]) => text));
        const lists = Object.fromEntries(entries.filter(([, value]) => typeof value !== 'string'));
        return [name, { lists, texts: Object.fromEntries(own.map(([key, text]) => [key, text.length])) }];
      }),
    ),
  };
  const body = [`${toByteText(JSON.stringify(contents))}\n`, ...texts].join('');
  return Buffer.from(`${checksumOf(Buffer.from(body, 'latin1'))}\n${body}`, 'latin1');
}

/** @throws DamagedPackage if the file is missing or is not as `printPacked` wrote it. */
export function readPacked<Sections extends object>(file: string): Sections {
  const bytes = bytesOf(file);
  const start = bytes.indexOf('\n') + 1;
  if (bytes.toString('latin1', 0, start).trimEnd() !== checksumOf(bytes.subarray(start)))
    throw new DamagedPackage(file, 'is damaged');
  const body = bytes.toString('latin1', start);
  let end = body.indexOf('\n') + 1;
  const contents = JSON.parse(fromByteText(body.slice(0, end))) as Contents;
  if (contents.format !== format) throw new DamagedPackage(file, 'belongs to another version');
  const sections = Object.entries(contents.sections).map(([name, { lists, texts }]) => {
    const read = Object.entries(texts).map(([key, length]) => {
      end += length;
      return [key, body.slice(end - length, end)];
    });
    return [name, { ...lists, ...Object.fromEntries(read) }];
  });
  return Object.fromEntries(sections) as Sections;
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new DamagedPackage(file, 'is missing or cannot be read', { cause });
  }
}

function checksumOf(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}

const beyondAscii = /[^\0-\x7f]/;

/**
 * Represents a text by its UTF-8 bytes, one character each, as if the file was read as Latin-1. V8 stores such a string
 * byte by byte without conversion, and only looked-up parts are decoded.
 */
export function toByteText(text: string): string {
  return beyondAscii.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
}

export function fromByteText(bytes: string): string {
  return beyondAscii.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}

/**
 * A table as one byte text with a line for each key, sorted: `key⇥value⇥value`. Lookup is a binary search, so that a
 * process that needs a few hundred of ten thousand keys only reads those.
 */
export function sortedLines(entries: Iterable<readonly [key: string, values: readonly string[]]>): string {
  const lines = [...entries].map(([key, values]) => ({
    key: toByteText(key),
    line: toByteText([key, ...values].join('\t')),
  }));
  lines.sort((a, b) => (a.key < b.key ? -1 : 1));
  return lines.map(({ line }) => `${line}\n`).join('');
}

export function valuesIn(lines: string, key: string): readonly string[] | undefined {
  const sought = toByteText(key);
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const start = lines.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
    const end = lines.indexOf('\n', start);
    const keyEnd = lines.indexOf('\t', start);
    const found = lines.slice(start, keyEnd);
    if (found === sought) return fromByteText(lines.slice(keyEnd + 1, end)).split('\t');
    if (found < sought) low = end + 1;
    else high = start;
  }
  return undefined;
}
