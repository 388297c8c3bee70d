import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';

/* German nouns that name an action, also as the last part of a compound. */

/** Endings of compounds that name an action: `Kundenbetreuung`, `Tourenplanung`. */
const compound = preparedPattern(() => `.(?:${phrases('writing', 'action_at_end', 'de')}|ierung)$`);

/** True for a compound of an action noun that is too long to end another word by chance: `Warenverteilung`. */
function isOfActionNoun(noun: string): boolean {
  return longEnds().some((end) => noun.length > end.length + maxPrefixLength && noun.endsWith(end));
}

/** An action noun must be longer than the first limit, and the part before it longer than the second. */
const [maxChanceLength, maxPrefixLength] = [8, 2];
/** Nouns that name a place or thing as often in a compound: `Stadtverwaltung`, `Unterkonstruktion`. */
const placesAndThings = wordSet('einrichtung installation konstruktion organisation verwaltung');
const longEnds = lazy(() =>
  wordList('writing', 'action_noun')
    .words('de')
    .filter((noun) => noun.length > maxChanceLength && !placesAndThings.has(noun)),
);

/** English names of activities: `Recruiting`, `Terminmanagement`; not `Lehrling`, `Meeting`. */
const borrowed = preparedPattern(String.raw`^\p{Ll}{4,}(?<!l|meet|build)ing$|\p{Ll}management$`, 'u');

/** True for a noun that names an action, alone or at the end of a compound: `Pflege`, `Tourenplanung`. */
export function namesGermanAction(noun: string): boolean {
  const lower = noun.toLowerCase();
  return (
    wordList('writing', 'action_noun').hasIn('de', lower) ||
    compound.test(lower) ||
    isOfActionNoun(lower) ||
    borrowed.test(lower)
  );
}
