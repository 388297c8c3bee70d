/** Texts of at least this length make V8 compile a pattern at its first run. */
const longText = '.'.repeat(1000);

/**
 * A pattern that is already compiled. V8 interprets the first run of a pattern, and preparing that takes longer than
 * compiling, which it does at the second run, or at once for a long text.
 */
export function compiledPattern(source: string, flags: string): RegExp {
  const pattern = new RegExp(source, flags);
  pattern.test(longText);
  pattern.lastIndex = 0;
  return pattern;
}

/**
 * All matches of a global pattern that never matches an empty string. `matchAll` copies the pattern first, which for
 * thousands of characters takes many times as long as the search.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '')
      throw new Error(`The pattern ${pattern.source} matches an empty string, which would never end.`);
    matches.push(match);
  }
  return matches;
}
