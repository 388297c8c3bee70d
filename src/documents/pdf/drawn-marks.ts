import { isOnOneLine, type PageDot, type PageRun } from './page-rows.ts';

/*
 * TeX's old fonts (encoding OT1) have no accented letters: an accent is drawn first and the letter below it, so the
 * text reads `f¨ur` and `th`ese`. In other fonts the same characters are apostrophes and quotation marks: `Driver´s`.
 */

/** True for TeX's old fonts, except the typewriter, whose text is code. They have a separate apostrophe. */
export function drawsAccents(fontName: string): boolean {
  return oldFonts.test(fontName);
}

const oldFonts =
  /^(?:[A-Z]{6}\+)?(?:cm(?:r|b|bx|bxsl|bxti|ti|sl|u|csc|dunh|ss|ssbx|ssdc|ssi|ssq|ssqi)|lcmss\w?)\d{1,2}$/i;

/** Accents that are drawn separately, with the combining form of each. */
const accents: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¨', '\u0308'],
  ['˚', '\u030A'],
  ['ˇ', '\u030C'],
  ['¸', '\u0327'],
]);
const accentAndLetter = /([`´ˆ˜¨˚ˇ¸])(\p{L})/gu;
const openAccent = /[`´ˆ˜¨˚ˇ¸]$/;
/** Maximum width of an accent, as a share of the font size. */
const maxAccentWidth = 0.75;
/**
 * Minimum overlap of an accent and the letter below it, as a share of the font size; what follows an apostrophe
 * overlaps less.
 */
const minOverlap = 0.2;

/** Joins accents with their letters. */
export function withDrawnAccents(runs: readonly PageRun[]): readonly PageRun[] {
  const joined = runs.some(({ text }) => openAccent.test(text)) ? withWholeLetters(runs) : runs;
  return joined.map((run) =>
    run.drawsAccents ? { ...run, text: run.text.replace(accentAndLetter, letterWithAccent) } : run,
  );
}

/** Joins an accent at the end of a run with the overlapping letter that begins the next run. */
function withWholeLetters(runs: readonly PageRun[]): readonly PageRun[] {
  const isOpen = runs.map((run, index) => {
    const next = runs[index + 1];
    if (next === undefined || !openAccent.test(run.text) || !/^\p{L}/u.test(next.text)) return false;
    const back = run.endX - next.x;
    const least = run.drawsAccents ? 0 : minOverlap * run.size;
    return isOnOneLine(run, next) && back >= least && back < maxAccentWidth * run.size;
  });
  return runs.flatMap((run, index) => {
    const accent = isOpen[index - 1] ? (runs[index - 1]?.text.at(-1) ?? '') : '';
    const joined = (accent + run.text.slice(0, 1)).replace(accentAndLetter, letterWithAccent);
    const whole = joined + run.text.slice(1);
    if (!isOpen[index]) return [{ ...run, text: whole }];
    const endX = runs[index + 1]?.x ?? run.endX;
    const text = whole.slice(0, -1);
    const shown = isOneWord(text, (endX - run.x) / run.size) ? text.trimEnd() : text;
    return shown === '' ? [] : [{ ...run, text: shown, endX }];
  });
}

function letterWithAccent(written: string, accent: string, letter: string): string {
  // Below an accent, TeX draws the i and the j without their dots.
  const base = letter.replace('ı', 'i').replace('ȷ', 'j');
  const composed = (base + (accents.get(accent) ?? '')).normalize('NFC');
  return [...composed].length === 1 ? composed : written;
}

/**
 * True if the blank after a few capitals is not drawn, judged by their width: the library reports a blank before every
 * accent over a capital.
 * @param width up to the next letter, as a share of the font size
 */
function isOneWord(text: string, width: number): boolean {
  const capitals = /^(\p{Lu}{1,4}) $/u.exec(text)?.[1]?.length;
  return capitals !== undefined && width < 0.75 * capitals + 0.2;
}

/** The drawing operators of a page, as the library lists them: `functions[i]` is called with `values[i]`. */
export interface DrawingSteps {
  readonly functions: readonly number[];
  readonly values: readonly unknown[];
  readonly codes: {
    readonly save: number;
    readonly restore: number;
    readonly transform: number;
    readonly constructPath: number;
  };
}

type Matrix = readonly [number, number, number, number, number, number];

const minDotWidth = 1.2;
const maxDotWidth = 8;
const maxSteps = 200_000;
/** Above this number, dots form a picture; no list has as many points on one page. */
const maxDots = 1000;

/** The dots that a page draws: small shapes that are as wide as they are high. */
export function drawnDots({ functions, values, codes }: DrawingSteps): readonly PageDot[] {
  const dots: PageDot[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [index, code] of functions.slice(0, maxSteps).entries()) {
    const value = values[index];
    if (code === codes.save) saved.push(matrix);
    else if (code === codes.restore) matrix = saved.pop() ?? matrix;
    else if (code === codes.transform && isMatrix(value)) matrix = product(matrix, value);
    else if (code === codes.constructPath) dots.push(...dotOf(value, matrix));
  }
  return dots.length > maxDots ? [] : dots;
}

/** `value` is [operation, segments, bounding box]. */
function dotOf(value: unknown, matrix: Matrix): readonly PageDot[] {
  const edges: unknown = Array.isArray(value) ? value[2] : undefined;
  const [x1, y1, x2, y2] =
    edges instanceof Float32Array || Array.isArray(edges) ? [...edges].map(Number) : [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
  const [left, bottom] = moved(matrix, x1, y1);
  const [right, top] = moved(matrix, x2, y2);
  const [width, height] = [Math.abs(right - left), Math.abs(top - bottom)];
  if (width < minDotWidth || width > maxDotWidth || Math.abs(width - height) > 0.25 * width) return [];
  return [{ x: (left + right) / 2, y: (bottom + top) / 2, width }];
}

function isMatrix(value: unknown): value is Matrix {
  return Array.isArray(value) && value.length === 6 && value.every((one) => typeof one === 'number');
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

const maxMarkerDistance = 40;

/** False for a dot inside a ring: the two are one mark. */
function isOuter(dot: PageDot, index: number, dots: readonly PageDot[]): boolean {
  return !dots.some(
    ({ x, y, width }, other) =>
      Math.hypot(x - dot.x, y - dot.y) < 1 && (width > dot.width || (width === dot.width && other < index)),
  );
}

/** List markers for the dots that are drawn before text. */
export function markersOf(dots: readonly PageDot[], runs: readonly PageRun[]): readonly PageRun[] {
  return dots.filter(isOuter).flatMap(({ x, y, width }) => {
    const behind = runs.filter(
      (run) =>
        run.x > x &&
        run.x - x < maxMarkerDistance &&
        y > run.y - 0.1 * run.size &&
        y < run.y + 0.8 * run.size,
    );
    const [first, ...others] = behind;
    if (!first) return [];
    const next = others.reduce((nearest, run) => (run.x < nearest.x ? run : nearest), first);
    const isInside = runs.some((run) => Math.abs(run.y - next.y) < 1 && run.x < x && run.endX > x - 1);
    return isInside ? [] : [{ ...next, text: '•', x: x - width / 2, endX: x + width / 2 }];
  });
}
