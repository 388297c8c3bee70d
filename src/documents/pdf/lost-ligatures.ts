import { isKnownWord } from '../../lexicon/words/known-words.ts';
import { fold } from '../../values/fold.ts';
import { memoize } from '../../values/memoize.ts';
import type { ShowingSteps } from './drawn-letters.ts';

/*
 * Some programs draw `fi` or `ti` as one letter without saying which letters it stands for. The library then returns a
 * null character, the name in the file (U+FFFD, a private-use character), or the code of the letter as a control
 * character.
 */

export interface LigatureSteps extends ShowingSteps {
  readonly codes: ShowingSteps['codes'] & { readonly setFont: number };
}

/** The text of a page, and the operators that draw it. */
export interface ShownTexts {
  readonly texts: readonly string[];
  /** For each text, true if a line ends after it. */
  readonly lineEnds: readonly boolean[];
  readonly steps: LigatureSteps;
}

interface Glyph {
  readonly font: string;
  readonly letter: string;
  readonly width: number;
  readonly code: number;
}

const nameless = '\0';
/** Shown for an unknown letter inside a word, or an unknown sign inside a number. */
const unknown = '\uFFFD';
const lost = String.raw`(?:(?![\t\n\r])\p{Cc}|[\p{Co}\uFFFD])`;
const oneLost = new RegExp(lost, 'u');
const isLost = new RegExp(`^${lost}$`, 'u');
const everyLost = new RegExp(lost, 'gu');
/** A word, including its rest on the next line if it wraps at a hyphen. */
const everyWord = new RegExp(
  String.raw`(?:[\p{L}\p{M}]|${lost})+(?:-\n(?=\p{Ll}|${lost})(?:[\p{L}\p{M}]|${lost})+)?`,
  'gu',
);

const commonest = ['fi', 'fl', 'ff', 'ffi', 'ffl'];
const usual = [...commonest, 'ti', 'tt', 'tti', 'ft', 'fft'];
/** The rarer ones are accepted only if the width fits too: `se?or` is not `sector`. */
const ligatures = [...usual, 'tf', 'ttf', 'fj', 'ffj', 'fb', 'fh', 'fk', 'ct', 'st', 'Th'];
/**
 * Maximum difference between the width of a ligature and of its letters, as a share: a ligature is a little narrower.
 */
const tolerance = 0.07;

/** A word with lost letters. */
interface Word {
  /** The text before, between and after the lost letters. */
  readonly parts: readonly string[];
  /** A key of font and letter for each lost letter; '' if unknown. */
  readonly keys: readonly string[];
}

/**
 * Replaces ligatures that have no name in the file, which are identified by the words that they complete and by their
 * width.
 */
export function withLostLigatures(pages: readonly ShownTexts[]): readonly (readonly string[])[] {
  if (!pages.some(({ texts }) => texts.some((text) => oneLost.test(text))))
    return pages.map(({ texts }) => texts);
  const drawn = pages.map(({ steps }) => glyphsOf(steps));
  const fonts = new Fonts(drawn.flat());
  const flat = pages.map(({ texts, lineEnds }) =>
    texts.map((text, at) => (lineEnds[at] ? `${text}\n` : text)).join(''),
  );
  const inPages = flat.map((text, index) => wordsOf(text, keysOf(text, drawn[index] ?? [])));
  const isKnown = knownIn(flat);
  const words = [...new Map(inPages.flat().map((word) => [idOf(word), word])).values()];
  const byKey = wordsByKey(
    words,
    (word, key) => fonts.isMeasured(key) || (isLong(word) && !isSignBeside(word, isKnown)),
  );
  const names = namesByWords(byKey, fonts, isKnown);
  for (const [key, glyph] of fonts.lost) {
    if (names.has(key) || glyph.letter !== nameless) continue;
    const name = nameByWidth(glyph, byKey.get(key) ?? [], fonts, isKnown);
    if (name !== '') names.set(key, name);
  }
  const alone = memoizedById((word) => nameInWord(word, names, isKnown));
  return pages.map(({ texts }, index) => {
    const found = (inPages[index] ?? []).flatMap((word) =>
      word.keys.map((key) => names.get(key) ?? (key === '' ? alone(word) : '')),
    );
    return withReplacements(texts, found);
  });
}

/* Drawn glyphs. */

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

/** Empty for code 0, which a font uses for every letter that it does not have. */
function keyOf({ font, code }: Glyph): string {
  return code === 0 ? '' : `${font} ${code}`;
}

class Fonts {
  /** The lost letters by their keys. */
  readonly lost: ReadonlyMap<string, Glyph>;
  readonly #widths: ReadonlyMap<string, number>;

  constructor(glyphs: readonly Glyph[]) {
    const own = glyphs.filter((glyph) => isLost.test(glyph.letter) && keyOf(glyph) !== '');
    this.lost = new Map(own.map((glyph) => [keyOf(glyph), glyph]));
    this.#widths = new Map(glyphs.map(({ font, letter, width }) => [`${font} ${letter}`, width]));
  }

