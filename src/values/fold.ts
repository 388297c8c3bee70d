const combiningMark = /\p{M}/gu;
/** Characters that folding changes in more than case: not ASCII, and not dashes, quotes or the euro sign. */
const changes = /[^\0-\x7f\u2010\u2012-\u2016\u2018-\u2023\u2027\u20ac]/;

/** Unifies compatibility forms, removes accents and converts to lower case; for comparing, never for output. */
export function fold(text: string): string {
  if (!changes.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(combiningMark, '').replace(/ß/g, 'ss');
}

/** A folded text, and for each of its UTF-16 units, and its end, the offset in the text as written. */
interface FoldedText {
  readonly folded: string;
  readonly offsets: readonly number[];
}

/** Folds a text so that a range of it can be found in the text as written: `ß` becomes two letters, `e` and an accent one. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    // Folding is slow, and most letters need none.
    const simple = character < '\u0080' ? character.toLowerCase() : fold(character);
    for (let unit = 0; unit < simple.length; unit += 1) offsets.push(at);
    folded += simple;
    at += character.length;
  }
  offsets.push(at);
  return { folded, offsets };
}

const dottedCapital = 'İ';
const others = /[^İ]+/g;

/**
 * Lower case with all offsets unchanged. Lower-case patterns are matched against it, because a case-insensitive pattern
 * takes ten times as long to compile.
 */
export function lowerCase(text: string): string {
  // The only letter that becomes two in lower case.
  if (!text.includes(dottedCapital)) return text.toLowerCase();
  return text.replace(others, (stretch) => stretch.toLowerCase());
}

/**
 * True if two words with the same key may replace each other. Keys merge `company` and `companies`, but also English
 * `cardiology` and French `cardiologie`, which are only good for searching.
 */
export function isSpelledAlike(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return !(isSingular(a, b) || isSingular(b, a));
}

function isSingular(french: string, english: string): boolean {
  return french.endsWith('ie') && english.endsWith('y');
}
