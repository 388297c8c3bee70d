/*
 * Stores keywords as the last line of a text, for formats without a field for them: `Excel, SQL`. Reading turns them
 * back into keywords.
 */

const separator = ', ';
/** For keywords that contain a comma. */
const otherSeparator = '; ';
/** A longer text is part of a sentence. */
const maxKeywordLength = 40;

/** Joins keywords. A single keyword with a comma gets a final semicolon, so that it is read as one. */
export function keywordLine(keywords: readonly string[]): string {
  if (!keywords.some((keyword) => keyword.includes(','))) return keywords.join(separator);
  return keywords.join(otherSeparator) + (keywords.length === 1 ? ';' : '');
}

/** The keywords of a line; empty if it contains anything else, such as a sentence in italics. */
export function keywordsIn(line: string): readonly string[] {
  const isOne = line.endsWith(';');
  const keywords = isOne
    ? [line.slice(0, -1)]
    : line.split(line.includes(otherSeparator) ? otherSeparator : separator);
  return keywords.every(isKeyword) ? keywords : [];
}

function isKeyword(text: string): boolean {
  return text !== '' && text.length <= maxKeywordLength && !/[.!?:;]$/.test(text);
}
