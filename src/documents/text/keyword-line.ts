/* Keywords as the last line of a text, for formats that have no field for them: `Excel, SQL`. Read back, they are keywords again. */

const separator = ', ';
/** Of keywords that have a comma in them. */
const otherSeparator = '; ';
/** A longer one is a piece of a sentence. */
const maxKeywordLength = 40;

/** Of a single one with a comma, too: the sign at its end says that it is one. */
export function keywordLine(keywords: readonly string[]): string {
  if (!keywords.some((keyword) => keyword.includes(','))) return keywords.join(separator);
  return keywords.join(otherSeparator) + (keywords.length === 1 ? ';' : '');
}

/** None of a line that holds anything else: a sentence in italics is no keyword. */
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
