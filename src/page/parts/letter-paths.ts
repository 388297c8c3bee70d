/*
 * Pictures of pages come with each letter drawn once and a reference wherever it stands. A browser copies a piece of the
 * picture for each of some thousand references, and takes five times as long as for one path of all letters of a line.
 */

/** As the native typesetter draws a letter, in points, and as the one in WebAssembly does, in thousandths of its size. */
const letters =
  /<symbol id="([^"]+)" overflow="visible">\n<path d="([^"]*)"\/>\n<\/symbol>|<path id="([^"]+)" d="([^"]*)"\/>/g;

/** Where a letter stands, with its color or in that of what is around it. */
const reference =
  /^(?:xlink:href="#([^"]+)" )?x="(-?[\d.]+)" y="(-?[\d.]+)"(?: href="#([^"]+)")?(?: fill="(#\w+)")?$/;

/** A page has some 200. */
const maxOutlines = 2_000;

const pointDecimals = 2;
const thousandthDecimals = 0;

export type LetterPaths = (svg: string) => string;

/**
 * Gives a picture with paths in place of its references; as it was where it holds anything that is not known here.
 * The outlines of letters are kept, because the next picture has most of them.
 */
export function createLetterPaths(): LetterPaths {
  const known = new Map<string, string | null>();
  const keptOutline = (path: string, decimals: number): string | null => {
    const kept = known.get(path);
    if (kept !== undefined) return kept;
    if (known.size >= maxOutlines) known.clear();
    const outline = outlineOf(path, decimals);
    known.set(path, outline);
    return outline;
  };
  return (svg) => {
    const outlines = new Map<string, string>();
    let isKnown = true;
    const lines = svg.replace(
      letters,
      (_, symbol?: string, inPoints?: string, id?: string, path?: string) => {
        const outline =
          inPoints === undefined
            ? keptOutline(path ?? '', thousandthDecimals)
            : keptOutline(inPoints, pointDecimals);
        if (outline === null) isKnown = false;
        else outlines.set(symbol ?? id ?? '', outline);
        return '';
      },
    );
    return (isKnown ? drawLetters(lines, outlines) : null) ?? svg;
  };
}

/** Letters that follow one another in one color are one path. @returns null at a reference that is none to a letter */
function drawLetters(svg: string, outlines: Map<string, string>): string | null {
  const [first = '', ...references] = svg.split('<use ');
  const parts = [first];
  let run: string[] = [];
  let runFill: string | null = null;
  const endRun = (): void => {
    if (run.length > 0)
      parts.push(`<path${runFill === null ? '' : ` fill="${runFill}"`} d="${run.join('')}"/>`);
    run = [];
  };
  for (const piece of references) {
    const end = piece.indexOf('/>');
    const [, old, x, y, id = old, fill = null] = reference.exec(piece.slice(0, end)) ?? [];
    if (id === undefined) return null;
    // A space has no outline in WebAssembly.
    if (!outlines.has(id) && !svg.includes(`id="${id}"`)) outlines.set(id, '');
    const outline = outlines.get(id);
    if (outline === undefined) return null;
    if (fill !== runFill) endRun();
    runFill = fill;
    run.push(`M${x} ${y}${outline}`);
    const rest = piece.slice(end + 2).trim();
    if (rest === '') continue;
    endRun();
    parts.push(rest);
  }
  endRun();
  return parts.join('');
}

/** How many numbers a command of a path takes. */
const lengths: ReadonlyMap<string, number> = new Map([
  ['m', 2],
  ['l', 2],
  ['h', 1],
  ['v', 1],
  ['q', 4],
  ['c', 6],
  ['z', 0],
]);

interface Point {
  readonly x: number;
  readonly y: number;
}

const origin: Point = { x: 0, y: 0 };

/**
 * A path in steps from the place where it is put, so that it can stand anywhere in another path. Points are rounded and
 * not steps, so that nothing adds up.
 * @param decimals that are kept
 * @returns null when it holds a command that letters do not have
 */
export function outlineOf(path: string, decimals: number): string | null {
  const tokens = path.match(/[A-Za-z]|-?\d+(?:\.\d+)?/g) ?? [];
  const parts: string[] = [];
  const factor = 10 ** decimals;
  const step = (from: number, to: number) => (Math.round(to * factor) - Math.round(from * factor)) / factor;
  let at = origin;
  let start = origin;
  let command = '';
  for (let index = 0; index < tokens.length; ) {
    const isNumber = /^[-\d]/.test(tokens[index] ?? '');
    if (!isNumber) command = tokens[index] ?? '';
    if (!isNumber) index += 1;
    const kind = command.toLowerCase();
    const length = lengths.get(kind);
    if (length === undefined || (isNumber && length === 0)) return null;
    const numbers = tokens.slice(index, index + length).map(Number);
    if (numbers.length < length || numbers.some(Number.isNaN)) return null;
    index += length;
    const points = pointsOf(kind, numbers, command === kind ? at : origin, at);
    const from = at;
    parts.push(kind);
    for (const { x, y } of points) {
      if (kind !== 'v') parts.push(String(step(from.x, x)));
      if (kind !== 'h') parts.push(String(step(from.y, y)));
    }
    at = kind === 'z' ? start : (points.at(-1) ?? at);
    if (kind !== 'm') continue;
    start = at;
    // Further numbers of a move are lines.
    command = command === 'm' ? 'l' : 'L';
  }
  return joined(parts);
}

function pointsOf(kind: string, numbers: readonly number[], base: Point, at: Point): readonly Point[] {
  const [first = 0] = numbers;
  if (kind === 'h') return [{ x: base.x + first, y: at.y }];
  if (kind === 'v') return [{ x: at.x, y: base.y + first }];
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [{ x: base.x + x, y: base.y + (numbers[index + 1] ?? 0) }] : [],
  );
}

/** A space only where two numbers would become one. */
function joined(parts: readonly string[]): string {
  return parts
    .map((part, index) => (isDigit(part[0]) && isDigit(parts[index - 1]?.at(-1)) ? ` ${part}` : part))
    .join('');
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}
