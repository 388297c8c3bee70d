import { closeSync, openSync, readSync } from 'node:fs';
import { hasGlyph } from './character-map.ts';
import { fontFamily } from './font-family.ts';

/** One face of a font file. */
export interface FontFace {
  readonly file: string;
  /** As Typst calls it. */
  readonly family: string;
  /** 400: regular, 700: bold. */
  readonly weight: number;
  readonly isItalic: boolean;
  has(character: string): boolean;
}

interface Table {
  readonly offset: number;
  readonly length: number;
}

type Read = (offset: number, length: number) => Buffer;

/** Far beyond the tables of any font; a length beyond it is damage. */
const maxTableLength = 16 * 1024 * 1024;

/** The faces of a TTF or OTF file or of a collection. @throws RangeError and file errors when it is none of these. */
export function readFontFaces(file: string): readonly FontFace[] {
  return withFile(file, (read) => faceOffsets(read).map((offset) => readFace(file, read, offset)));
}

function readFace(file: string, read: Read, offset: number): FontFace {
  const tables = readTables(read, offset);
  const tableOf = (tag: string) => tables.get(tag) ?? { offset: 0, length: 0 };
  const style = tableOf('OS/2');
  const [weight, selection] = style.length < 64 ? [400, 0] : readStyle(read(style.offset, 64));
  let characters: Buffer | null = null;
  return {
    file,
    family: fontFamily(contentOf(read, tableOf('name'))),
    weight,
    isItalic: (selection & 1) === 1,
    has(character) {
      // Most faces are never asked, and these tables are long.
      characters ??= withFile(file, (readAgain) => contentOf(readAgain, tableOf('cmap')));
      return hasGlyph(characters, character.codePointAt(0) ?? 0);
    },
  };
}

function readStyle(table: Buffer): readonly [weight: number, selection: number] {
  return [table.readUInt16BE(4), table.readUInt16BE(62)];
}

function faceOffsets(read: Read): readonly number[] {
  const head = read(0, 12);
  if (head.toString('latin1', 0, 4) !== 'ttcf') return [0];
  const count = head.readUInt32BE(8);
  const offsets = read(12, count * 4);
  return Array.from({ length: count }, (_, index) => offsets.readUInt32BE(index * 4));
}

function readTables(read: Read, offset: number): ReadonlyMap<string, Table> {
  const count = read(offset, 12).readUInt16BE(4);
  const records = read(offset + 12, count * 16);
  const tables = new Map<string, Table>();
  for (let at = 0; at < records.length; at += 16) {
    const tag = records.toString('latin1', at, at + 4);
    tables.set(tag, { offset: records.readUInt32BE(at + 8), length: records.readUInt32BE(at + 12) });
  }
  return tables;
}

function contentOf(read: Read, { offset, length }: Table): Buffer {
  return read(offset, length);
}

function withFile<T>(file: string, work: (read: Read) => T): T {
  const descriptor = openSync(file, 'r');
  try {
    return work((offset, length) => {
      if (length > maxTableLength) throw new RangeError(`${file} is no font: a table has ${length} bytes`);
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset));
    });
  } finally {
    closeSync(descriptor);
  }
}
