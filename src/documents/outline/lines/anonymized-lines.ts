import type { SourceLine } from '../source-line.ts';

/*
 * In an anonymized resume, placeholders replace the names of employers and places: `Company Name City , State Baker`.
 * They carry no sign of their own where they end, so bars are set around them.
 */

const employer = /(?<![\p{L}\p{N}])Company Name(?![\p{L}\p{N}])/gu;
/** With the country, if it was kept: `– City , State , Peru`. */
const place =
  /(?<!\p{L})City ?, ?State(?! University)(?:(?<country> ?, ?\p{Lu}[\p{L}.]{1,20})(?=$| \|))?(?!\p{L})/gu;
/** Without its state: `Oak University - City`, `Company Name City`. */
const town = /(?<=[–-] |\| )City$/u;

/** A single line with such words may be about forms. */
const minLines = 2;

/** Separates the placeholders of an anonymized resume from the names beside them. */
export function withSeparatePlaceholders(lines: readonly SourceLine[]): readonly SourceLine[] {
  const named = lines.filter(({ style, text }) => style !== 'bullet' && text.search(employer) >= 0);
  return named.length < minLines ? lines : lines.map(withSeparateCells);
}

function withSeparateCells(line: SourceLine): SourceLine {
  if (line.style === 'bullet') return line;
  const text = separated(line.text);
  if (text === line.text) return line;
  const { opening, ...others } = line;
  return { ...others, text, ...(opening !== undefined && text.startsWith(opening) && { opening }) };
}

function separated(text: string): string {
  const marked = text
    .replace(employer, ' | Company Name | ')
    .replace(
      place,
      (_, country: string | undefined) =>
        ` | City, State${country === undefined ? '' : country.replace(/^ ?, ?/, ', ')} | `,
    )
    .replace(town, '| City');
  if (marked === text) return text;
  return marked
    .split('|')
    .map((cell) => cell.replace(signsAtEdges, ''))
    .filter((cell) => cell !== '')
    .join(' | ');
}

/** Blanks, and the dash or comma that separated the placeholder. */
const signsAtEdges = /^[\s,–-]{1,6}|[\s,–-]{1,6}$/gu;
