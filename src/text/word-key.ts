import { fold } from '../values/fold.ts';
import { memoize } from '../values/memoize.ts';
import { preparedPattern } from './patterns/prepared-pattern.ts';

/** `AWS` ends in its own S, `APIs` and `P&IDs` in a plural s; a longer word in capitals is not an acronym. */
const acronym = preparedPattern(String.raw`^(?:\p{Lu}{2,4}|\p{Lu}[\p{Lu}&]*\p{Lu}(s))$`);
/** A cheap test that rules out an acronym for most words. */
const isSingleOrLowerCase = /^.(?:$|[a-zß-öø-ÿ])/;
const abbreviation = /^[a-z]{1,2}(?:\.[a-z]{1,2})+$/;

/**
 * British spellings with their American ones. Only endings and stems with the same meaning: `exercise`, `hour` and
 * `cheque` are not changed. Several also match French words, which does not affect searching.
 */
const british: readonly (readonly [RegExp, string])[] = [
  [/isation$/, 'ization'],
  [/(?<=[a-z]{2}(?:al|an|ar|ard|at|er|gn|ic|id|im|it|on|or|tom))is(?=(?:e|ed|er|ing)$)/, 'iz'],
  [/(?<=^(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rig|rum|tum|vap))our(?!eu)/, 'or'],
  [
    /(?<=^(?:cancel|channel|counsel|fuel|jewel|label|level|model|panel|signal|travel|tunnel))l(?=(?:ed|er|ing|or)$)/,
    '',
  ],
  [/(?<=^(?:enrol|fulfil|instal))(?=ment$)/, 'l'],
  [/(?<=(?:^|[a-z])p)aed(?=iatri|ic$)/, 'ed'],
  [/^anaesth/, 'anesth'],
  [/^haem(?=[aio])/, 'hem'],
  [/^gynaec/, 'gynec'],
  [/^oesoph/, 'esoph'],
  [/^foet(?=al$|us$)/, 'fet'],
  [/^oedema/, 'edema'],
  [/^caesarean/, 'cesarean'],
  [/aemia$/, 'emia'],
  [/(?<=^(?:cent|datacent|fib|lit|met|theat|[a-z]{2,6}imet|kilomet))re$/, 'er'],
  [/(?<=^(?:anal|catal|dial)og)ue$/, ''],
  [/^programme$/, 'program'],
  [/^(licen|defen|offen)ce$/, '$1se'],
  [/^practise$/, 'practice'],
  [/^mould/, 'mold'],
  [/^draughts/, 'drafts'],
  [/^plough/, 'plow'],
  [/^tyre$/, 'tire'],
  [/^aluminium$/, 'aluminum'],
  [/^sulph/, 'sulf'],
  [/^jewellery$/, 'jewelry'],
  [/^enquiry$/, 'inquiry'],
  [/^manoeuvr/, 'maneuver'],
];

const mayBeBritish =
  /is(?:ation|ed?|er|ing)$|our|ll|lment$|ae|oe|re$|ogue$|mme$|[cs]e$|ough|augh|ould|yre$|ium$|ulph|enq/;

/** The key for comparisons: folded, without plural and possessive endings, in American spelling. */
export const wordKey = memoize(20_000, computeKey);

function computeKey(written: string): string {
  const folded = fold(written);
  const word = folded.includes("'") || folded.includes('’') ? folded.replace(/['’]s$/, '') : folded;
  // Abbreviations lose their dots, `Ph.D` and `B.Sc`; `Node.js` and `3.1` keep them.
  const key = word.includes('.') && abbreviation.test(word) ? word.replaceAll('.', '') : word;
  const plural = isSingleOrLowerCase.test(written) ? null : acronym.exec(written);
  if (plural) return plural[1] ? key.slice(0, -1) : key;
  return americanSpelling(singular(key));
}

/** Consistent rather than correct: singular and plural get the same key. */
function singular(key: string): string {
  const isPlural = key.endsWith('s') && !/(?:ss|us|is)$/.test(key) && /[a-z]{3}s$/.test(key);
  const stem = isPlural ? key.slice(0, -1) : key;
  if (!stem.endsWith('e')) return stem;
  if (stem.length > 4 && stem.endsWith('ie')) return `${stem.slice(0, -2)}y`;
  return /(?:ch|sh|ss|x|z)e$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** The American spelling of a lower-case word without accents: `colour` becomes `color`. */
export function americanSpelling(word: string): string {
  if (!mayBeBritish.test(word)) return word;
  return british.reduce((spelled, [written, american]) => spelled.replace(written, american), word);
}
