import { closeSync, openSync, readSync } from 'node:fs';
import { fontFiles } from './font-files.ts';

/** One face of a font file. */
export interface FontFace {
  readonly file: string;
  /** Name of the family as Typst reads it. */
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

/** More than any font's tables have; a longer table is damaged. */
const maxTableLength = 16 * 1024 * 1024;

/** The faces of a TTF or OTF file or a collection. @throws RangeError and file errors if it is not a font */
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
      // Read on first use, because the table is long and most faces are never asked.
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

const familyName = 1;
const [anyPlatform, macintosh, windows] = [0, 1, 3];

/** Style names at the end of a family's name that are not part of it. */
const styleWords =
  /[ _-]?(?:thin|extralight|light|regular|normal|medium|semibold|demibold|bold|black|italic|oblique)$/i;

/** The first family in a `name` table, as Typst reads it; '' if there is none. */
function fontFamily(table: Buffer): string {
  const count = table.length < 6 ? 0 : table.readUInt16BE(2);
  const texts = count === 0 ? 0 : table.readUInt16BE(4);
  for (let at = 6; at < 6 + count * 12; at += 12) {
    const [platform, encoding] = [table.readUInt16BE(at), table.readUInt16BE(at + 2)];
    if (table.readUInt16BE(at + 6) !== familyName) continue;
    const start = texts + table.readUInt16BE(at + 10);
    const bytes = table.subarray(start, start + table.readUInt16BE(at + 8));
    if (platform === anyPlatform || platform === windows) return withoutStyle(bigEndian(bytes));
    if (platform === macintosh && encoding === 0) return withoutStyle(bytes.toString('latin1'));
  }
  return '';
}

function withoutStyle(name: string): string {
  const shorter = name.replace(styleWords, '');
  return shorter === name || shorter === '' ? name : withoutStyle(shorter);
}

function bigEndian(bytes: Buffer): string {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return Buffer.from(whole).swap16().toString('utf16le');
}

/**
 * True if a `cmap` table maps the code point to a glyph. Reads formats 4 and 12, the only ones in today's Unicode fonts
 * (OpenType specification, cmap).
 */
export function hasGlyph(table: Buffer, code: number): boolean {
  const count = table.length < 4 ? 0 : table.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const subtable = table.readUInt32BE(4 + index * 8 + 4);
    const format = table.readUInt16BE(subtable);
    if (format === 12 && isInGroups(table, subtable, code)) return true;
    if (format === 4 && isInSegments(table, subtable, code)) return true;
  }
  return false;
}

/** Index of the first of `count` rows, sorted by their ends, that ends at or after the code; `count` if none does. */
function firstNotBefore(count: number, code: number, endOf: (row: number) => number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(middle) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isInGroups(table: Buffer, subtable: number, code: number): boolean {
  const count = table.readUInt32BE(subtable + 12);
  const group = (row: number) => subtable + 16 + row * 12;
  const row = firstNotBefore(count, code, (one) => table.readUInt32BE(group(one) + 4));
  return row < count && table.readUInt32BE(group(row)) <= code;
}

function isInSegments(table: Buffer, subtable: number, code: number): boolean {
  if (code > 0xfffe) return false;
  const doubled = table.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  const row = 2 * firstNotBefore(doubled / 2, code, (one) => table.readUInt16BE(ends + 2 * one));
  if (row >= doubled || table.readUInt16BE(starts + row) > code) return false;
  const delta = table.readUInt16BE(starts + doubled + row);
  const place = starts + 2 * doubled + row;
  const range = table.readUInt16BE(place);
  if (range === 0) return ((code + delta) & 0xffff) !== 0;
  return table.readUInt16BE(place + range + 2 * (code - table.readUInt16BE(starts + row))) !== 0;
}

export type HasGlyph = (character: string) => boolean;

/** Tests if any of the package's fonts has a character. Themes use them all. @throws RenderError without fonts */
export function shippedFonts(fontsFolder: string): HasGlyph {
  const faces = fontFiles(fontsFolder).flatMap(readFontFaces);
  return (character) => faces.some((face) => face.has(character));
}
