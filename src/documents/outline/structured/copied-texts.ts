import { trimEndOf } from '../../../values/strings.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';

/** Finds texts in the lines of a resume. */
export interface CopiedTexts {
  /**
   * The text as the lines write it; null if they do not have it. One entry gets each stretch of a line only once.
   * @param entry what the text is for
   */
  find(text: string, lines: readonly SourceLine[], entry: object): string | null;
  /** What of the lines no entry got, without connecting words: `Remote` of `Cook at Acme (Remote)`. */
  rest(lines: readonly SourceLine[]): readonly string[];
}

/** In letters; longer than any name in a resume. */
const maxLength = 300;
/** In letters; more than any head or list of skills has. */
const maxSearched = 10_000;
/** Places that are tried for one text. */
const maxPlaces = 50;

/** Where a sign stands: the index of its cell among the cells of its line, and in the cell. */
interface Place {
  readonly cell: Cell;
  readonly at: number;
}

interface Cell {
  readonly text: string;
  /** The entry that got each sign last. */
  readonly owners: (object | undefined)[];
}

/**
 * Blanks, case and the kinds of dashes and quotes do not matter, so a text may go on in the next cell or line. It begins and
 * ends where words do: `C` is not in `C++`.
 */
export function copiedTexts(): CopiedTexts {
  const cells = new Map<SourceLine, readonly Cell[]>();
  const cellsOf = (line: SourceLine) => {
    const known = cells.get(line);
    if (known) return known;
    const made = [line.text, line.aside].flatMap(cellsIn).map((text): Cell => ({ text, owners: [] }));
    cells.set(line, made);
    return made;
  };

  function find(text: string, lines: readonly SourceLine[], entry: object): string | null {
    const wanted = foldedText(text.slice(0, maxLength));
    const { folded, places } = foldedCells(lines.flatMap(cellsOf));
    let at = wanted === '' ? -1 : folded.indexOf(wanted);
    for (let tried = 0; at >= 0 && tried < maxPlaces; tried += 1) {
      const found = places.slice(at, at + wanted.length);
      if (isWhole(found) && !found.some((place) => place.cell.owners[place.at] === entry)) {
        for (const place of found) place.cell.owners[place.at] = entry;
        return textAt(found);
      }
      at = folded.indexOf(wanted, at + 1);
    }
    return null;
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

function unownedParts(text: string, owners: Cell['owners']): readonly string[] {
  let left = '';
  for (let at = 0; at < text.length; at += 1) left += owners[at] ? '\n' : text.charAt(at);
  return left.split('\n');
}

const otherSign = /[^\p{L}\p{N}]/u;

/** `at`, `chez`, `with the`: a few small words between two names. */
function isConnecting(piece: string): boolean {
  return /^\p{Ll}{1,6}$/u.test(piece) || /^\p{Ll}{1,4}(?: \p{Ll}{1,4}){1,2}$/u.test(piece);
}

/** The cells as one text without blanks, in small letters with plain dashes and quotes. */
function foldedCells(cells: readonly Cell[]): { readonly folded: string; readonly places: readonly Place[] } {
  let folded = '';
  const places: Place[] = [];
  for (const cell of cells)
    for (let at = 0; at < cell.text.length && places.length < maxSearched; at += 1) {
      const sign = plainSign(cell.text.charAt(at));
      if (sign !== '') places.push({ cell, at });
      folded += sign;
    }
  return { folded, places };
}

function foldedText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => plainSign(text.charAt(at))).join('');
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

function isWhole(places: readonly Place[]): boolean {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return false;
  const isInside = ({ text }: Cell, before: number) =>
    [text.charAt(before), text.charAt(before + 1)].every(
      (sign) => inWord.test(sign) && !ideograph.test(sign),
    );
  return !isInside(first.cell, first.at - 1) && !isInside(last.cell, last.at);
}

/** Signs of names such as `C++` and `F#` belong to the word. */
const inWord = /[\p{L}\p{N}+#]/u;
/** Chinese has no blanks between words. */
const ideograph = /\p{Script=Han}/u;

/** The text between the first and the last place; cells are joined by a blank, except in Chinese. */
function textAt(places: readonly Place[]): string {
  const ends = new Map<Cell, { readonly from: number; to: number }>();
  for (const { cell, at } of places) {
    const known = ends.get(cell);
    if (known) known.to = at + 1;
    else ends.set(cell, { from: at, to: at + 1 });
  }
  return [...ends]
    .map(([{ text }, { from, to }]) => text.slice(from, to))
    .reduce((whole, part) =>
      /\p{Script=Han}$/u.test(whole) && /^\p{Script=Han}/u.test(part) ? whole + part : `${whole} ${part}`,
    );
}
