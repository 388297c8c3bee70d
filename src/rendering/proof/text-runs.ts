import { unknownCharacter } from './fold-text.ts';
import { identity, type Matrix, times, translation } from './matrix.ts';
import type { PdfFont } from './pdf-font.ts';
import { isText, isWord, type PdfReader, type PdfValue, readValue, textOf } from './pdf-syntax.ts';

/** Text that one operator shows, in points from the lower left corner of its page. */
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
  /** Page numbers and rules: no part of the document. */
  readonly artifact: boolean;
  /** Said once for everything inside, instead of what the glyphs say. */
  actualText: string | undefined;
}

/** The text of a page in the order in which it is drawn; what is marked as an artifact is left out. */
export function readTextRuns(content: string, fonts: ReadonlyMap<string, PdfFont>): readonly TextRun[] {
  const reader: PdfReader = { source: content, position: 0 };
  const page = createPage(fonts);
  let operands: PdfValue[] = [];
  for (let value = readValue(reader); value !== null; value = readValue(reader)) {
    if (isWord(value) && value.kind === 'operator') {
      page.apply(value.word, operands);
      operands = [];
    } else {
      operands.push(value);
    }
  }
  return page.runs;
}

function createPage(fonts: ReadonlyMap<string, PdfFont>) {
  const runs: TextRun[] = [];
  const saved: State[] = [];
  const marked: Marked[] = [];
  let state: State = {
    matrix: identity,
    font: undefined,
    size: 0,
    characterSpace: 0,
    wordSpace: 0,
    leading: 0,
  };
  let line = identity;
  let text = identity;

  const startLine = (matrix: Matrix): void => {
    line = matrix;
    text = matrix;
  };
  const show = (pieces: readonly PdfValue[]): void => {
    const shown = measure(pieces, state);
    const start = times(text, state.matrix);
    text = times(translation(shown.advance, 0), text);
    const end = times(text, state.matrix);
    if (marked.some(({ artifact }) => artifact)) return;
    const size = state.size * Math.hypot(start[2], start[3]);
    runs.push({ text: spoken(shown.text, marked), x: start[4], endX: end[4], y: start[5], size });
  };
  const operators: Readonly<Record<string, (operands: readonly PdfValue[]) => void>> = {
    q: () => void saved.push({ ...state }),
    Q: () => {
      state = saved.pop() ?? state;
    },
    cm: (operands) => {
      state.matrix = times(matrixOf(operands), state.matrix);
    },
    BT: () => startLine(identity),
    Tm: (operands) => startLine(matrixOf(operands)),
    Td: ([x, y]) => startLine(times(translation(Number(x), Number(y)), line)),
    TD: ([x, y]) => {
      state.leading = -Number(y);
      startLine(times(translation(Number(x), Number(y)), line));
    },
    'T*': () => startLine(times(translation(0, -state.leading), line)),
    TL: ([leading]) => {
      state.leading = Number(leading);
    },
    Tc: ([space]) => {
      state.characterSpace = Number(space);
    },
    Tw: ([space]) => {
      state.wordSpace = Number(space);
    },
    Tf: ([name, size]) => {
      state.font = isWord(name) ? fonts.get(name.word) : undefined;
      state.size = Number(size);
    },
    Tj: (operands) => show(operands),
    TJ: ([pieces]) => show(Array.isArray(pieces) ? (pieces as readonly PdfValue[]) : []),
    BMC: ([tag]) => void marked.push({ artifact: isArtifact(tag), actualText: undefined }),
    BDC: ([tag, properties]) =>
      void marked.push({ artifact: isArtifact(tag), actualText: actualText(properties) }),
    EMC: () => void marked.pop(),
  };
  return {
    runs,
    apply: (operator: string, operands: readonly PdfValue[]): void => operators[operator]?.(operands),
  };
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

/** The words of the innermost ActualText, the first time that something is shown in it. */
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
    for (let index = 0; index + 1 < piece.bytes.length; index += 2) {
      const code = piece.bytes.charCodeAt(index) * 256 + piece.bytes.charCodeAt(index + 1);
      const letter = font.text(code) ?? unknownCharacter;
      text += letter;
      advance += (font.width(code) / 1000) * size + characterSpace + (letter === ' ' ? wordSpace : 0);
    }
  }
  return { text, advance };
}
