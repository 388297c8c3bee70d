import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { DamagedPackage } from '../contract/errors.ts';

/*
 * Sections of texts and short lists as one file, so that a start of the program parses two lines and not megabytes:
 *
 *   5f0c21aa
 *   {"format":2,"sections":{"skills":{"lists":{"professions":["software",…]},"texts":{"rows":431022,…}},…}}
 *   0 tool Kubernetes = k8s …
 *
 * First the CRC-32 of all that follows, in hexadecimal; then in JSON what is short, and how long each text is;
 * then the texts, one right after the other. All of it is UTF-8, and lengths count bytes.
 */

/** Raised when a program could not read the file of an earlier one. */
const format = 2;

interface Section {
  readonly lists: Readonly<Record<string, unknown>>;
  /** Length in bytes by name, in their order. */
  readonly texts: Readonly<Record<string, number>>;
}

interface Contents {
  readonly format: number;
  readonly sections: Readonly<Record<string, Section>>;
}

/** @param sections by name, objects of byte texts and of short lists */
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

/** @throws DamagedPackage when the file is missing, or not as `printPacked` wrote it. */
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
 * A text as the bytes of its UTF-8, a character for each: what a file of UTF-8 gives that is read as Latin-1. V8
 * keeps such a text byte by byte and takes it over as it lies there; only what is looked up is decoded.
 */
export function toByteText(text: string): string {
  return beyondAscii.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
}

export function fromByteText(bytes: string): string {
  return beyondAscii.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}

/**
 * A table as one byte text, a line for each key in the order of the keys: `key⇥value⇥value`. It is searched by
 * halving, so that a process which asks for a few hundred keys of ten thousand reads only those.
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
