import type { ReadText } from '../../../../lexicon/read-text.ts';
import { rangeOf, type TokenRange } from '../../../../text/find-form.ts';
import { tokenize } from '../../../../text/tokenize.ts';

const fewest = 3;
const most = 5;
const linking: ReadonlySet<string> = new Set('of and for the de la du des und der'.split(' '));

/** `SOPs` of "standard operating procedures"; two letters meet by chance. */
export function findInitials(read: ReadText, spelling: string): TokenRange | null {
  const words = tokenize(spelling);
  const initials = words
    .filter(({ key }) => !linking.has(key))
    .map(({ text }) => text.charAt(0).toUpperCase());
  if (initials.length < fewest || initials.length > most) return null;
  const at = read.tokens.findIndex(
    ({ text }) => isAcronym(text) && text.replace(/s$/, '') === initials.join(''),
  );
  return at === -1 ? null : rangeOf(read.tokens, at, 1);
}

function isAcronym(word: string): boolean {
  return /^[A-Z]{3,5}s?$/.test(word);
}
