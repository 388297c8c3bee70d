import { grammarWords } from '../../lexicon/generic-words.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Candidate } from '../candidate.ts';
import { talkWords } from '../names/stop-words.ts';

/** A doing or a quality, in one word. */
const modifier = preparedPattern(String.raw`^\p{L}\p{Ll}+(?:ing|ic)$`);
const nextWord = preparedPattern(String.raw`^ (\p{Ll}{3,})`);

/**
 * Whether a known word in -ing or -ic only tells what the next word is like or what is done with it: "wiring diagrams",
 * "driving room revenue", "hydraulic models". Of an activity it would be "wiring of panels" or "wiring, welding".
 */
export function qualifiesNext({ text, term, end }: Candidate, clause: string): boolean {
  if (term === null || term.kind === 'tool' || !modifier.test(text)) return false;
  const next = nextWord.exec(clause.slice(end))?.[1];
  return next !== undefined && !grammarWords.has(next) && !talkWords.has(next);
}
