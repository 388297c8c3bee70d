import { preparedPattern } from '../../text/prepared-pattern.ts';
import { cueOf } from '../cues/cue-of.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import type { Section } from './heading-words.ts';
import { knownHeading } from './known-heading.ts';

/** A heading at the beginning of the line that it heads: "Preferred: …", "About Acme. We …", "Essential - …". */
export interface Label {
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
