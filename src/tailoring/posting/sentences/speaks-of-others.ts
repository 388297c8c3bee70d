import { fold } from '../../text/fold.ts';
import { hasPhrase, startsWithPhrase } from '../../text/phrase-table.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import type { Block } from '../sections/block-of.ts';
import { addressesReader, employerSpeaks, givesWork, namesTeam, statesSomething } from './voice-words.ts';

/**
 * Whether a sentence without a cue tells of the employer, its customers or the house rather than of the
 * work: in running text only what speaks to the reader, or states nothing about others, can ask.
 */
export function speaksOfOthers(sentence: string, { section, isItem }: Block): boolean {
  if (isItem) return false;
  const text = fold(sentence).replaceAll('’', "'").trimStart();
  // "Our stack is Go, in case you wonder" tells; "our stack is Go, and you will run it" does not.
  if (startsWithPhrase(employerSpeaks, text)) return !hasPhrase(givesWork, text);
  if (section !== 'none' && section !== 'responsibilities') return false;
  if (hasPhrase(namesTeam, text)) return true;
  if (hasPhrase(addressesReader, text)) return false;
  return section === 'none' && !hasLead(sentence) && hasPhrase(statesSomething, text);
}