  /**
   * Difference in width between a lost letter and these letters, as a share; NaN if the font does not draw all of them.
   */
  distance({ font, width }: Glyph, name: string): number {
    const sum = [...name].reduce(
      (all, letter) => all + (this.#widths.get(`${font} ${letter}`) ?? Number.NaN),
      0,
    );
    return Math.abs(sum - width) / width;
  }

  /** The ligatures whose width is closest. */
  nearest(glyph: Glyph): readonly string[] {
    const fitting = ligatures.filter((name) => this.distance(glyph, name) < tolerance);
    const least = Math.min(...fitting.map((name) => this.distance(glyph, name)));
    return fitting.filter((name) => this.distance(glyph, name) - least < 0.01);
  }

  /** The ligatures that fit by width; the usual ones if the width is unknown. */
  fitting(glyph: Glyph): readonly string[] {
    return ligatures.filter((name) => {
      const distance = this.distance(glyph, name);
      return Number.isNaN(distance) ? usual.includes(name) : distance < tolerance;
    });
  }

  /**
   * True if it has no name and is as wide as a ligature of its font. An accented letter does have a name, even if a
   * wrong one.
   */
  isMeasured(key: string): boolean {
    const glyph = this.lost.get(key);
    return glyph?.letter === nameless && this.nearest(glyph).length > 0;
  }
}

/**
 * Keys of the lost letters of a text. Letters are listed in drawing order: the third lost letter of a page is the third
 * one drawn.
 */
function keysOf(text: string, glyphs: readonly Glyph[]): readonly string[] {
  const letters = text.match(everyLost) ?? [];
  const drawn = glyphs.filter(({ letter }) => isLost.test(letter));
  const isSame = letters.join('') === drawn.map(({ letter }) => letter).join('');
  return letters.map((_, index) => {
    const glyph = isSame ? drawn[index] : undefined;
    return glyph ? keyOf(glyph) : '';
  });
}

/* Words with lost letters. */

function wordsOf(text: string, keys: readonly string[]): readonly Word[] {
  let count = 0;
  return (text.match(everyWord) ?? []).flatMap((match) => {
    if (!oneLost.test(match)) return [];
    // Product names join words: `StackOverflow`.
    return match
      .replace('-\n', '')
      .split(/(?<=\p{Ll})(?=\p{Lu})/u)
      .flatMap((word) => {
        const parts = word.split(everyLost);
        if (parts.length === 1) return [];
        count += parts.length - 1;
        return [{ parts, keys: keys.slice(count - parts.length + 1, count) }];
      });
  });
}

function idOf({ parts, keys }: Word): string {
  return JSON.stringify([parts, keys]);
}

function memoizedById(compute: (word: Word) => string): (word: Word) => string {
  const known = new Map<string, string>();
  return (word) => {
    const id = idOf(word);
    const name = known.get(id) ?? compute(word);
    known.set(id, name);
    return name;
  };
}

type IsKnown = (word: string) => boolean;

/** Words of the tables, and complete words of the file. */
function knownIn(texts: readonly string[]): IsKnown {
  const whole = new Set<string>();
  for (const text of texts)
    for (const word of text.match(everyWord) ?? [])
      if (word.length >= minWordLength && !word.includes('\n') && !oneLost.test(word)) whole.add(fold(word));
  const isKnown = memoize(20_000, (word) => (whole.has(fold(word)) || isKnownWord(word) ? 'known' : 'not'));
  return (word) => isKnown(word) === 'known';
}

const minWordLength = 4;

/** The word with each lost letter replaced; null if one is still unidentified. */
function spell({ parts, keys }: Word, nameOf: (key: string) => string | undefined): string | null {
  const names = keys.map(nameOf);
  if (names.includes(undefined)) return null;
  return parts.map((part, index) => part + (names[index] ?? '')).join('');
}

function lettersIn({ parts }: Word): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** True if a word can identify a ligature; no word has many of them. */
function canIdentify(word: Word): boolean {
  const letters = lettersIn(word);
  return letters >= 2 && letters <= maxWordLength && word.keys.length <= maxLost;
}

/** False for a few letters, which match a word by chance: `?ber` may be `fiber` or `über`. */
function isLong(word: Word): boolean {
  return lettersIn(word) >= minWordLength;
}

const maxWordLength = 40;
const maxLost = 4;

/** True for a separate character next to a complete word. */
function isSignBeside({ parts }: Word, isKnown: IsKnown): boolean {
  return (parts[0] === '' || parts.at(-1) === '') && isKnown(parts.join(''));
}

function wordsByKey(
  words: readonly Word[],
  mayBeIn: (word: Word, key: string) => boolean,
): ReadonlyMap<string, readonly Word[]> {
  const byKey = new Map<string, Word[]>();
  for (const word of words.filter(canIdentify))
    for (const key of new Set(word.keys)) {
      if (!mayBeIn(word, key)) continue;
      const own = byKey.get(key);
      if (own) own.push(word);
      else byKey.set(key, [word]);
    }
  return byKey;
}

/**
 * Identifies lost letters by the words that they complete, in several rounds, because a word may have two different
 * ones.
 */
function namesByWords(
  byKey: ReadonlyMap<string, readonly Word[]>,
  fonts: Fonts,
  isKnown: IsKnown,
): Map<string, string> {
  const names = new Map<string, string>();
  for (let round = 0, before = -1; round < maxRounds && names.size > before; round += 1) {
    before = names.size;
    for (const [key, glyph] of fonts.lost) {
      if (names.has(key)) continue;
      const fitting = fonts.fitting(glyph);
      const enough = fonts.isMeasured(key) ? 1 : minWords;
      const nameAmong = (some: readonly string[]) =>
        bestName(some, key, byKey.get(key) ?? [], { names, isKnown, enough });
      const name = nameAmong(fitting) || nameAmong(fonts.nearest(glyph));
      if (name !== '') names.set(key, name);
    }
  }
  return names;
}

const maxRounds = 3;
/** Minimum lead over another name, as a multiple of the words that only the other name completes. */
const minLead = 4;
/** Minimum number of completed words if the width is unknown; with a matching width one is enough. */
const minWords = 3;

/** The name that completes words in most places where any name does; '' if none leads. */
function bestName(
  fitting: readonly string[],
  key: string,
  words: readonly Word[],
  {
    names,
    isKnown,
    enough,
  }: Readonly<{ names: ReadonlyMap<string, string>; isKnown: IsKnown; enough: number }>,
): string {
  const made = words.flatMap((word) => {
    const spellings = fitting.map((name) => spell(word, (one) => (one === key ? name : names.get(one))));
    return spellings.includes(null) ? [] : [spellings.map((spelling) => isKnown(spelling ?? ''))];
  });
  const speaking = made.filter((known) => known.includes(true));
  const count = (test: (known: readonly boolean[]) => boolean | undefined) => speaking.filter(test).length;
  const best = fitting.find((_, index) => {
    const own = count((known) => known[index]);
    const isBefore = fitting.every((_other, other) => {
      const lead = count((known) => known[index] && !known[other]);
      return (
        other === index || (lead > 0 && lead >= minLead * count((known) => known[other] && !known[index]))
      );
    });
    const isMost =
      2 * own > made.length || (own >= enough && 4 * own > made.length && 2 * own > speaking.length);
    return isMost && isBefore;
  });
  return best ?? '';
}

/**
 * Identifies a letter that no word explains by the only ligature of its width. `fi` and `fl` are often equally wide,
 * but no word has a consonant after `fl`.
 */
function nameByWidth(glyph: Glyph, words: readonly Word[], fonts: Fonts, isKnown: IsKnown): string {
  const key = keyOf(glyph);
  const nearest = fonts.nearest(glyph);
  const isSpoken = words.some((word) =>
    nearest.some((name) => isKnown(spell(word, (one) => (one === key ? name : undefined)) ?? '')),
  );
  const [name = '', ...others] = nearest;
  if (others.length === 0) return commonest.includes(name) ? name : '';
  const isFi = nearest.every((one) => ['fi', 'fl'].includes(one)) && !isSpoken;
  const behind = words.flatMap(({ parts, keys }) => parts.slice(1).filter((_, index) => keys[index] === key));
  return isFi && behind.every((letters) => /^[^aeiouyäöüéèà]/iu.test(letters)) ? 'fi' : '';
}

/** The only ligature that completes a word whose lost letters are unknown otherwise; '' if there are several. */
function nameInWord(word: Word, names: ReadonlyMap<string, string>, isKnown: IsKnown): string {
  if (!canIdentify(word) || !isLong(word) || isSignBeside(word, isKnown)) return '';
  const [name = '', ...others] = usual.filter((one) => {
    const spelling = spell(word, (key) => (key === '' ? one : names.get(key)));
    return spelling !== null && isKnown(spelling);
  });
  return others.length === 0 ? name : '';
}

/**
 * Replaces lost letters. An unidentified one is shown as unknown inside a word and removed elsewhere, where it is a
 * picture.
 */
/** True for a letter or digit: between two of them, a lost sign is part of a word or number and no bullet or icon. */
function isOfWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

function withReplacements(texts: readonly string[], names: readonly string[]): readonly string[] {
  let count = 0;
  return texts.map((text, at) => {
    if (!oneLost.test(text)) return text;
    return [...text]
      .map((letter, index, letters) => {
        if (!isLost.test(letter)) return letter;
        const name = names[count] ?? '';
        count += 1;
        if (name !== '' || letter !== nameless) return name || letter;
        const before = letters[index - 1] ?? texts[at - 1]?.at(-1);
        const next = letters[index + 1] ?? texts[at + 1]?.[0];
        return isOfWord(before) && isOfWord(next) ? unknown : '';
      })
      .join('');
  });
}
