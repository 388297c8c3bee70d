import { fold } from '../../text/fold.ts';
import { isPhrase } from '../../text/phrase-table.ts';
import { type Block, blockOf, longestItem } from './block-of.ts';
import { boardLabels } from './board-labels.ts';
import { guessSection } from './guess-section.ts';
import { headingOf, ornamentHeading } from './heading-of.ts';
import type { Section } from './heading-words.ts';
import { isTitle } from './is-title.ts';
import { type Line, readLines } from './read-lines.ts';

/** Sections in which nothing is asked for, list or not. */
export const silentSections: ReadonlySet<Section> = new Set(['benefits', 'about', 'legal', 'apply']);

/** Lines under their headings. */
export function segmentPosting(text: string): Block[] {
  const lines = readLines(text);
  const blocks: Block[] = [];
  let under: Pick<Block, 'section' | 'heading'> = { section: 'none', heading: '' };
  let hasItems = false;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (index === 0 && isTitle(line, next)) continue;
    const opened = headingOf(line, next) ?? (hasItems ? ornamentHeading(line, next) : null);
    if (opened) {
      const section = opened === 'none' ? guessSection(lines.slice(index + 1)) : opened;
      under = { section, heading: withoutMarks(line.text) };
      hasItems = false;
      continue;
    }
    if (isBoardLine(line)) continue;
    hasItems ||= line.isItem;
    const leaves = hasItems && endsList(line) && !silentSections.has(under.section);
    blocks.push(blockOf(line, leaves ? { section: 'none', heading: '' } : under));
  }
  return blocks;
}

function withoutMarks(heading: string): string {
  return heading.replace(/[\s:：#*]+$/, '').replace(/^[#*\s]+/, '');
}

function isBoardLine({ text }: Line): boolean {
  const [name = '', value] = fold(text).split(/\s*[:：]/, 2);
  return value !== undefined && isPhrase(boardLabels, name.trim());
}

/** A paragraph after the bullets of a section speaks of something else again. */
function endsList({ isItem, afterBlank, text }: Line): boolean {
  return !isItem && afterBlank && (text.length > longestItem || /[.!。！]$/.test(text));
}
