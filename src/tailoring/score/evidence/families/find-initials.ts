import type { ReadText } from '../../../../lexicon/read-text.ts';
import { rangeOf, type TokenRange } from '../../../../text/find-form.ts';
import { memoizeByObject } from '../../../../text/memoize.ts';
import { tokenize } from '../../../../text/tokenize.ts';

const fewest = 3;
const most = 5;
const linking: ReadonlySet<string> = new Set('of and for the de la du des und der'.split(' '));

/** Those of "standard operating procedures"; null where they are too few or too many. Two letters meet by chance. */
export function initialsOf(spelling: string): string | null {
  const words = tokenize(spelling).filter(({ key }) => !linking.has(key));
  if (words.length < fewest || words.length > most) return null;
  return words.map(({ text }) => text.charAt(0).toUpperCase()).join('');
}

const acronym = /^([A-Z]{3,5})s?$/;

/** Where each first stands, without its plural. */
const acronymsIn = memoizeByObject(({ tokens }: ReadText): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const [index, { text }] of tokens.entries()) {
    const letters = acronym.exec(text)?.[1];
    if (letters !== undefined && !found.has(letters)) found.set(letters, index);
  }
  return found;
});

/** `SOPs` in a text, by its letters. */
export function findInitials(read: ReadText, initials: string): TokenRange | null {
  const at = acronymsIn(read).get(initials);
  return at === undefined ? null : rangeOf(read.tokens, at, 1);
}
