import { headingTest, type OutlineKey, sectionNamed, sectionOf } from './section-headings.ts';
import type { SourceLine } from './source-line.ts';

/** The lines of a resume between two headings. */
export interface WrittenSection {
  /** Null: a heading that says nothing to us; its section is kept under its own name. */
  readonly key: OutlineKey | 'head' | null;
  /** Null: what stands above all headings, or the name itself opened the section. */
  readonly heading: SourceLine | null;
  readonly lines: SourceLine[];
}

export function writtenSections(lines: readonly SourceLine[]): readonly WrittenSection[] {
  const isKnown = headingTest(lines.filter(mayBeHeading).map(({ text }) => text));
  const sections: WrittenSection[] = [{ key: 'head', heading: null, lines: [] }];
  for (const line of lines.filter(({ style }) => style !== 'running')) {
    const key = mayBeHeading(line) && isKnown(line.text) ? sectionOf(line.text) : null;
    if (key !== null) sections.push({ key, heading: line, lines: [] });
    // The name may stand in the second of two columns.
    else if (line.style === 'large') sections.push({ key: 'head', heading: null, lines: [line] });
    else if (line.style === 'heading')
      sections.push({ key: line.aside === '' ? sectionNamed(line.text) : null, heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function mayBeHeading({ aside, style }: SourceLine): boolean {
  return aside === '' && style !== 'bullet';
}
