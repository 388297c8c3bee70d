/** What a page shows as text, as the library lists it. */
export interface ShowingSteps {
  readonly functions: readonly number[];
  readonly values: readonly unknown[];
  readonly codes: { readonly showText: number; readonly showSpacedText: number };
}

const softHyphen = '\u00AD';
/** Letters that may be drawn between two texts and belong to neither. */
const farthest = 300;

/**
 * The library loses what only the drawing says. Some fonts call their hyphen a soft one, and it is left out, dates and
 * all; where letters are set apart, the library puts a blank after each, and words are lost. The texts with their hyphens
 * and words, or as they are where text and drawing do not agree.
 */
export function withDrawnLetters(texts: readonly string[], steps: ShowingSteps): readonly string[] {
  const { letters, blanks } = drawnLetters(steps);
  const drawsBlanks = blanks.length > 0;
  if (!letters.includes(softHyphen) && !(drawsBlanks && texts.some(isApart))) return texts;
  const before = new Map<number, number>();
  for (const at of blanks) before.set(at, (before.get(at) ?? 0) + 1);
  let at = 0;
  return texts.map((text) => {
    const start = startOf(letters, at, text);
    const end = endOf(letters, start, text);
    if (end === null) return text;
    at = end;
    return drawsBlanks && isApart(text)
      ? withWords(letters.slice(start, end), text, (index) => before.get(start + index) ?? 0)
      : withHyphens(text, letters.slice(start, end));
  });
}

/** All that is drawn without its blanks, and where those are: each by the index of the letter after it. */
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

/** Right after the text before, or a little later when something else was drawn between them. */
function startOf(drawn: string, at: number, text: string): number {
  for (let start = at; start < at + farthest; start += 1)
    if (endOf(drawn, start, text) !== null) return start;
  return at;
}

/** Where the letters of a text end among what is drawn; null when they are not what comes next. */
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
      // Between spaces it is a dash.
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

/** Of the pieces of a text whose letters are set apart, as a share: two close capitals stay together. */
const fewestSingle = 0.7;
/** Of the letters that have a blank before them where blanks were typed between all, as a share. */
const fewestTyped = 0.8;
const fewestLetters = 4;

/** `P R O F I L E` */
function isApart(text: string): boolean {
  const pieces = text.trim().split(/\s+/);
  const single = pieces.filter((piece) => [...piece].length === 1);
  return pieces.length > 1 && single.length >= fewestSingle * pieces.length && /\p{L}/u.test(text);
}

/** @param blanksBefore how many are drawn before a letter */
function withWords(drawn: string, text: string, blanksBefore: (index: number) => number): string {
  const gaps = [...drawn.matchAll(/./gsu)].map(({ index }) => (index === 0 ? 0 : blanksBefore(index)));
  const typed = gaps.filter((blanks) => blanks > 0).length;
  const isTyped = typed > 0 && typed >= fewestTyped * (gaps.length - 1);
  if (isTyped && (gaps.length < fewestLetters || !/\p{Lu}|\p{Ll}/u.test(drawn))) return text;
  const parting = isTyped ? 2 : 1;
  const words = [...drawn].map((letter, order) => ((gaps[order] ?? 0) >= parting ? ` ${letter}` : letter));
  return (/^\s/.test(text) ? ' ' : '') + words.join('').replaceAll(softHyphen, '-');
}
