/** From this length on V8 compiles a pattern at its first run. */
const longText = 1000;
const beyondLatin = /[^\0-\xff]/;

/**
 * A pattern that is ready to run. V8 interprets the first run of a pattern, and making one ready for that takes
 * longer than compiling it, which it does at the second; over a long text it compiles at once.
 * @param like a text like those to come: V8 compiles apart for texts in Latin letters alone
 */
export function compiledPattern(source: string, flags: string, like = ''): RegExp {
  const pattern = new RegExp(source, flags);
  pattern.test((beyondLatin.test(like) ? '…' : '.').repeat(longText));
  pattern.lastIndex = 0;
  return pattern;
}
