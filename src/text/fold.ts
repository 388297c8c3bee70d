const combiningMark = /\p{M}/gu;
/** ASCII, and the dashes, quotes and the euro sign of print, change nothing but their case. */
const changes = /[^\0-\x7f\u2010\u2012-\u2016\u2018-\u2023\u2027\u20ac]/;

/** Compatibility forms unified, lower case, without accents: what texts are compared by, never printed. */
export function fold(text: string): string {
  if (!changes.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(combiningMark, '').replace(/ß/g, 'ss');
}

const dottedCapital = 'İ';
const others = /[^İ]+/g;

/**
 * In lower case, every character in its place. Patterns written in lower case are looked for in this: a
 * pattern that looks for both cases takes ten times as long to compile.
 */
export function lowerCase(text: string): string {
  // The one letter that becomes two.
  if (!text.includes(dottedCapital)) return text.toLowerCase();
  return text.replace(others, (stretch) => stretch.toLowerCase());
}

/**
 * Keys bring `company` and `companies` together, and with them `cardiology` and `cardiologie`: good for finding, but
 * as spellings these belong to two languages. Of two words with one key: whether one may stand for the other.
 */
export function isSpelledAlike(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return !(isSingular(a, b) || isSingular(b, a));
}

function isSingular(french: string, english: string): boolean {
  return french.endsWith('ie') && english.endsWith('y');
}
