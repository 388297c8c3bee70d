import { fold } from '../../text/fold.ts';
import { isPhrase } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { cueOf } from '../cues/cue-of.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import { boardLabels } from './board-labels.ts';
import { guessSection } from './guess-section.ts';
import { headingOf, ornamentHeading } from './heading-of.ts';
import type { Section } from './heading-words.ts';
import { isTitle } from './is-title.ts';
import { knownHeading } from './known-heading.ts';
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

/** Sections in which nothing is asked for, list or not. */
export const silentSections: ReadonlySet<Section> = new Set(['benefits', 'about', 'legal', 'apply']);

const longestItem = 120;

/** Lines under their headings. */
export function segmentPosting(text: string): Block[] {
  const lines = readLines(text);
  const blocks: Block[] = [];
  let section: Section = 'none';
  let heading = '';
  let listed = false;
  for (const [index, line] of lines.entries()) {
    if (index === 0 && isTitle(line, lines[1])) continue;
    const found = headingAt(lines, index, listed);
    if (found) {
      section = found === 'none' ? guessSection(lines.slice(index + 1)) : found;
      heading = line.text.replace(/[\s:：#*]+$/, '').replace(/^[#*\s]+/, '');
      listed = false;
      continue;
    }
    if (isBoardLine(line)) continue;
    listed ||= line.isItem;
    const leaves = listed && endsList(line) && !silentSections.has(section);
    blocks.push(leaves ? blockOf(line, 'none', '') : blockOf(line, section, heading));
  }
  return blocks;
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

/** "Preferred: …", "About Acme. We …", "Essential - …" */
const label = preparedPattern(
  String.raw`^([^:：.]{3,60})[:：]\s*(?=\S)|^((?:[^\s.:：]+ ){0,3}[^\s.:：]{3,})(?:\.|\s[–—-])\s+(?=\S)`,
);

/** `Preferred: CPA` stands in its own section whatever the heading above. */
function blockOf(line: Line, section: Section, heading: string): Block {
  const { start, end, isItem } = line;
  const labelled = label.exec(line.text);
  const name = labelled?.[1] ?? labelled?.[2] ?? '';
  // "Training in welding. Two years …" are sentences of a list, "Summary. We …" is a label.
  const own = labelled && (labelled[1] || !hasLead(name)) ? labelSection(name) : null;
  if (!labelled || !own) return { section, heading, isItem: isItem || isBareItem(line, section), start, end };
  const wins = section === 'none' || lateSections.has(own) || !isItem;
  return {
    section: wins ? own : section,
    heading: wins ? name.trim() : heading,
    isItem: true,
    start: start + labelled[0].length,
    end,
  };
}

/** A short line without a full stop where things are asked for is an item that lost its bullet. */
function isBareItem({ text }: Line, section: Section): boolean {
  const lists = section === 'requirements' || section === 'nice';
  return lists && text.length <= longestItem && !/[.!?。！？](?:\s|$)/.test(text);
}

/** Sections that a label opens even among the items of another. */
const lateSections: ReadonlySet<Section> = new Set(['nice', 'benefits', 'legal', 'refused']);

function labelSection(name: string): Section | null {
  const cue = cueOf(name);
  const known = knownHeading(name);
  // "Nice, but no must" denies only that it is one.
  if (cue === 'negated') return known === 'nice' ? known : 'refused';
  return known ?? (cue === 'nice' ? 'nice' : null);
}
