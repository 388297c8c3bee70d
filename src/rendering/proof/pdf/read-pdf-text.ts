import { ownValue } from '../../../values/own-value.ts';
import { unknownCharacter } from '../fold-text.ts';
import { openPdf, type PdfDictionary, type PdfFile } from './pdf-file.ts';
import { type PdfFont, readFont } from './pdf-font.ts';
import {
  isList,
  isReference,
  isText,
  isWord,
  type PdfReader,
  type PdfValue,
  readValue,
  textOf,
} from './pdf-syntax.ts';

interface PdfPages {
  /** One list per page, in drawing order. */
  readonly pages: readonly (readonly TextRun[])[];
  /** `SourceSans3-Regular` … */
  readonly fontNames: readonly string[];
}

/**
 * Extracts the text of a PDF with the character maps (ToUnicode) of its fonts.
 * @throws RenderError if it cannot be read
 */
export function readPdfText(pdf: Uint8Array): PdfPages {
  const file = openPdf(pdf);
  const root = file.dictionary(file.trailer.get('Root'));
  const known = new Map<string, PdfFont>();
  const pages = leaves(file, file.dictionary(root.get('Pages'))).map((page) => readPage(file, page, known));
  return { pages, fontNames: [...new Set([...known.values()].map(({ name }) => name))] };
}

function leaves(file: PdfFile, node: PdfDictionary): readonly PdfDictionary[] {
  const kids = file.resolve(node.get('Kids'));
  if (!isList(kids)) return [node];
  return kids.flatMap((kid) => leaves(file, file.dictionary(kid)));
}

function readPage(file: PdfFile, page: PdfDictionary, known: Map<string, PdfFont>): readonly TextRun[] {
  const resources = file.dictionary(page.get('Resources'));
  const fonts = new Map<string, PdfFont>();
  for (const [name, value] of file.dictionary(resources.get('Font'))) {
    const font = file.dictionary(value);
    const base = font.get('BaseFont');
    // The name, which is unique for a subset, or the object number identifies a font, so that it is read only once.
    const place = isReference(value) ? String(value.number) : name;
    const key = isWord(base) ? base.word : place;
    const made = known.get(key) ?? readFont(file, font);
    known.set(key, made);
    fonts.set(name, made);
  }
  const contents = file.resolve(page.get('Contents'));
  const streams = isList(contents) ? contents : [page.get('Contents')];
  return readTextRuns(streams.map((stream) => file.stream(stream)).join('\n'), fonts);
}

/** An affine map as PDF writes it: `x' = ax + cy + e`, `y' = bx + dy + f`. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
function times(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

/** The text of one operator; coordinates are in points from the lower left corner of the page. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly endX: number;
  readonly y: number;
  readonly size: number;
}

interface State {
  matrix: Matrix;
  font: PdfFont | undefined;
  size: number;
  characterSpace: number;
  wordSpace: number;
  leading: number;
}

interface Marked {
  /** True for page numbers and rules, which are not part of the document's text. */
  readonly artifact: boolean;
  /** Replaces the text of all glyphs inside. */
  actualText: string | undefined;
}

interface PageText {
  readonly fonts: ReadonlyMap<string, PdfFont>;
  readonly runs: TextRun[];
  readonly saved: State[];
  readonly marked: Marked[];
  state: State;
  /** Start of the line. */
  line: Matrix;
  /** Place of the next glyph. */
  text: Matrix;
}

const initialState: State = {
  matrix: identity,
  font: undefined,
  size: 0,
  characterSpace: 0,
  wordSpace: 0,
  leading: 0,
};

/** The text of a page in drawing order, without artifacts. */
function readTextRuns(content: string, fonts: ReadonlyMap<string, PdfFont>): readonly TextRun[] {
  const reader: PdfReader = { source: content, position: 0 };
  const state = { ...initialState };
  const page: PageText = { fonts, runs: [], saved: [], marked: [], state, line: identity, text: identity };
  let operands: PdfValue[] = [];
  for (let value = readValue(reader); value !== null; value = readValue(reader)) {
    if (isWord(value) && value.kind === 'operator') {
      ownValue(operators, value.word)?.(page, operands);
      operands = [];
    } else {
      operands.push(value);
    }
  }
  return page.runs;
}

