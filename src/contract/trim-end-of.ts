/**
 * A text without the marks at its end. It looks back from the end: a pattern like `[.,]+$` begins anew at each mark of
 * the text, which takes a time that grows with the square of their number.
 * @param mark a pattern for one character
 */
export function trimEndOf(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const start = end > 1 && isSecondHalf(text.charCodeAt(end - 1)) ? end - 2 : end - 1;
    if (!mark.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}

/** Of a character beyond the first 65,536, which takes two units. */
function isSecondHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
