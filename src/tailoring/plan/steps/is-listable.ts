import { canonical, kindOf } from '../../../lexicon/lexicon.ts';
import { unlistedTerms } from '../../../lexicon/skill-flags.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { tokenize } from '../../../text/tokenize.ts';

const smallLetters = preparedPattern(String.raw`^\p{Ll}+$`);
const plainWord = preparedPattern(String.raw`^\p{Lu}?\p{Ll}+$`);

/**
 * Whether a person would name the term in a list of skills: no duty, no loose noun, and a field in one plain word
 * (`logistics`) only where the posting must have it.
 */
export function isListable(term: string, isMust = false): boolean {
  const kind = kindOf(term);
  if (kind === null) return tokenize(term).every(({ text }) => isName(text));
  if (kind === 'soft' || kind === 'language') return false;
  const name = canonical(term);
  const isField = kind === 'domain' && smallLetters.test(name) && plainWord.test(term);
  return (isMust || !isField) && !isUnlisted(term);
}

const shortIdeographs = preparedPattern(String.raw`^\p{Script=Han}{1,2}$`);

/** Work in one plain word, `cleaning`: what it means depends on the trade. */
export function isWorkInOneWord(term: string): boolean {
  const kind = kindOf(term);
  const isWork = kind === 'domain' || kind === 'method';
  return isWork && (plainWord.test(term) || shortIdeographs.test(term));
}

/** `on-call`, `board meetings`: work is spoken of with these, and nobody lists them. */
function isUnlisted(term: string): boolean {
  return unlistedTerms.has(canonical(term));
}

const oddlyWritten = preparedPattern(String.raw`^.+\p{Lu}|\p{L}\p{N}`);
const pluralInCapitals = preparedPattern(String.raw`^\p{Lu}{2,}['’]?s$`);

/** `HBase`, `Log4j`, `SNMP`: written as only names are; `APIs` is a plural, however it is written. */
function isName(word: string): boolean {
  return oddlyWritten.test(word) && !pluralInCapitals.test(word);
}
