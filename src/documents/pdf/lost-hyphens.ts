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
 * Some fonts call their hyphen a soft one, and the library then leaves it out of the text, dates and all. What is
 * drawn still has it: the texts with their hyphens, or as they are where the two do not agree.
 */
export function withLostHyphens(texts: readonly string[], steps: ShowingSteps): readonly string[] {
  const drawn = drawnLetters(steps);
  if (!drawn.includes(softHyphen)) return texts;
  let at = 0;
  return texts.map((text) => {
    const start = startOf(drawn, at, text);
    const end = endOf(drawn, start, text);
    if (end === null) return text;
    at = end;
    return withHyphens(text, drawn.slice(start, end));
  });
}

function drawnLetters({ functions, values, codes }: ShowingSteps): string {
  const shown: string[] = [];
  for (const [index, code] of functions.entries()) {
    if (code !== codes.showText && code !== codes.showSpacedText) continue;
    const [glyphs]: readonly unknown[] = Array.isArray(values[index]) ? values[index] : [];
    if (Array.isArray(glyphs)) for (const glyph of glyphs) shown.push(letterOf(glyph));
  }
  return shown.join('').replace(/\s/g, '');
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
