import { datesInText, isDateText } from '../recognize/dates-in-text.ts';
import type { SourceLine } from '../source-line.ts';

/* Lines of a list that have their dates where those above have them, so each of them begins an entry. */

interface Chunk {
  readonly lines: SourceLine[];
  /** Where its lines have dates. */
  readonly dated: Set<string>;
}

/**
 * Splits lines before each one that has its date where one above has it.
 * @param mayBegin true for a line that may begin an entry
 */
export function chunksDatedAlike(
  lines: readonly SourceLine[],
  mayBegin: (line: SourceLine) => boolean,
): readonly (readonly SourceLine[])[] {
  const chunks: Chunk[] = [];
  const places = lines.map(placeOfDate);
  const areAbovePoints = aboveBullets(lines, places);
  for (const [index, line] of lines.entries()) {
    const above = chunks.at(-1);
    const dated = places[index] ?? null;
    // Of dated lines directly below each other, above bullets, the lower ones may say more of the first.
    const saysMore =
      areAbovePoints[index] === true && (places[index - 1] ?? null) !== null && line.opensBlock !== true;
    const isNext =
      above === undefined || (dated !== null && !saysMore && mayBegin(line) && begins(above, line, dated));
    const chunk = isNext ? { lines: [], dated: new Set<string>() } : above;
    chunk.lines.push(line);
    if (dated !== null) chunk.dated.add(dated);
    if (isNext) chunks.push(chunk);
  }
  return chunks.map((chunk) => chunk.lines);
}

/** For each line, whether bullets are below it and below the dated lines that follow it. */
function aboveBullets(lines: readonly SourceLine[], places: readonly (string | null)[]): readonly boolean[] {
  const found: boolean[] = [];
  for (let index = lines.length - 2; index >= 0; index--) {
    const isDated = (places[index + 1] ?? null) !== null;
    found[index] = isDated ? found[index + 1] === true : lines[index + 1]?.style === 'bullet';
  }
  return found;
}

function begins({ lines, dated }: Chunk, { text, style }: SourceLine, place: string): boolean {
  // Text in lower case continues the line above it.
  if (!dated.has(place) || /^\p{Ll}/u.test(text)) return false;
  return place !== inBrackets || (lines.at(-1)?.style === 'bullet' && style !== 'bullet');
}

const inBrackets = 'in brackets';
const bracketAtEnd = /[(（][^()（）]{4,60}[)）]$/u;

/**
 * Where a line has its date beside its text: at the other end, at the beginning of lines in its type (`2019 – 2021 | Crust
 * & Co`) or in brackets at the end, perhaps with a place: `Study of soils (May 2019, Linz)`.
 */
function placeOfDate({ text, aside, style }: SourceLine): string | null {
  if (isDateText(aside) && !isDateText(text)) return 'at the other end';
  const { date, rest } = datesInText(text);
  if (style === 'bullet' || date === '' || rest === '') return null;
  if (text.startsWith(date)) return `at the beginning of ${style} lines`;
  return bracketAtEnd.test(text) ? inBrackets : null;
}
