/** An escape, which keeps its case, a range in a class, a bracket, or any other character. */
const part = /\\[pP]\{[^}]*\}|\\.|([^\\[\]])-([^\\[\]])|./gsu;
/** Which letters another property or a code stands for is not looked into. */
const knownEscape = /^\\(?:[^xupP]|p\{(?:L|Ll|N|Script=Han|Script=Latin)\})/;

/**
 * The source of a case-insensitive pattern for texts in lower case; null if its classes may hold other letters then.
 * V8 takes a third of the time to compile it, because for `iu` it looks up each letter in the tables of all scripts.
 */
export function lowerCaseSource(source: string): string | null {
  let lowered = '';
  let isInClass = false;
  for (const [written, first, last] of source.matchAll(part)) {
    if (written === '[') isInClass = true;
    if (written === ']') isInClass = false;
    if (written.startsWith('\\')) {
      if (!knownEscape.test(written)) return null;
      lowered += written;
    } else {
      if (isInClass && first !== undefined && last !== undefined && !isSameRange(first, last)) return null;
      lowered += written.toLowerCase();
    }
  }
  return lowered;
}

/**
 * True if the range has the same letters in lower case: `A-Z`, but not `À-ÿ`, which has `ß` and `×`, or `:-_`, which has
 * `A` to `Z` inside.
 */
function isSameRange(first: string, last: string): boolean {
  return sameRange.test(first + last);
}

/** Both ends in one block of letters of one case, or of signs without letters. */
const sameRange =
  /^(?:[a-z]{2}|[A-Z]{2}|[ -@]{2}|[[-`]{2}|[{-\u00A9]{2}|[\u2000-\u206F]{2}|[\u3000-\u9FFF]{2})$/;
