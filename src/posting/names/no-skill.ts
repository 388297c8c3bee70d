import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { hasPhrase, startsWithPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';
import { fold } from '../../values/fold.ts';
import { memoize } from '../../values/memoize.ts';

/** Times, places and distances for coming to work, matched against folded text. */
const availability = phraseTable('availability');

/** How a clause about nothing but availability begins. */
const readiness = phraseTable('readiness');

/** In UTF-16 units. */
const maxReadinessLength = 300;

/** True if a name or its clause is about availability: "algunos domingos", "disponibilidad para viajar". */
export function isAvailability(name: string, clause: string): boolean {
  return hasPhrase(availability, fold(name)) || readinessOf(clause) === 'ready';
}

/** Cached by clause, because every name of a clause asks. */
const readinessOf = memoize(20, (clause) =>
  startsWithPhrase(readiness, fold(clause.slice(0, maxReadinessLength)).trimStart()) ? 'ready' : 'other',
);

/** Roman numerals that are not abbreviations: `II`, but not `IV` (infusions). */
const numeral = /^(?:I{2,3}|VI{1,3}|IX|XI{1,3}|XI?V|XVI{0,3})$/;
const numeralOrName = /^(?:I?V|V?I|X{1,3})$/;
/** A word for something counted in steps, or the step before: `Level III or IV`. */
const counted = preparedPattern(
  () =>
    String.raw`(?:(?:${phrases('posting', 'step_noun')})|\p{L} I{1,3})\s{0,3}(?:(?:[-–/,]|or|and|to|oder|und|bis|ou|et|à|o|y|a)\s{0,3})?$`,
  'iu',
);

/** UTF-16 units: the longest such word with a joining word and blanks. */
const maxCountedLength = 30;

/** True if a word that begins with a digit is a step: "Band 5s", "Level 3". */
export function isStep(word: string, before: string): boolean {
  return /^\p{N}/u.test(word) && isCounted(before);
}

/** True if a word in capitals is a numeral, given the text before it: `Level II trauma center`, `Accountant III`. */
export function isNumeral(word: string, before: string): boolean {
  return numeral.test(word) || (numeralOrName.test(word) && isCounted(before));
}

function isCounted(before: string): boolean {
  return counted.test(before.slice(-maxCountedLength));
}

/**
 * Places in postings: countries, states, regions and large cities that mean nothing else, and nationality words that
 * are not languages. As written.
 */
const places = wordList('posting', 'place');

/** Words that belong to the name of a place beside them. Token keys. */
const beside = wordList('posting', 'beside_place');

/** True if the tokens only name a place: "Washington State", "South Yorkshire". */
export function isPlace(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ text }) => places.has(text)) &&
    tokens.every(({ text, key }) => places.has(text) || beside.has(key))
  );
}

const workArea = preparedPattern(
  () => String.raw`(?<![\p{L}\p{N}])(?:${phrases('posting', 'work_area')})`,
  'gu',
);

/** The ranges of a text that say where the work is done: "im Raum Rosenheim und München". */
export function workAreasIn(text: string): readonly TokenRange[] {
  return workArea.all(text).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