/** Operators for marked content, coordinates and text (ISO 32000-1, 9.4); others are ignored. */
const operators: Readonly<Record<string, (page: PageText, operands: readonly PdfValue[]) => void>> = {
  q: ({ saved, state }) => void saved.push({ ...state }),
  Q: (page) => {
    page.state = page.saved.pop() ?? page.state;
  },
  cm: ({ state }, operands) => {
    state.matrix = times(matrixOf(operands), state.matrix);
  },
  BT: (page) => startLine(page, identity),
  Tm: (page, operands) => startLine(page, matrixOf(operands)),
  Td: (page, [x, y]) => moveLine(page, Number(x), Number(y)),
  TD: (page, [x, y]) => {
    page.state.leading = -Number(y);
    moveLine(page, Number(x), Number(y));
  },
  'T*': (page) => moveLine(page, 0, -page.state.leading),
  TL: ({ state }, [leading]) => {
    state.leading = Number(leading);
  },
  Tc: ({ state }, [space]) => {
    state.characterSpace = Number(space);
  },
  Tw: ({ state }, [space]) => {
    state.wordSpace = Number(space);
  },
  Tf: ({ state, fonts }, [name, size]) => {
    state.font = isWord(name) ? fonts.get(name.word) : undefined;
    state.size = Number(size);
  },
  Tj: (page, operands) => show(page, operands),
  TJ: (page, [pieces]) => show(page, isList(pieces) ? pieces : []),
  BMC: ({ marked }, [tag]) => void marked.push({ artifact: isArtifact(tag), actualText: undefined }),
  BDC: ({ marked }, [tag, properties]) =>
    void marked.push({ artifact: isArtifact(tag), actualText: actualText(properties) }),
  EMC: ({ marked }) => void marked.pop(),
};

function startLine(page: PageText, matrix: Matrix): void {
  page.line = matrix;
  page.text = matrix;
}

function moveLine(page: PageText, x: number, y: number): void {
  startLine(page, times(translation(x, y), page.line));
}

function show(page: PageText, pieces: readonly PdfValue[]): void {
  const { state, marked, runs } = page;
  const shown = measure(pieces, state);
  const start = times(page.text, state.matrix);
  page.text = times(translation(shown.advance, 0), page.text);
  const end = times(page.text, state.matrix);
  if (marked.some(({ artifact }) => artifact)) return;
  const size = state.size * Math.hypot(start[2], start[3]);
  runs.push({ text: spoken(shown.text, marked), x: start[4], endX: end[4], y: start[5], size });
}

function matrixOf(operands: readonly PdfValue[]): Matrix {
  const [a, b, c, d, e, f] = operands.map(Number);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

function isArtifact(tag: PdfValue | undefined): boolean {
  return isWord(tag) && tag.word === 'Artifact';
}

function actualText(properties: PdfValue | undefined): string | undefined {
  const value = properties instanceof Map ? properties.get('ActualText') : undefined;
  return isText(value) ? textOf(value) : undefined;
}

/** The text of the glyphs, or the innermost ActualText: once, then '' for further glyphs inside it. */
function spoken(text: string, marked: readonly Marked[]): string {
  const innermost = marked.findLast(({ actualText: words }) => words !== undefined);
  if (innermost?.actualText === undefined) return text;
  const words = innermost.actualText;
  innermost.actualText = '';
  return words;
}

function measure(pieces: readonly PdfValue[], { font, size, characterSpace, wordSpace }: State) {
  let text = '';
  let advance = 0;
  for (const piece of pieces) {
    if (typeof piece === 'number') advance -= (piece / 1000) * size;
    if (!isText(piece) || !font) continue;
    for (const code of codesOf(piece.bytes, font.bytesPerCode)) {
      const letter = font.text(code) ?? unknownCharacter;
      text += letter;
      advance += (font.width(code) / 1000) * size + characterSpace + (letter === ' ' ? wordSpace : 0);
    }
  }
  return { text, advance };
}

/** Splits bytes into character codes, big-endian. */
function codesOf(bytes: string, bytesPerCode: 1 | 2): readonly number[] {
  const units = bytesPerCode === 1 ? bytes : (bytes.match(/[\s\S]{2}/g) ?? []);
  return Array.from(units, (unit) => [...unit].reduce((code, byte) => code * 256 + byte.charCodeAt(0), 0));
}
