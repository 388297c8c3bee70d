/** Line breaks as `\n`, a form feed as a blank line, a vertical tab as a blank: what copies of PDFs hold. */
export function plainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\f', '\n\n').replaceAll('\v', ' ');
}

/** The same in a text of one line, where both are a blank. */
export function plainLine(text: string): string {
  return text.replace(/[\f\v]/g, ' ').trim();
}

/** White space, control and format characters, and letters that nothing is drawn for, such as U+3164. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader would see nothing of it. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

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

/** The text without those of these characters that end it. A pattern such as `/\/+$/` would look at each run again and again. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** `a, b and 3 more`; one more is named instead. */
export function listed(names: readonly string[], most: number): string {
  const more = names.length - most;
  return more > 1 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ');
}

const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Length as JSON Schema counts it: an emoji outside the basic plane is one. */
export function codePoints(text: string): number {
  return text.length - (text.match(surrogatePair)?.length ?? 0);
}

/** Control characters but those that are white space. */
const controlCharacter = /[^\P{Cc}\n\r\t\f\v]/u;

/** Characters that no text may hold, each as what the text must do about it. */
export function characterProblems(text: string): string[] {
  const problems: string[] = [];
  if (controlCharacter.test(text)) problems.push('must not contain control characters');
  if (!text.isWellFormed()) problems.push('must be well-formed Unicode (it has a lone surrogate)');
  return problems;
}
