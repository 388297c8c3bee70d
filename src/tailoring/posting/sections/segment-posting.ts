import { fold } from '../../text/fold.ts';
import { isPhrase } from '../../text/phrase-table.ts';
import { type Block, blockOf, longestItem, type Place } from './block-of.ts';
import { boardLabels } from './board-labels.ts';
import { guessSection } from './guess-section.ts';
import { headingOf, ornamentHeading } from './heading-of.ts';
import type { Section } from './heading-words.ts';
import { isTitle } from './is-title.ts';
import { isUpperCase } from './is-upper-case.ts';
import { labelOf } from './label.ts';
import { type Line, readLines } from './read-lines.ts';

/** Sections in which nothing is asked for, list or not. */
export const silentSections: ReadonlySet<Section> = new Set(['benefits', 'about', 'legal', 'apply']);

/** Lines under their headings. */
export function segmentPosting(text: string): Block[] {
  const lines = readLines(text);
  const blocks: Block[] = [];
  let place: Place = { section: 'none', heading: '' };
  let headed = false;
  let listed = false;
  for (const [index, line] of lines.entries()) {
    if (index === 0 && isTitle(line, lines[1])) continue;
    const below = placeBelow(lines, index, listed, headed ? place.section : 'none');
    headed = below !== null;
    if (!headed && isBoardLine(line)) continue;
    const opened = below ?? labelledPlace(line, lines[index + 1]);
    place = opened ?? place;
    listed = opened ? line.isItem : listed || line.isItem;
    if (headed) continue;
    const leaves = listed && endsList(line) && !silentSections.has(place.section);
    blocks.push(blockOf(line, leaves ? { section: 'none', heading: '' } : place));
  }
  return blocks;
}

function withoutMarks(heading: string): string {
  return heading.replace(/[\s:：#*~=_]+$/, '').replace(/^[#*~=_\s]+/, '');
}

/** What stands below a heading; null for a line that is none. `above`: the section of a heading right above it. */
function placeBelow(lines: readonly Line[], index: number, listed: boolean, above: Section): Place | null {
  const found = headingAt(lines, index, listed);
  if (!found) return null;
  const guessed = found === 'none' ? guessSection(lines.slice(index + 1)) : found;
  const inherits = guessed === 'none' && !silentSections.has(above);
  const heading = withoutMarks(lines[index]?.text ?? '');
  return { section: inherits ? above : guessed, heading };
}

/** "Profile: knowledge of X" above bullets, "HOW TO APPLY: send …": a heading with its text on the same line. */
function labelledPlace(line: Line, next: Line | undefined): Place | null {
  const label = line.isItem ? null : labelOf(line.text);
  if (!label?.byColon) return null;
  const opens = isUpperCase(label.name) || (next?.isItem === true && !next.afterBlank);
  return opens ? { section: label.section, heading: label.name } : null;
}

function headingAt(lines: readonly Line[], index: number, listed: boolean): Section | null {
  const [line, next] = lines.slice(index, index + 2);
  if (!line) return null;
  const found = headingOf(line, next);
  return found ?? (listed ? ornamentHeading(line, next) : null);
}

function isBoardLine({ text }: Line): boolean {
  const [name = '', value] = fold(text).split(/\s*[:：]/, 2);
  return value !== undefined && isPhrase(boardLabels, name.trim());
}

/** A paragraph after the bullets of a section speaks of something else again. */
function endsList({ isItem, afterBlank, text }: Line): boolean {
  return !isItem && afterBlank && (text.length > longestItem || /[.!。！]$/.test(text));
}
