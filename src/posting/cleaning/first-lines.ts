import type { CleanText } from './clean-posting.ts';

/** The clean text as far as its first `most` lines: itself when it has no more. */
export function firstLines(clean: CleanText, most: number): CleanText {
  const { text } = clean;
  let end = -1;
  for (let line = 0; line < most; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return clean;
  }
  return { ...clean, text: text.slice(0, end) };
}
