import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import { fold } from '../../text/fold.ts';
import { memoize } from '../../text/memoize.ts';
import { hasPhrase, startsWithPhrase } from '../../text/phrase-table.ts';
import type { Token } from '../../text/tokenize.ts';

/** When, where and how far somebody can come to work: over folded text. */
const availability = phraseTable('availability');

/** How a clause begins that says nothing else. */
const readiness = phraseTable('readiness');

/** In UTF-16 units. */
const maxReadinessLength = 300;

/** Whether a name says when somebody can work, or its clause does: "algunos domingos", "disponibilidad para viajar". */
export function isAvailability(name: string, clause: string): boolean {
  return hasPhrase(availability, fold(name)) || readinessOf(clause) === 'ready';
}

/** Of a clause, which is asked for each of its names. */
const readinessOf = memoize(20, (clause) =>
  startsWithPhrase(readiness, fold(clause.slice(0, maxReadinessLength)).trimStart()) ? 'ready' : 'other',
);

/** Roman numbers that are no abbreviation of anything: `II`, never the `IV` of an infusion. */
const numeral = /^(?:I{2,3}|VI{1,3}|IX|XI{1,3}|XI?V|XVI{0,3})$/;
const numeralOrName = /^(?:I?V|V?I|X{1,3})$/;
/** What is counted in steps, or the step before: `Level III or IV`. */
const counted =
  /(?:(?:level|grade|class|type|phase|stage|tier|part|band|category|division|volume|stufe|klasse|niveau|classe|nivel|clase|grado|tipo)s?|\p{L} I{1,3})\s{0,3}(?:(?:[-–/,]|or|and|to|oder|und|bis|ou|et|à|o|y|a)\s{0,3})?$/iu;

/** In UTF-16 units: the longest such word, a joint and the blanks around it. */
const maxCountedLength = 30;

/** Whether a word that begins with a digit is one of what is counted: "Band 5s", "Level 3". */
export function isStep(word: string, before: string): boolean {
  return /^\p{N}/u.test(word) && isCounted(before);
}

/** Whether a word in capitals is a number, given what stands before it: `Level II trauma center`, `Accountant III`. */
export function isNumeral(word: string, before: string): boolean {
  return numeral.test(word) || (numeralOrName.test(word) && isCounted(before));
}

function isCounted(before: string): boolean {
  return counted.test(before.slice(-maxCountedLength));
}

/** Where postings are from: countries, states, regions and large cities that are words of nothing else, and what is of such a country and no language. As written. */
const places = wordList('posting', 'place');

/** What stands beside such a name and belongs to it. Token keys. */
const beside: ReadonlySet<string> = new Set(
  'united the new north south east west northern southern eastern western central greater state city county area region'.split(
    ' ',
  ),
);

/** Whether tokens are the name of a place and nothing else: "Washington State", "South Yorkshire". */
export function isPlace(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ text }) => places.has(text)) &&
    tokens.every(({ text, key }) => places.has(text) || beside.has(key))
  );
}
