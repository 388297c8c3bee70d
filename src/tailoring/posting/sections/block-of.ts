import { preparedPattern } from '../../text/prepared-pattern.ts';
import { cueOf } from '../cues/cue-of.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import type { Section } from './heading-words.ts';
import { knownHeading } from './known-heading.ts';
import type { Line } from './read-lines.ts';

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

/** In UTF-16 units: what is longer is a paragraph. */
export const longestItem = 120;

/** "Preferred: …", "About Acme. We …", "Essential - …" */
const label = preparedPattern(
  String.raw`^([^:：.]{3,60})[:：]\s*(?=\S)|^((?:[^\s.:：]+ ){0,3}[^\s.:：]{3,})(?:\.|\s[–—-])\s+(?=\S)`,
);

/** A line under its heading; `Preferred: CPA` stands in its own section whatever the heading above. */
export function blockOf(line: Line, under: Pick<Block, 'section' | 'heading'>): Block {
  const { start, end, isItem } = line;
  const labelled = label.exec(line.text);
  const name = labelled?.[1] ?? labelled?.[2] ?? '';
  // "Training in welding. Two years …" are sentences of a list, "Summary. We …" is a label.
  const own = labelled && (labelled[1] || !hasLead(name)) ? labelSection(name) : null;
  if (!labelled || !own) return { ...under, isItem: isItem || isBareItem(line, under.section), start, end };
  const wins = under.section === 'none' || lateSections.has(own) || !isItem;
  const place = wins ? { section: own, heading: name.trim() } : under;
  return { ...place, isItem: true, start: start + labelled[0].length, end };
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
