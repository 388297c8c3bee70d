import { lexiconIndex } from '../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../posting/posting.ts';
import { spellingOf } from '../../posting/spelling-of.ts';
import { isSpelledAlike } from '../../text/spelled-alike.ts';
import { termKey } from '../../text/tokenize.ts';

/** The posting's form of a term. Its capitals count where they mean something: not in a heading, not at a start. */
export function writtenAs(requirement: AskedRequirement, alternative: string): string {
  const spelling = spellingOf(requirement, alternative);
  const key = termKey(spelling);
  const hasOwnCapitals = /.\p{Lu}/u.test(spelling) && /\p{Ll}/u.test(spelling);
  if (hasOwnCapitals) return spelling;
  const usual = lexiconIndex()
    .terms.get(key)
    ?.spellings.find((written) => termKey(written) === key && isSpelledAlike(written, spelling));
  return usual ?? spelling;
}
