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
