/**
 * Normalizes line breaks to `\n`, form feeds to an empty line, vertical tabs to a space, as found in text copied from
 * PDFs.
 */
export function plainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\f', '\n\n').replaceAll('\v', ' ');
}

/** Normalizes them to spaces in a single line. */
export function plainLine(text: string): string {
  return text.replace(/[\f\v]/g, ' ').trim();
}

/** Excludes white space, control and format characters, and invisible letters such as U+3164. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if nothing of the text is visible. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/**
 * Removes matching characters at the end. Scans backwards, because a pattern like `[.,]+$` takes quadratic time in a
 * text with many marks.
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

/** True for a low surrogate, the second unit of a character above U+FFFF. */
function isSecondHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Removes these characters at the end. A pattern such as `/\/+$/` would scan each run repeatedly. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** `a, b and 3 more`; a single further one is named instead. */
export function listed(names: readonly string[], most: number): string {
  const more = names.length - most;
  return more > 1 ? names.slice(0, most).join(', ') + andMore(more) : names.join(', ');
}

/** ` and 3 more`; empty if there are none. */
export function andMore(count: number): string {
  return count > 0 ? ` and ${count} more` : '';
}

/** `A`, `A and B`, `A, B and C`, or with `or`; `A, and B and C` if an item contains the word. */
export function joinList(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const comma = items.some((item) => item.includes(` ${word} `)) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${word} ${last}`;
}

const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Length as in JSON Schema: a character outside of the basic plane counts as one. */
export function codePoints(text: string): number {
  return text.length - (text.match(surrogatePair)?.length ?? 0);
}

/** What is wrong with the length of a text in code points; null if it is within the bounds. */
export function lengthProblem(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): string | null {
  const length = codePoints(text);
  if (length === 0 && min === 1) return 'must not be empty';
  if (length < min) return `must have at least ${min} characters, has ${length}`;
  return length > max ? `must have at most ${max} characters, has ${length}` : null;
}

/** Control characters, except white space. */
const controlCharacter = /[^\P{Cc}\n\r\t\f\v]/u;

/** Forbidden characters, as problems for a message. */
export function characterProblems(text: string): string[] {
  const problems: string[] = [];
  const control = controlCharacter.exec(text);
  if (control) {
    const hex = text.charCodeAt(control.index).toString(16).toUpperCase().padStart(4, '0');
    const place = codePoints(text.slice(0, control.index)) + 1;
    problems.push(`must not contain control characters, has U+${hex} as character ${place}`);
  }
  if (!text.isWellFormed()) problems.push('must be well-formed Unicode (it has a lone surrogate)');
  return problems;
}
