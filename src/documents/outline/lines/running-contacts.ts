import { isContactLine } from '../recognize/contact-in-text.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';

/* Finds contact details that are only in the headers or footers of pages. */

/** Moves contact details that only page headers and footers have below the first line, once each. */
export function withRunningContacts(lines: readonly SourceLine[]): readonly SourceLine[] {
  const running = lines.filter(isRunning);
  if (running.length === 0) return lines;
  const written = lines
    .filter((line) => !isRunning(line))
    .map(({ text, aside }) => `${text}\n${aside}`)
    .join('\n');
  const seen = new Set<string>();
  const contacts = running.filter((line) => {
    const isNew = (cell: string) => !seen.has(cell) && !written.includes(cell);
    const own = cellsOf(line).filter((cell) => isContactLine(cell) && isNew(cell));
    for (const cell of own) seen.add(cell);
    return own.length > 0;
  });
  if (contacts.length === 0) return lines;
  const moved = contacts.map((line): SourceLine => ({ ...line, style: 'text' }));
  const left = lines.filter((line) => !contacts.includes(line));
  const at = left.findIndex((line) => !isRunning(line)) + 1;
  return left.toSpliced(at, 0, ...moved);
}

function isRunning({ style }: SourceLine): boolean {
  return style === 'running';
}

/** The cells of a line, also split at bullets and bars. */
function cellsOf({ text, aside }: SourceLine): readonly string[] {
  return [text, aside]
    .flatMap(cellsIn)
    .flatMap((cell) => cell.split(/\s?[•·|]\s?/u))
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}
