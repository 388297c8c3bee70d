import { countPhrases, hasPhrase, startsWithPhrase } from '../../text/phrase-table.ts';
import type { Section } from './heading-words.ts';
import { asksForOffer, asksOfReader, asksOtherwise, asksWhat, denies, wishesFor } from './question-words.ts';

/**
 * What stands below a question, which is folded text, by who is meant, how strongly, and whether it is denied:
 * "what do we need to see?", "was ist nicht nötig?"; null for one that asks for nothing of the reader.
 */
export function questionSection(question: string): Section | null {
  if (!/[?？][\s~=*_#>\])】+-]*$/.test(question) || !startsWithPhrase(asksWhat, question)) return null;
  if (hasPhrase(asksForOffer, question)) return 'benefits';
  if (hasPhrase(asksOtherwise, question)) return null;
  const wishes = hasPhrase(wishesFor, question);
  if (!wishes && !hasPhrase(asksOfReader, question)) return null;
  const isDenied = countPhrases(denies, question) % 2 === 1;
  if (isDenied) return 'refused';
  return wishes ? 'nice' : 'requirements';
}
