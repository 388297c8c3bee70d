import type { PdfDictionary, PdfFile } from './pdf-file.ts';
import { isList, isText, isWord, type PdfReader, type PdfValue, readValue, utf16 } from './pdf-syntax.ts';

/** A font of a PDF: the text and width of its character codes. */
export interface PdfFont {
  readonly bytesPerCode: 1 | 2;
  /** `SourceSans3-Regular` */
  readonly name: string;
  /** The text of a code; undefined if the PDF does not give it. */
  text(code: number): string | undefined;
  /** Advance in thousandths of the size. */
  width(code: number): number;
}

/** Reads the two kinds of fonts that Typst writes: composite fonts, and Type 3 for color glyphs. */
export function readFont(file: PdfFile, font: PdfDictionary): PdfFont {
  const kind = font.get('Subtype');
  return isWord(kind) && kind.word === 'Type3' ? readDrawnFont(file, font) : readCompositeFont(file, font);
}

/** Reads a Type 3 font, whose widths are in units of its own matrix. */
function readDrawnFont(file: PdfFile, font: PdfDictionary): PdfFont {
  const texts = readCharacterMap(file.stream(font.get('ToUnicode')));
  const [scale] = numbersOf(file.resolve(font.get('FontMatrix')));
  const widths = numbersOf(file.resolve(font.get('Widths')));
  const first = Number(font.get('FirstChar') ?? 0);
  return {
    bytesPerCode: 1,
    name: '',
    text: (code) => texts.get(code),
    width: (code) => (widths[code - first] ?? 0) * (scale ?? 0.001) * 1000,
  };
}

function numbersOf(value: PdfValue | null): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function readCompositeFont(file: PdfFile, font: PdfDictionary): PdfFont {
  const base = file.resolve(font.get('BaseFont'));
  const descendants = file.resolve(font.get('DescendantFonts'));
  const descendant = file.dictionary(Array.isArray(descendants) ? descendants[0] : undefined);
  const texts = readCharacterMap(file.stream(font.get('ToUnicode')));
  const widths = readWidths(file.resolve(descendant.get('W')));
  const fallback = Number(descendant.get('DW') ?? 1000);
  return {
    bytesPerCode: 2,
    name: isWord(base) ? base.word.replace(/^[A-Z]{6}\+/, '') : '',
    text: (code) => texts.get(code),
    width: (code) => widths.get(code) ?? fallback,
  };
}

/** `[first [w1 w2 …] first last w …]` */
function readWidths(value: PdfValue | null): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  const values = isList(value) ? value : [];
  for (let index = 0; index < values.length; ) {
    const first = Number(values[index]);
    const next = values[index + 1];
    if (isList(next)) {
      for (const [step, width] of next.entries()) widths.set(first + step, Number(width));
      index += 2;
      continue;
    }
    for (let code = first; code <= Number(next); code += 1) widths.set(code, Number(values[index + 2]));
    index += 3;
  }
  return widths;
}

/** The `bfchar` and `bfrange` lines of a ToUnicode map. */
function readCharacterMap(source: string): ReadonlyMap<number, string> {
  const reader: PdfReader = { source, position: 0 };
  const texts = new Map<number, string>();
  let operands: PdfValue[] = [];
  for (let value = readValue(reader); value !== null; value = readValue(reader)) {
    if (!isWord(value) || value.kind !== 'operator') {
      operands.push(value);
      continue;
    }
    if (value.word === 'endbfchar') addCharacters(texts, operands);
    if (value.word === 'endbfrange') addRanges(texts, operands);
    operands = [];
  }
  return texts;
}

function addCharacters(texts: Map<number, string>, operands: readonly PdfValue[]): void {
  for (let index = 0; index + 1 < operands.length; index += 2) {
    const [code, text] = [operands[index], operands[index + 1]];
    if (isText(code) && isText(text)) texts.set(codeOf(code.bytes), utf16(text.bytes));
  }
}

function addRanges(texts: Map<number, string>, operands: readonly PdfValue[]): void {
  for (let index = 0; index + 2 < operands.length; index += 3) {
    const [from, to, target] = operands.slice(index, index + 3);
    if (!isText(from) || !isText(to)) continue;
    for (let code = codeOf(from.bytes), step = 0; code <= codeOf(to.bytes); code += 1, step += 1) {
      const listed = isList(target) ? target[step] : target;
      if (isText(listed)) texts.set(code, isList(target) ? utf16(listed.bytes) : shifted(listed.bytes, step));
    }
  }
}

function shifted(bytes: string, step: number): string {
  const last = bytes.charCodeAt(bytes.length - 1) + step;
  return utf16(bytes.slice(0, -1) + String.fromCharCode(last & 255));
}

function codeOf(bytes: string): number {
  return [...bytes].reduce((code, byte) => code * 256 + byte.charCodeAt(0), 0);
}
