/** From this length on V8 compiles a pattern at its first run. */
const longText = '.'.repeat(1000);

/**
 * A pattern that is ready to run. V8 interprets the first run of a pattern, and making one ready for that takes
 * longer than compiling it, which it does at the second; over a long text it compiles at once.
 * @param like a text like those to come: V8 compiles apart for texts in one byte a character and in two, and a piece of a
 * text with a single `’` is in two, whatever it holds itself
 */
export function compiledPattern(source: string, flags: string, like: string): RegExp {
  const pattern = new RegExp(source, flags);
  pattern.test(longText + like);
  pattern.lastIndex = 0;
  return pattern;
}

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

/**
 * Every match of a global pattern that takes at least a character. `matchAll` copies the pattern first, and for one of
 * thousands of characters that takes many times as long as looking for it.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '')
      throw new Error(`The pattern ${pattern.source} matches no text: it would never end.`);
    matches.push(match);
  }
  return matches;
}
