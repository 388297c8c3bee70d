import { preparedPattern } from '../../text/prepared-pattern.ts';
import { cueOf } from '../cues/cue-of.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import type { Section } from './heading-words.ts';
import { knownHeading } from './known-heading.ts';
import type { Line } from './read-lines.ts';

/** Where a line stands: its section, and the heading as written, '' without one. */
export interface Place {
  readonly section: Section;
  readonly heading: string;
}

/** A line or paragraph of the posting, with the section that it stands in. */
export interface Block extends Place {
  readonly isItem: boolean;
  /** [start, end) in the cleaned text. */
  readonly start: number;
  readonly end: number;
}

/** In UTF-16 units: what is longer is a paragraph. */
export const maxItemLength = 120;

/** A line under its heading; `Preferred: CPA` stands in its own section whatever the heading above. */
export function blockOf(line: Line, under: Place): Block {
  const { start, end, isItem } = line;
  const label = labelOf(line.text);
  const { section, heading } = under;
  if (!label) return { section, heading, isItem: isItem || isBareItem(line, section), start, end };
  const wins = section === 'none' || lateSections.has(label.section) || !isItem;
  const from = start + label.end;
  if (wins) return { section: label.section, heading: label.name, isItem: true, start: from, end };
  return { section, heading, isItem: true, start: from, end };
}

/** A short line without a full stop where things are asked for is an item that lost its bullet. */
function isBareItem({ text }: Line, section: Section): boolean {
  const lists = section === 'requirements' || section === 'nice';
  return lists && text.length <= maxItemLength && !/[.!?。！？](?:\s|$)/.test(text);
}

/** Sections that a label opens even among the items of another. */
const lateSections: ReadonlySet<Section> = new Set(['nice', 'benefits', 'legal', 'refused']);

/** A heading at the beginning of the line that it heads: "Preferred: …", "About Acme. We …", "Essential - …". */
interface Label {
  readonly name: string;
  readonly section: Section;
  readonly byColon: boolean;
  /** Where the text of the line begins behind it. */
  readonly end: number;
}

/** A colon right before a small letter is one of German: "eine:n Koch:in". */
const pattern = preparedPattern(
  String.raw`^([^:：.]{3,60})[:：](?!\p{Ll})\s*(?=\S)|^((?:[^\s.:：]+ ){0,3}[^\s.:：]{3,})(?:\.|\s[–—-])\s+(?=\S)`,
);

/** The label that a line opens with; null without one that names a section. */
export function labelOf(text: string): Label | null {
  const found = pattern.exec(text);
  const name = found?.[1] ?? found?.[2] ?? '';
  const byColon = found?.[1] !== undefined;
  // "Training in welding. Two years …" are sentences of a list, "Summary. We …" is a label.
  if (!found || (!byColon && hasLead(name))) return null;
  const section = sectionOf(name);
  return section && { name: name.trim(), section, byColon, end: found[0].length };
}

function sectionOf(name: string): Section | null {
  const cue = cueOf(name);
  const known = knownHeading(name);
  // "Nice, but no must" denies only that it is one.
  if (cue === 'negated') return known === 'nice' ? known : 'refused';
  return known ?? (cue === 'nice' ? 'nice' : null);
}
