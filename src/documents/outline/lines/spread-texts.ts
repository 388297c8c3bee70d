import { sectionOf } from '../recognize/section-headings.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';

/* Lines that are set wide: headings with blanks between their letters, and cells between full-width blanks. */

/** `E X P E R I E N C I A` */
const spacedLetters = /^\p{L}(?: \p{L}){2,30}$/u;

/** Closes a known heading with blanks between its letters, whose words may have become cells of the line. */
export function withClosedLetters(line: SourceLine): SourceLine {
  if (line.style === 'bullet' || !spacedLetters.test(line.text)) return line;
  const words = [line.text, ...cellsIn(line.aside)].filter((word) => word !== '');
  if (words.length > maxWords || !words.every((word) => /^\p{L}(?: \p{L})*$/u.test(word))) return line;
  const text = words.map((word) => word.replaceAll(' ', '')).join(' ');
  return sectionOf(text) === null ? line : { ...line, text, aside: '' };
}

const maxWords = 5;

/** Full-width blanks separate the cells of a Chinese line, but not a label from its value: `远山大学　护理系　学士`. */
const wideBlanks = /(?<=[^\s:：])[ \u3000]+(?=[^\s:：])/gu;
const maxCellsLength = 100;

/** Makes cells of the parts between full-width blanks, unless the line is a sentence. */
export function withWideCells(text: string): string {
  if (!text.includes('\u3000') || text.length > maxCellsLength || /[。；]/u.test(text)) return text;
  return text
    .replace(wideBlanks, (blanks) => (blanks.includes('\u3000') ? ' | ' : blanks))
    .replace(/\|(?: \|)+/g, '|');
}
