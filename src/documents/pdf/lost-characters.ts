/** What a page shows as text, as the library lists it. */
interface ShowingSteps {
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

/* Some programs draw `fi` as one letter and do not say which it is: the library then gives a null character. */

export interface LigatureSteps extends ShowingSteps {
  readonly codes: ShowingSteps['codes'] & { readonly setFont: number };
}

/** What a page shows, as texts and as it is drawn. */
export interface ShownTexts {
  readonly texts: readonly string[];
  readonly steps: LigatureSteps;
}

interface Glyph {
  readonly font: string;
  readonly letter: string;
  readonly width: number;
  readonly code: number;
}

const lost = '\0';
const ligatures = ['fi', 'fl', 'ff', 'ffi', 'ffl'];
/** Of the width of its letters, as a share: in a ligature they are a little closer. */
const tolerance = 0.07;
/** What is shown for a letter that is not known. */
const unknown = '\uFFFD';

/**
 * The texts of all pages with the ligatures that have no name in the file: recognized by their width among the letters of
 * their font, `fi` and `fl` by the letters after them.
 */
export function withLostLigatures(pages: readonly ShownTexts[]): readonly (readonly string[])[] {
  if (!pages.some(({ texts }) => texts.some((text) => text.includes(lost))))
    return pages.map(({ texts }) => texts);
  const drawn = pages.map(({ steps }) => glyphsOf(steps));
  const widths = new Map(drawn.flat().map(({ font, letter, width }) => [`${font} ${letter}`, width]));
  const places = pages.flatMap(({ texts }, index) => placesOf(texts, drawn[index] ?? []));
  const names = new Map<string, string>();
  for (const key of new Set(places.map(({ glyph }) => keyOf(glyph)))) {
    const own = places.filter(({ glyph }) => keyOf(glyph) === key);
    const [first] = own;
    if (first)
      names.set(
        key,
        ligatureOf(
          first.glyph,
          widths,
          own.map(({ behind }) => behind),
        ),
      );
  }
  return pages.map(({ texts }, index) => {
    const glyphs = placesOf(texts, drawn[index] ?? []).map(({ glyph }) => names.get(keyOf(glyph)) ?? '');
    return withNames(texts, glyphs);
  });
}

function keyOf(glyph: Glyph | null): string {
  return glyph ? `${glyph.font} ${glyph.code}` : '';
}

function glyphsOf({ functions, values, codes }: LigatureSteps): readonly Glyph[] {
  const glyphs: Glyph[] = [];
  let font = '';
  for (const [index, code] of functions.entries()) {
    const [value]: readonly unknown[] = Array.isArray(values[index]) ? values[index] : [];
    if (code === codes.setFont) font = String(value);
    if (code !== codes.showText && code !== codes.showSpacedText) continue;
    if (Array.isArray(value)) for (const glyph of value) glyphs.push(...glyphOf(glyph, font));
  }
  return glyphs;
}

function glyphOf(glyph: unknown, font: string): readonly Glyph[] {
  if (typeof glyph !== 'object' || glyph === null || !('unicode' in glyph) || !('width' in glyph)) return [];
  const code = 'originalCharCode' in glyph ? Number(glyph.originalCharCode) : 0;
  return [{ font, letter: String(glyph.unicode), width: Number(glyph.width), code }];
}

interface Place {
  readonly glyph: Glyph | null;
  /** The letters that follow in its word. */
  readonly behind: string;
}

/** Letters come in the order in which they are drawn: the third lost one of a page is the third drawn one. */
function placesOf(texts: readonly string[], glyphs: readonly Glyph[]): readonly Place[] {
  const drawn = glyphs.filter(({ letter }) => letter === lost);
  const parts = texts.join('').split(lost);
  const isCounted = drawn.length === parts.length - 1;
  return parts.slice(1).map((part, index) => ({
    glyph: (isCounted ? drawn[index] : undefined) ?? null,
    behind: /^\p{L}{0,3}/u.exec(part)?.[0].toLowerCase() ?? '',
  }));
}

function ligatureOf(
  glyph: Glyph | null,
  widths: ReadonlyMap<string, number>,
  behind: readonly string[],
): string {
  if (glyph === null) return '';
  const widthOf = (name: string) =>
    [...name].reduce((sum, letter) => sum + (widths.get(`${glyph.font} ${letter}`) ?? Number.NaN), 0);
  const distanceOf = (name: string) => Math.abs(widthOf(name) - glyph.width) / glyph.width;
  const known = ligatures.filter((name) => distanceOf(name) < tolerance);
  const least = Math.min(...known.map(distanceOf));
  const nearest = known.filter((name) => distanceOf(name) - least < 0.01);
  const [name = '', ...others] = nearest;
  return others.length === 0 ? name : byLetters(nearest, behind);
}

/** No word has a consonant after `fl`. Before a vowel it is the commoner one, but for `-fied` and `-field`. */
function byLetters(names: readonly string[], behind: readonly string[]): string {
  const saysI = behind.filter((letters) => /^(?:[^aeiouyäöüéèà]|e[dlrs]|$)/u.test(letters)).length;
  return names.find((name) => name.endsWith(2 * saysI >= behind.length ? 'i' : 'l')) ?? '';
}

/** A letter that is not known is shown as such inside of a word; elsewhere it is a picture. */
function withNames(texts: readonly string[], names: readonly string[]): readonly string[] {
  let count = 0;
  return texts.map((text, at) =>
    [...text]
      .map((letter, index, letters) => {
        if (letter !== lost) return letter;
        const name = names[count] ?? '';
        count += 1;
        const [before, next] = [
          letters[index - 1] ?? texts[at - 1]?.at(-1),
          letters[index + 1] ?? texts[at + 1]?.[0],
        ];
        const isInWord = /\p{L}/u.test(before ?? '') && /\p{L}/u.test(next ?? '');
        return name === '' && isInWord ? unknown : name;
      })
      .join(''),
  );
}
