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
