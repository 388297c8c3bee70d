import { isOnOneLine, type PageDot, type PageRun } from './page-rows.ts';

/*
 * TeX's old fonts have no letters with accents: an accent is drawn first and the letter below it, so that the text says
 * `f¨ur` and `th`ese`. Source: the encoding OT1. Elsewhere the same signs are apostrophes and quotation marks: `Driver´s`.
 */

/** By its name: one of TeX's old fonts, which have an apostrophe of their own; not the typewriter, whose text is code. */
export function drawsAccents(fontName: string): boolean {
  return oldFonts.test(fontName);
}

const oldFonts =
  /^(?:[A-Z]{6}\+)?(?:cm(?:r|b|bx|bxsl|bxti|ti|sl|u|csc|dunh|ss|ssbx|ssdc|ssi|ssq|ssqi)|lcmss\w?)\d{1,2}$/i;

/** Each accent that is drawn by itself, and the one that joins the letter before it. */
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
/** As a share of the size: the letter begins where the accent does, which is at most this wide. */
const widestAccent = 0.75;
/** As a share of the size: what follows an apostrophe reaches less far below it. */
const leastBelow = 0.2;

/** The runs of a page with accents and letters as one. */
export function withDrawnAccents(runs: readonly PageRun[]): readonly PageRun[] {
  const joined = runs.some(({ text }) => openAccent.test(text)) ? withWholeLetters(runs) : runs;
  return joined.map((run) =>
    run.drawsAccents ? { ...run, text: run.text.replace(accentAndLetter, letterWithAccent) } : run,
  );
}

/** An accent at the end of a run belongs to the letter that the next one begins with, and that is below it. */
function withWholeLetters(runs: readonly PageRun[]): readonly PageRun[] {
  const isOpen = runs.map((run, index) => {
    const next = runs[index + 1];
    if (next === undefined || !openAccent.test(run.text) || !/^\p{L}/u.test(next.text)) return false;
    const back = run.endX - next.x;
    const least = run.drawsAccents ? 0 : leastBelow * run.size;
    return isOnOneLine(run, next) && back >= least && back < widestAccent * run.size;
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
  // Above an accent TeX draws the i and the j without their dots.
  const base = letter.replace('ı', 'i').replace('ȷ', 'j');
  const composed = (base + (accents.get(accent) ?? '')).normalize('NFC');
  return [...composed].length === 1 ? composed : written;
}

/**
 * Before an accent over a capital the library reports a blank, drawn or not: after a few capitals their width shows it.
 * @param width up to the next letter, as a share of the size
 */
function isOneWord(text: string, width: number): boolean {
  const capitals = /^(\p{Lu}{1,4}) $/u.exec(text)?.[1]?.length;
  return capitals !== undefined && width < 0.75 * capitals + 0.2;
}

/** What a page is drawn with, as the library lists it: `functions[i]` is called with `values[i]`. */
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

const smallest = 1.2;
const largest = 8;
const maxSteps = 200_000;
/** Of more, a picture is made: no list has as many points on one page. */
const maxDots = 1000;

/** The dots among everything that a page draws: small, and as wide as they are high. */
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

/** `value` is [what is done with the path, its parts, its edges]. */
function dotOf(value: unknown, matrix: Matrix): readonly PageDot[] {
  const edges: unknown = Array.isArray(value) ? value[2] : undefined;
  const [x1, y1, x2, y2] =
    edges instanceof Float32Array || Array.isArray(edges) ? [...edges].map(Number) : [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
  const [left, bottom] = moved(matrix, x1, y1);
  const [right, top] = moved(matrix, x2, y2);
  const [width, height] = [Math.abs(right - left), Math.abs(top - bottom)];
  if (width < smallest || width > largest || Math.abs(width - height) > 0.25 * width) return [];
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

const farthest = 40;

/** A ring around a dot is one mark. */
function isOuter(dot: PageDot, index: number, dots: readonly PageDot[]): boolean {
  return !dots.some(
    ({ x, y, width }, other) =>
      Math.hypot(x - dot.x, y - dot.y) < 1 && (width > dot.width || (width === dot.width && other < index)),
  );
}

/** Each dot that comes before text, as the list marker that it is. */
export function markersOf(dots: readonly PageDot[], runs: readonly PageRun[]): readonly PageRun[] {
  return dots.filter(isOuter).flatMap(({ x, y, width }) => {
    const behind = runs.filter(
      (run) => run.x > x && run.x - x < farthest && y > run.y - 0.1 * run.size && y < run.y + 0.8 * run.size,
    );
    const [first, ...others] = behind;
    if (!first) return [];
    const next = others.reduce((nearest, run) => (run.x < nearest.x ? run : nearest), first);
    const isInside = runs.some((run) => Math.abs(run.y - next.y) < 1 && run.x < x && run.endX > x - 1);
    return isInside ? [] : [{ ...next, text: '•', x: x - width / 2, endX: x + width / 2 }];
  });
}
