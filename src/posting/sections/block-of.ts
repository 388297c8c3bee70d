import type { Section } from './heading-words.ts';
import { labelOf } from './label.ts';
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
