/** From this length on V8 compiles a pattern at its first run. */
const longText = 1000;

/**
 * A pattern made of a table. V8 interprets the first run of a pattern, and making a long one ready for that
 * takes three times as long as compiling it; over a long text it does not.
 * @param sample a character of the texts to come: those in Latin letters alone are compiled for apart
 */
export function compiledPattern(source: string, flags: string, sample = '.'): RegExp {
  const pattern = new RegExp(source, flags);
  pattern.test(sample.repeat(longText));
  pattern.lastIndex = 0;
  return pattern;
}
