import { datesInText, isDateText } from '../recognize/dates-in-text.ts';
import type { SourceLine } from '../source-line.ts';

/* Lines of a list that have their dates where those above have them, so each of them begins an entry. */

/** Splits lines before each one that begins a chunk of its own. */
export function chunksAt(
  lines: readonly SourceLine[],
  begins: (above: readonly SourceLine[], line: SourceLine) => boolean,
): readonly (readonly SourceLine[])[] {
  const chunks: SourceLine[][] = [];
  for (const line of lines) {
    const above = chunks.at(-1);
    if (above === undefined || begins(above, line)) chunks.push([line]);
    else above.push(line);
  }
  return chunks;
}

/** True for a line with its date at the other end or, below a bullet, in brackets, as one above has it. */
export function isDatedAlike(above: readonly SourceLine[], line: SourceLine): boolean {
  // Text in lower case continues the line above it.
  if (/^\p{Ll}/u.test(line.text)) return false;
  if (hasDateBeside(line)) return above.some(hasDateBeside);
  const isBelowBullet = above.at(-1)?.style === 'bullet' && line.style !== 'bullet';
  return isBelowBullet && hasDateInBrackets(line) && above.some(hasDateInBrackets);
}

function hasDateBeside({ text, aside }: SourceLine): boolean {
  return isDateText(aside) && !isDateText(text);
}

const bracketAtEnd = /[(（][^()（）]{4,60}[)）]$/u;

/** True for a date in brackets at the end, perhaps with a place: `Study of soils (May 2019, Linz)`. */
function hasDateInBrackets({ text, style }: SourceLine): boolean {
  return style !== 'bullet' && bracketAtEnd.test(text) && datesInText(text).date !== '';
}
