import { fold } from '../text/fold.ts';
import { boardLabels } from './board-labels.ts';
import { guessSection, headingOf, isTitle } from './find-heading.ts';
import type { Section } from './heading-words.ts';
import { knownHeading } from './known-heading.ts';
import { isPhrase } from './phrase-table.ts';
import { type Line, readLines } from './read-lines.ts';
/** A line or paragraph of the posting, with the section that it stands in. */
export interface Block {
  readonly section: Section;
  /** The heading as written, '' without one. */
  readonly heading: string;
  readonly isItem: boolean;
  /** [start, end) in the cleaned text. */
  readonly start: number;
  readonly end: number;
}

/** Lines under their headings. */
export function segmentPosting(text: string): Block[] {
  const lines = readLines(text);
  const blocks: Block[] = [];
  let section: Section = 'none';
  let heading = '';
  for (const [index, line] of lines.entries()) {
    if (index === 0 && isTitle(line, lines[1])) continue;
    const found = headingOf(line, lines[index + 1]);
    if (found) {
      section = found === 'none' ? guessSection(lines.slice(index + 1)) : found;
      heading = line.text.replace(/[\s:：#*]+$/, '').replace(/^[#*\s]+/, '');
      continue;
    }
    if (!isBoardLine(line)) blocks.push(...blocksOf(line, section, heading));
  }
  return blocks;
}

function isBoardLine({ text }: Line): boolean {
  const [name = '', value] = fold(text).split(/\s*[:：]/, 2);
  return value !== undefined && isPhrase(boardLabels, name.trim());
}

const label = /^([^:：.]{3,40})[:：]\s*(?=\S)/u;

/** `Preferred: CPA` stands in its own section whatever the heading above. */
function blocksOf(line: Line, section: Section, heading: string): Block[] {
  const { start, end, isItem } = line;
  const labelled = label.exec(line.text);
  const own = labelled?.[1] ? knownHeading(labelled[1]) : null;
  if (!labelled || !own) return [{ section, heading, isItem, start, end }];
  const wins = section === 'none' || own === 'nice' || own === 'benefits' || own === 'legal' || !isItem;
  return [
    {
      section: wins ? own : section,
      heading: wins ? (labelled[1] ?? '') : heading,
      isItem: true,
      start: start + labelled[0].length,
      end,
    },
  ];
}
