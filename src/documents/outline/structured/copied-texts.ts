import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { trimEndOf } from '../../../values/strings.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';

/** Finds texts in the lines of a resume. */
export interface CopiedTexts {
  /**
   * The text as the lines write it; null if they do not have it. One entry gets each stretch of a line only once.
   * @param lines in the order of the file
   * @param entry what the text is for
   */
  find(text: string, lines: readonly SourceLine[], entry: object, use?: TextUse): string | null;
  /** What of the lines no entry got, without connecting words: `Remote` of `Cook at Acme (Remote)`. */
  rest(lines: readonly SourceLine[]): readonly string[];
}

/** `shared`: other entries may have the same words; `own`: none has them. */
type TextUse = 'shared' | 'own';

/** In letters; longer than any name in a resume. */
const maxLength = 300;
/** Places that are tried for one text. */
const maxPlaces = 50;

interface Cell {
  readonly text: string;
  /** The text without blanks, in small letters with plain dashes and quotes. */
  readonly folded: string;
  /** The place in the text of each sign of `folded`. */
  readonly places: readonly number[];
  /** The entry that got each sign last. */
  readonly owners: (object | undefined)[];
}

/** A part of a cell. */
interface Stretch {
  readonly cell: Cell;
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

/**
 * Blanks, case and the kinds of dashes and quotes do not matter. A text is in one cell, or goes on in the next line. It
 * begins and ends where words do: `C` is not in `C++`, nor `Director` in `Vice-Director`.
 */
export function copiedTexts(all: readonly SourceLine[]): CopiedTexts {
  const below = new Map(all.map((line, index) => [line, all[index + 1]]));
  const known = new Map<SourceLine, readonly Cell[]>();
  const cellsOf = (line: SourceLine) => {
    const cells = known.get(line) ?? [line.text, line.aside].flatMap(cellsIn).map(foldedCell);
    known.set(line, cells);
    return cells;
  };
  /** The last cell of each end of a line, and the first of the next. */
  const joints = (lines: readonly SourceLine[]) =>
    lines.flatMap((line, index): readonly (readonly [Cell, Cell])[] => {
      const next = lines[index + 1];
      if (next === undefined || below.get(line) !== next) return [];
      const [cells, [first]] = [cellsOf(line), cellsOf(next)];
      const ends = new Set([cells[cellsIn(line.text).length - 1], cells.at(-1)]);
      return [...ends].flatMap((last) => (last && first ? [[last, first] as const] : []));
    });

  const searched = memoizeByObject((lines: readonly SourceLine[]) => ({
    cells: lines.flatMap(cellsOf),
    joints: joints(lines),
  }));

  function find(
    text: string,
    lines: readonly SourceLine[],
    entry: object,
    use: TextUse = 'shared',
  ): string | null {
    const written = text.slice(0, maxLength);
    const parts = cellsIn(written);
    if (parts.length > 1) return findCells(parts, lines, entry, use);
    const wanted = foldedCell(written).folded;
    if (wanted === '') return null;
    const isFree = ({ cell, from, to }: Stretch) =>
      cell.owners
        .slice(from, to)
        .every((owner) => owner === undefined || (use === 'shared' && owner !== entry));
    const { cells, joints: between } = searched(lines);
    for (const found of allPlaces(cells, between, wanted)) {
      if (!found.every(isFree)) continue;
      for (const { cell, from, to } of found) for (let at = from; at < to; at += 1) cell.owners[at] = entry;
      return found
        .map(({ cell, from, to }) => cell.text.slice(from, to).trim())
        .reduce((whole, part) => `${whole}${endsIn(whole, ideograph) && beginsIn(part) ? '' : ' '}${part}`);
    }
    return null;
  }

  /** A text of several cells, where they follow each other in one line: `Baker | Cook`. */
  function findCells(
    parts: readonly string[],
    lines: readonly SourceLine[],
    entry: object,
    use: TextUse,
  ): string | null {
    const whole = foldedCell(parts.join('|')).folded;
    const line = lines.find(({ text }) => foldedCell(text).folded.includes(whole));
    const found = line ? parts.map((part) => find(part, [line], entry, use)) : [null];
    return found.includes(null) ? null : found.join(' | ');
  }

  function rest(lines: readonly SourceLine[]): readonly string[] {
    return lines
      .flatMap(cellsOf)
      .flatMap(({ text, owners }) => unownedParts(text, owners))
      .map((piece) => trimEndOf(piece, otherSign).slice(Math.max(0, piece.search(/[\p{L}\p{N}]/u))))
      .filter((piece) => piece !== '' && !isConnecting(piece));
  }
  return { find, rest };
}

function* allPlaces(
  cells: readonly Cell[],
  joints: readonly (readonly [Cell, Cell])[],
  wanted: string,
): Generator<readonly Stretch[]> {
  yield* inCells(cells, wanted);
  yield* overLines(joints, wanted);
}

/** All places in single cells where a text is whole words. */
function* inCells(cells: readonly Cell[], wanted: string): Generator<readonly Stretch[]> {
  for (const cell of cells) {
    let at = cell.folded.indexOf(wanted);
    for (let tried = 0; at >= 0 && tried < maxPlaces; tried += 1) {
      const from = cell.places[at] ?? 0;
      const to = (cell.places[at + wanted.length - 1] ?? 0) + 1;
      const isPhrase = cell.text.slice(from, to).includes(' ');
      if (beginsWord(cell, from) && endsWord(cell, to, isPhrase)) yield [{ cell, from, to }];
      at = cell.folded.indexOf(wanted, at + 1);
    }
  }
}

/** All places where a text begins as a part of its own in one line and ends as one in the next. */
function* overLines(
  joints: readonly (readonly [Cell, Cell])[],
  wanted: string,
): Generator<readonly Stretch[]> {
  for (const [above, next] of joints) {
    const both = above.folded + next.folded;
    const at = both.indexOf(wanted, Math.max(0, above.folded.length - wanted.length + 1));
    const split = above.folded.length - at;
    if (at < 0 || split <= 0 || split >= wanted.length) continue;
    const from = above.places[at] ?? 0;
    const to = (next.places[wanted.length - split - 1] ?? 0) + 1;
    if (beginsPart(above.text, from) && endsPart(next.text, to))
      yield [
        { cell: above, from, to: above.text.length },
        { cell: next, from: 0, to },
      ];
  }
}

function beginsPart(text: string, at: number): boolean {
  return /(?:^|[,;:(–—·|])\s{0,3}$/u.test(text.slice(Math.max(0, at - 4), at));
}

function endsPart(text: string, at: number): boolean {
  return /^\s{0,3}(?:$|[,;:.()–—·|])/u.test(text.slice(at, at + 4));
}

const ideograph = /\p{Script=Han}/u;

function endsIn(text: string, sign: RegExp): boolean {
  return sign.test(text.slice(-1));
}

function beginsIn(text: string): boolean {
  return ideograph.test(text.slice(0, 1));
}

function beginsWord({ text, owners }: Cell, at: number): boolean {
  const [before, sign] = [text.charAt(at - 1), text.charAt(at)];
  // Chinese has no blanks: a name begins where another sign or another name ends.
  if (ideograph.test(sign)) return !ideograph.test(before) || owners[at - 1] !== undefined;
  const isBehindName = joiner.test(before) && owners[at - 2] !== undefined;
  return isBehindName || !isInWord(text.slice(Math.max(0, at - 2), at), sign);
}

/** @param isPhrase the text has several words, which a hyphen does not make one: `Linz University-Bachelor` */
function endsWord({ text }: Cell, to: number, isPhrase: boolean): boolean {
  const isBeforeHyphen = isPhrase && text.charAt(to) === '-';
  return isBeforeHyphen || !isInWord(`${text.charAt(to + 1)}${text.charAt(to)}`, text.charAt(to - 1));
}

/**
 * True if a word goes on beyond its sign.
 * @param beyond the two signs beyond it, the nearer one last
 */
function isInWord(beyond: string, sign: string): boolean {
  const [far, near] = [beyond.slice(0, -1), beyond.slice(-1)];
  if (!inWord.test(sign) || ideograph.test(near)) return false;
  return inWord.test(near) || (joiner.test(near) && inWord.test(far));
}

/** Signs of names such as `C++` and `F#` belong to the word. */
const inWord = /[\p{L}\p{M}\p{N}+#]/u;
/** Between letters: `R&D`, `Vice-Director`, `Node.js`. */
const joiner = /[-‐‑&.'’_@]/;

function unownedParts(text: string, owners: Cell['owners']): readonly string[] {
  let left = '';
  for (let at = 0; at < text.length; at += 1) left += owners[at] ? '\n' : text.charAt(at);
  return left.split('\n');
}

const otherSign = /[^\p{L}\p{M}\p{N}+#%]/u;

const connecting = ['preposition', 'article', 'and'] as const;

/** `at`, `chez`, `bei der`: small words that only join two names. */
function isConnecting(piece: string): boolean {
  return piece.split(/\s+/).every((word) => connecting.some((rule) => wordList('language', rule).has(word)));
}

function foldedCell(text: string): Cell {
  let folded = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = plainSign(text.charAt(at));
    if (sign !== '') places.push(at);
    folded += sign;
  }
  return { text, folded, places, owners: [] };
}

/** One code unit for one, so that places are kept; '' for a blank. */
function plainSign(sign: string): string {
  if (/\s/.test(sign)) return '';
  if (/[‐-―−]/.test(sign)) return '-';
  if (/[‘’]/.test(sign)) return "'";
  if (/[“”„«»]/.test(sign)) return '"';
  const small = sign.toLowerCase();
  return small.length === 1 ? small : sign;
}
