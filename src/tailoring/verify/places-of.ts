import { type ReadTerm, type ReadText, readText } from '../../lexicon/read-text.ts';
import { findKeys, rangeOf, type TokenRange } from '../../text/find-form.ts';

/** Where a text names the term, in whatever spelling. */
export function placesOf(
  { canonical, text }: Pick<ReadTerm, 'canonical' | 'text'>,
  read: ReadText,
): readonly TokenRange[] {
  const known = read.terms.filter((term) => term.canonical === canonical);
  const keys = readText(text).tokens.map(({ key }) => key);
  const first = findKeys(read.tokens, keys, 0);
  const literal = first === -1 ? [] : [{ first, count: keys.length }];
  return [...known, ...literal].map(({ first: at, count }) => rangeOf(read.tokens, at, count));
}
