import { americanSpelling } from './american-spelling.ts';
import { fold } from './fold.ts';
import { memoize } from './memoize.ts';
import { preparedPattern } from './prepared-pattern.ts';

/** `AWS` ends in its own S, `APIs` and `P&IDs` in a plural; a longer word in capitals is a word that is shouted. */
const acronym = preparedPattern(String.raw`^(?:\p{Lu}{2,4}|\p{Lu}[\p{Lu}&]*\p{Lu}(s))$`);
/** No acronym begins like this, so most words are spared the pattern. */
const isOneOrGoesOnSmall = /^.(?:$|[a-zß-öø-ÿ])/;
const abbreviation = /^[a-z]{1,2}(?:\.[a-z]{1,2})+$/;

/** What a word is compared by: folded, without plural and possessive, as American English spells it. */
export const wordKey = memoize(20_000, computeKey);

function computeKey(written: string): string {
  const folded = fold(written);
  const word = folded.includes("'") || folded.includes('’') ? folded.replace(/['’]s$/, '') : folded;
  // `Ph.D` and `PhD`, `B.Sc` and `BSc` are one; `Node.js` and `3.1` keep their dot.
  const key = word.includes('.') && abbreviation.test(word) ? word.replaceAll('.', '') : word;
  const plural = isOneOrGoesOnSmall.test(written) ? null : acronym.exec(written);
  if (plural) return plural[1] ? key.slice(0, -1) : key;
  return americanSpelling(singular(key));
}

/** Consistent rather than correct: both numbers of a noun end in the same key. */
function singular(key: string): string {
  const isPlural = key.endsWith('s') && !/(?:ss|us|is)$/.test(key) && /[a-z]{3}s$/.test(key);
  const stem = isPlural ? key.slice(0, -1) : key;
  if (!stem.endsWith('e')) return stem;
  if (stem.length > 4 && stem.endsWith('ie')) return `${stem.slice(0, -2)}y`;
  return /(?:ch|sh|ss|x|z)e$/.test(stem) ? stem.slice(0, -1) : stem;
}
