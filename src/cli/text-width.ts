import { stripVTControlCharacters } from 'node:util';

/** Chinese, Japanese, Korean, full-width forms, emoji. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

/** Latin with its accents, which needs no closer look. */
const narrowOnly = /^[\u0020-\u02FF]*$/;

/** Columns that a text takes on a terminal; colours, and marks that join a letter, take none. */
export function textWidth(text: string): number {
  const shown = stripVTControlCharacters(text);
  if (narrowOnly.test(shown)) return shown.length;
  return lettersOf(shown).reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0);
}

/** The beginning of a text, as far as it fits on one line. */
export function shortened(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let kept = '';
  let left = Math.max(room - 1, 1);
  for (const letter of lettersOf(text)) {
    left -= isWide(letter) ? 2 : 1;
    if (left < 0) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** As people count them: with their accents, and families of emoji as one. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Whether a terminal draws it two columns wide. */
export function isWide(letter: string): boolean {
  return wide.test(letter);
}
