import type { ReviewDocument, ReviewEntry } from '../review/review-document.ts';

export interface ComparedSection {
  readonly title: string;
  /** null: the other does not have it. */
  readonly lines: readonly { readonly before: string | null; readonly after: string | null }[];
}

/** What differs between two resumes of one person, section by section; what both say is left out. */
export function comparedSections(one: ReviewDocument, other: ReviewDocument): readonly ComparedSection[] {
  const titles = [...new Set([...one.sections, ...other.sections].map(({ title }) => title))];
  const head = {
    title: 'Headline',
    lines: comparedLines([one.headline.text ?? ''], [other.headline.text ?? '']),
  };
  const sections = titles.map((title) => ({
    title,
    lines: comparedLines(linesOf(one, title), linesOf(other, title)),
  }));
  return [head, ...sections].filter(({ lines }) => lines.length > 0);
}

function linesOf({ sections }: ReviewDocument, title: string): readonly string[] {
  return sections
    .filter((section) => section.title === title)
    .flatMap(({ entries }) => entries.flatMap(entryLines));
}

function entryLines({ title, lines, keywords }: ReviewEntry): readonly string[] {
  const skills = keywords.map(({ text }) => text ?? '').join(', ');
  return [
    ...lines.map(({ text }) => text ?? ''),
    ...(skills ? [title ? `${title}: ${skills}` : skills] : []),
  ];
}

/** Lines that both have fall away; of the rest those stand together that share the most words. */
function comparedLines(before: readonly string[], after: readonly string[]): ComparedSection['lines'] {
  const gone = before.filter((line) => !after.includes(line));
  const fresh = after.filter((line) => !before.includes(line));
  const paired = gone.map((line) => {
    const best = fresh
      .map((candidate) => ({ candidate, shared: sharedWords(line, candidate) }))
      .filter(({ shared }) => shared >= leastShared)
      .sort((a, b) => b.shared - a.shared)[0]?.candidate;
    if (best !== undefined) fresh.splice(fresh.indexOf(best), 1);
    return { before: line, after: best ?? null };
  });
  return [...paired, ...fresh.map((line) => ({ before: null, after: line }))];
}

/** Of the words of both. */
const leastShared = 0.4;

function sharedWords(one: string, other: string): number {
  const words = (text: string) => new Set(text.toLowerCase().split(/\s+/));
  const [a, b] = [words(one), words(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return (2 * both) / (a.size + b.size);
}
