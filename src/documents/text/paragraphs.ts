import { cleanText } from './clean-text.ts';

const listMarker = /^(?:[-*+•▪◦·–]|\d{1,2}[.)])\s/;

/**
 * The paragraphs of plain text: blank lines part them, and so does a line that opens with a list
 * marker. Other line breaks are only wrapping.
 */
export function paragraphs(text: string): readonly string[] {
  const found: string[] = [];
  let open = false;
  for (const line of cleanText(text).split('\n')) {
    const words = line.replace(/\s+/g, ' ').trim();
    if (words === '') open = false;
    else if (open && !listMarker.test(words)) found.push(`${found.pop()} ${words}`);
    else found.push(words);
    open = words !== '';
  }
  return found;
}
