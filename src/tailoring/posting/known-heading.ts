import { fold } from '../text/fold.ts';
import { headingWords, type Section } from './heading-words.ts';
import { startsWithPhrase } from './phrase-table.ts';

/** The section whose heading a text begins like; null for none. */
export function knownHeading(text: string): Section | null {
  const folded = fold(text)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replaceAll('’', "'")
    .trim();
  return headingWords.find(({ phrases }) => startsWithPhrase(phrases, folded))?.section ?? null;
}
