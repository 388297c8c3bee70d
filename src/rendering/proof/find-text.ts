const wordCharacter = /[\p{L}\p{N}]/u;
/** Scripts that break a line anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A word that no line may hold is broken anywhere by themes. */
const longWord = 22;

/**
 * Where a text ends in a page's text, the search starting at `from`; null when it is not there. A line may
 * end where the text has a space, next to a character that is no letter or figure, or within a word that is too
 * long for a line: never with a hyphen that was added. A text found inside a longer word does not count.
 */
export function findText(page: string, text: string, from: number): number | null {
  const first = text.charAt(0);
  for (let start = page.indexOf(first, from); start >= 0; start = page.indexOf(first, start + 1)) {
    const end = endOfMatch(page, text, start);
    if (end !== null && isWhole(page, start, end)) return end;
  }
  return null;
}

function endOfMatch(page: string, text: string, start: number): number | null {
  let at = start;
  for (let index = 0; index < text.length; index += 1, at += 1) {
    const wanted = text.charAt(index);
    if (page.charAt(at) === wanted) continue;
    if (page.charAt(at) !== '\n') return null;
    if (wanted === ' ') continue;
    if (!mayBreak(text, index)) return null;
    at += 1;
    if (page.charAt(at) !== wanted) return null;
  }
  return at;
}

function mayBreak(text: string, index: number): boolean {
  const [before, after] = [text.charAt(index - 1), text.charAt(index)];
  if (!wordCharacter.test(before) || !wordCharacter.test(after)) return true;
  if (unspaced.test(before) || unspaced.test(after)) return true;
  const start = text.lastIndexOf(' ', index) + 1;
  const end = text.indexOf(' ', index);
  return (end < 0 ? text.length : end) - start >= longWord;
}

function isWhole(page: string, start: number, end: number): boolean {
  return !joins(page.charAt(start - 1), page.charAt(start)) && !joins(page.charAt(end - 1), page.charAt(end));
}

function joins(left: string, right: string): boolean {
  const both = [left, right].every((character) => wordCharacter.test(character));
  return both && !unspaced.test(left) && !unspaced.test(right);
}
