import type { CleanText } from './clean-posting.ts';

export interface Bounds {
  readonly lines: number;
  /** In UTF-16 units. */
  readonly length: number;
}

/** The clean text as far as whole lines, or else whole words, are within bounds: itself when all of it is. */
export function firstPart(clean: CleanText, { lines, length }: Bounds): CleanText {
  const { text } = clean;
  const end = Math.min(endOfLine(text, lines), endOfText(text, length));
  return end === text.length ? clean : { ...clean, text: text.slice(0, end) };
}

function endOfLine(text: string, count: number): number {
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.length;
  }
  return end;
}

/** A line that is itself too long ends behind a word, or where it must. */
function endOfText(text: string, length: number): number {
  if (text.length <= length) return text.length;
  const border = Math.max(text.lastIndexOf('\n', length), text.lastIndexOf(' ', length));
  return border > 0 ? border : length;
}
