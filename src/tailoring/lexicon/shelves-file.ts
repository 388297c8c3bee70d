import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { DamagedPackage } from '../../contract/damaged-package.ts';
import { fromByteText, toByteText } from './byte-text.ts';

/*
 * Shelves as a file, so that a start of the program parses two lines and not a megabyte of tables:
 *
 *   5f0c21aa
 *   {"lists":{"professions":["software",…]},"texts":{"rows":431022,"shelves":310977,"broader":40112}}
 *   0 tool Kubernetes = k8s …
 *
 * First the CRC-32 of all that follows, in hexadecimal; then in JSON what is short, and how long each text is;
 * then the texts, one right behind the other. All of it is UTF-8, and lengths count bytes.
 */

interface Contents {
  readonly lists: Readonly<Record<string, unknown>>;
  /** Length in bytes by name, in the order in which they stand. */
  readonly texts: Readonly<Record<string, number>>;
}

/** @param shelves an object of byte texts and of short lists */
export function printShelves(shelves: object): Uint8Array {
  const entries = Object.entries(shelves);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const contents: Contents = {
    lists: Object.fromEntries(entries.filter(([, value]) => typeof value !== 'string')),
    texts: Object.fromEntries(texts.map(([name, text]) => [name, text.length])),
  };
  const body = [`${toByteText(JSON.stringify(contents))}\n`, ...texts.map(([, text]) => text)].join('');
  return Buffer.from(`${checksumOf(Buffer.from(body, 'latin1'))}\n${body}`, 'latin1');
}

/** @throws DamagedPackage when the file is missing, or not as `printShelves` wrote it. */
export function readShelves<Shelves extends object>(file: string): Shelves {
  const bytes = bytesOf(file);
  const start = bytes.indexOf('\n') + 1;
  if (bytes.toString('latin1', 0, start).trimEnd() !== checksumOf(bytes.subarray(start)))
    throw new DamagedPackage(file, 'is damaged');
  const body = bytes.toString('latin1', start);
  let end = body.indexOf('\n') + 1;
  const { lists, texts } = JSON.parse(fromByteText(body.slice(0, end))) as Contents;
  const read = Object.entries(texts).map(([name, length]) => {
    end += length;
    return [name, body.slice(end - length, end)];
  });
  return { ...lists, ...Object.fromEntries(read) } as Shelves;
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
