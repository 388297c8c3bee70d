import { fold } from '../../text/fold.ts';
import { hasPhrase } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { addressesReader } from './voice-words.ts';

const wish = preparedPattern(
  String.raw`\b(?:looking for|seeking|in search of|is hiring|are hiring|sucht|suchen wir|suchen|recherche|recherchons|cherche|cherchons|busca|buscamos)\s`,
  'iu',
);

/** Where the wish of a sentence begins: in "Acme, home of the X, is looking for …" what stands before is about whoever looks. */
export function wishStart(sentence: string): number {
  const match = wish.exec(sentence);
  if (!match || hasPhrase(addressesReader, fold(sentence.slice(0, match.index)))) return 0;
  return match.index + match[0].length;
}
