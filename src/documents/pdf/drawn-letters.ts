/** The drawing operators of a page that show text, as the library lists them. */
export interface ShowingSteps {
  readonly functions: readonly number[];
  readonly values: readonly unknown[];
  readonly codes: { readonly showText: number; readonly showSpacedText: number };
}

const softHyphen = '\u00AD';
/** Number of letters that may be drawn between two texts and belong to neither. */
const maxLettersBetween = 300;

/**
 * Restores hyphens and words that the library loses. It drops hyphens that a font calls soft hyphens, also in dates,
 * and puts a blank after each letter of letter-spaced text. A text that does not match the drawing is returned
 * unchanged.
 */
export function withDrawnLetters(texts: readonly string[], steps: ShowingSteps): readonly string[] {
  const { letters, blanks } = drawnLetters(steps);
  const drawsBlanks = blanks.length > 0;
  if (!letters.includes(softHyphen) && !(drawsBlanks && texts.some(isLetterSpaced))) return texts;
  const before = new Map<number, number>();
  for (const at of blanks) before.set(at, (before.get(at) ?? 0) + 1);
  let at = 0;
  return texts.map((text) => {
    const start = startOf(letters, at, text);
    const end = endOf(letters, start, text);
    if (end === null) return text;
    at = end;
    return drawsBlanks && isLetterSpaced(text)
      ? withWords(letters.slice(start, end), text, (index) => before.get(start + index) ?? 0)
      : withHyphens(text, letters.slice(start, end));
  });
}

/** All drawn letters without blanks, and the position of each blank as the index of the letter after it. */
interface Drawn {
  readonly letters: string;
  readonly blanks: readonly number[];
}

function drawnLetters({ functions, values, codes }: ShowingSteps): Drawn {
  const shown: string[] = [];
  const blanks: number[] = [];
  let length = 0;
  for (const [index, code] of functions.entries()) {
    if (code !== codes.showText && code !== codes.showSpacedText) continue;
    const [glyphs]: readonly unknown[] = Array.isArray(values[index]) ? values[index] : [];
    if (!Array.isArray(glyphs)) continue;
    for (const glyph of glyphs) {
      const letter = letterOf(glyph);
      const visible = letter.replace(/\s/g, '');
      if (letter !== '' && visible === '') blanks.push(length);
      shown.push(visible);
      length += visible.length;
    }
  }
  return { letters: shown.join(''), blanks };
}

function letterOf(glyph: unknown): string {
  const isGlyph = typeof glyph === 'object' && glyph !== null && 'unicode' in glyph;
  return isGlyph && typeof glyph.unicode === 'string' ? glyph.unicode.normalize('NFKC') : '';
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}

/**
 * Index of the text among the drawn letters: right after the previous text, or a little later if something else was
 * drawn between.
 */
function startOf(drawn: string, at: number, text: string): number {
  for (let start = at; start < at + maxLettersBetween; start += 1)
    if (endOf(drawn, start, text) !== null) return start;
  return at;
}

/** Index after the letters of a text that is drawn at `start`; null if other letters are drawn there. */
function endOf(drawn: string, start: number, text: string): number | null {
  let at = start;
  for (const letter of lettersOf(text)) {
    while (drawn[at] === softHyphen) at += 1;
    if (!drawn.startsWith(letter, at)) return null;
    at += letter.length;
  }
  while (drawn[at] === softHyphen) at += 1;
  return at;
}

function withHyphens(text: string, drawn: string): string {
  let at = 0;
  let whole = '';
  const hyphen = () => {
    while (drawn[at] === softHyphen) {
      // A hyphen between spaces is a dash.
      whole += /\s$/.test(whole) ? '- ' : '-';
      at += 1;
    }
  };
  for (const letter of text) {
    if (letter.trim() !== '') {
      hyphen();
      at += letter.normalize('NFKC').length;
    }
    whole += letter;
  }
  hyphen();
  return whole;
}

/** Minimum share of single letters in a letter-spaced text; two close capitals may stay together. */
const minSingle = 0.7;
/** Minimum share of letters with a blank before them in a text whose spacing was typed. */
const minTyped = 0.8;
const minLetters = 4;

/** True for letter-spaced text: `P R O F I L E`. */
function isLetterSpaced(text: string): boolean {
  const pieces = text.trim().split(/\s+/);
  const single = pieces.filter((piece) => [...piece].length === 1);
  return pieces.length > 1 && single.length >= minSingle * pieces.length && /\p{L}/u.test(text);
}

/** @param blanksBefore the number of blanks drawn before a letter */
function withWords(drawn: string, text: string, blanksBefore: (index: number) => number): string {
  const gaps = [...drawn.matchAll(/./gsu)].map(({ index }) => (index === 0 ? 0 : blanksBefore(index)));
  const typed = gaps.filter((blanks) => blanks > 0).length;
  const isTyped = typed > 0 && typed >= minTyped * (gaps.length - 1);
  if (isTyped && (gaps.length < minLetters || !/\p{Lu}|\p{Ll}/u.test(drawn))) return text;
  const minBlanks = isTyped ? 2 : 1;
  const words = [...drawn].map((letter, order) => ((gaps[order] ?? 0) >= minBlanks ? ` ${letter}` : letter));
  return (/^\s/.test(text) ? ' ' : '') + words.join('').replaceAll(softHyphen, '-');
}
