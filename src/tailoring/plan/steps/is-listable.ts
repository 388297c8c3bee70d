import { canonical, kindOf } from '../../lexicon/lexicon.ts';
import { unlistedTerms } from '../../lexicon/unlisted-terms.ts';
import { tokenize } from '../../text/tokenize.ts';

const unlisted: ReadonlySet<string> = new Set(unlistedTerms);

/**
 * Whether a person would name the term in a list of skills: no duty, no loose noun, and a field in one plain word
 * (`logistics`) only where the posting must have it.
 */
export function isListable(term: string, isMust = false): boolean {
  const kind = kindOf(term);
  if (kind === null) return tokenize(term).every(({ text }) => isName(text));
  if (kind === 'soft' || kind === 'language') return false;
  const name = canonical(term);
  const isField = kind === 'domain' && /^\p{Ll}+$/u.test(name) && /^\p{Lu}?\p{Ll}+$/u.test(term);
  return (isMust || !isField) && !unlisted.has(name);
}

/** `HBase`, `Log4j`, `SNMP`: written as only names are; `APIs` is a plural, however it is written. */
function isName(word: string): boolean {
  return /^.+\p{Lu}|\p{L}\p{N}/u.test(word) && !/^\p{Lu}{2,}['’]?s$/u.test(word);
}
