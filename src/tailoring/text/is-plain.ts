const notPlain = /[^\0-\x7f\u2010-\u2027\u20ac]/;

/** ASCII, and the dashes, quotes, dots and the euro sign of print: no letter, digit or mark that ASCII has not. */
export function isPlain(text: string): boolean {
  return !notPlain.test(text);
}
