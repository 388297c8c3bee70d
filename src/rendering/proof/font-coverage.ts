import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fontFiles } from '../typst/font-files.ts';

/** Whether the text fonts of a PDF can draw a character, each of them: it is not asked which one sets which text. */
export function fontCoverage(
  fontsFolder: string,
  fontNames: readonly string[],
): (character: string) => boolean {
  const files = fontFiles(fontsFolder);
  const named = files.filter((file) => fontNames.includes(path.basename(file, '.ttf')));
  const maps = (named.length > 0 ? named : files).map((file) => codePoints(readFileSync(file)));
  // A font of symbols draws no text, so what it lacks is not missed.
  const textMaps = maps.filter((map) => map.has(letterA));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return /\s/.test(character) || textMaps.every((map) => map.has(code));
  };
}

const letterA = 0x61;

/** The `cmap` table: formats 4 and 12, which are all that fonts of today have for Unicode. */
function codePoints(font: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  const table = tableOffset(font, 'cmap');
  const count = table === null ? 0 : font.readUInt16BE(table + 2);
  for (let index = 0; table !== null && index < count; index += 1) {
    const subtable = table + font.readUInt32BE(table + 4 + index * 8 + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) addSegments(font, subtable, found);
    if (format === 12) addGroups(font, subtable, found);
  }
  return found;
}

function tableOffset(font: Buffer, tag: string): number | null {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  return null;
}

function addSegments(font: Buffer, subtable: number, found: Set<number>): void {
  const doubled = font.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  for (let offset = 0; offset < doubled; offset += 2) {
    const [start, end] = [font.readUInt16BE(starts + offset), font.readUInt16BE(ends + offset)];
    const place = starts + 2 * doubled + offset;
    const [delta, range] = [font.readUInt16BE(place - doubled), font.readUInt16BE(place)];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : font.readUInt16BE(place + range + 2 * (code - start));
      if ((glyph & 0xffff) !== 0) found.add(code);
    }
  }
}

function addGroups(font: Buffer, subtable: number, found: Set<number>): void {
  const count = font.readUInt32BE(subtable + 12);
  for (let index = 0; index < count; index += 1) {
    const group = subtable + 16 + index * 12;
    const end = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= end; code += 1) found.add(code);
  }
}
