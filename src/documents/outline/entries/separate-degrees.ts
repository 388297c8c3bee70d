import { isSchool, namesDegree } from '../recognize/name-kinds.ts';
import type { WrittenEntry } from './read-entries.ts';

/** Splits an entry whose lines are all degrees: a list of degrees without schools and dates. What follows is the last one's. */
export function withSeparateDegrees(entry: WrittenEntry): readonly WrittenEntry[] {
  const { titles, asides, date } = entry;
  const isList = titles.length > 1 && asides.length === 0 && date === '';
  if (!isList || !titles.every((title) => namesDegree(title) && !isSchool(title))) return [entry];
  return titles.map((title, index) => ({
    ...entry,
    titles: [title],
    pieces: entry.pieces.filter(({ text }) => text === title),
    ...(index < titles.length - 1 && { links: [], paragraphs: [], bullets: [], after: [] }),
  }));
}
