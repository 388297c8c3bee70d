/* Keywords as the last line of a text, for formats that have no field for them: `Excel, SQL`. Read back, they are keywords again. */

const separator = ', ';
/** A longer one is a piece of a sentence. */
const maxKeywordLength = 40;

export function keywordLine(keywords: readonly string[]): string {
  return keywords.join(separator);
}

/** None of a line that holds anything else: a sentence in italics is no keyword. */
export function keywordsIn(line: string): readonly string[] {
  const keywords = line.split(separator);
  return keywords.every(isKeyword) ? keywords : [];
}

function isKeyword(text: string): boolean {
  return text !== '' && text.length <= maxKeywordLength && !/[.!?:;]$/.test(text);
}
