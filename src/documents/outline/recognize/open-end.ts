import { wordList } from '../../../lexicon/packed/word-lists.ts';

/** Words such as `of`, behind which a name goes on. */
export const openEnds = wordList('resume', 'open_end');

/**
 * True for text that ends in a word such as `of`. In capitals, a word behind a comma or another sign may be a code:
 * `Oakhurst, IN`.
 */
export function endsOpen(text: string): boolean {
  const at = text.lastIndexOf(' ');
  const word = text.slice(at + 1);
  if (at < 1 || !openEnds.has(word.toLowerCase())) return false;
  if (word === word.toLowerCase()) return true;
  // `Vitamin E` and `Log In` are whole.
  return word.length > 1 && /\p{L}$/u.test(text.slice(0, at)) && (isInCapitals(text) || !/^I/.test(word));
}

export function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
