const notPlain = /[^\0-\x7f\u2010-\u2027\u20ac]/;

/** One text is asked about by pattern after pattern: the answer for the last one is kept. */
let last = '';
let lastIsPlain = true;

/** ASCII, and the dashes, quotes, dots and the euro sign of print: no letter, digit or mark that ASCII has not. */
export function isPlain(text: string): boolean {
  if (text === last) return lastIsPlain;
  last = text;
  lastIsPlain = !notPlain.test(text);
  return lastIsPlain;
}
