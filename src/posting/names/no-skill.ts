import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { soughtTitles } from '../../lexicon/titles/sought-titles.ts';
import { joiningWords } from '../../lexicon/words/function-words.ts';
import { functionWords } from '../../lexicon/words/generic-words.ts';
import type { TokenRange } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { opensWithDigit } from '../../text/letters.ts';
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
    String.raw`(?:(?:${phrases('posting', 'step_noun')})|\p{L} I{1,3})\s{0,3}(?:(?:[-–/,]|${joiningWords()}|to|bis|à|a)\s{0,3})?$`,
  'iu',
);

/** UTF-16 units: the longest such word with a joining word and blanks. */
const maxCountedLength = 30;

/** True if a word that begins with a digit is a step: "Band 5s", "Level 3". */
export function isStep(word: string, before: string): boolean {
  return opensWithDigit(word) && isCounted(before);
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
const besidePlace = wordList('posting', 'beside_place');

/** True if the tokens only name a place: "Washington State", "South Yorkshire". */
export function isPlace(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ text }) => places.has(text)) &&
    tokens.every(({ text, key }) => places.has(text) || besidePlace.has(key))
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

/**
 * The ranges of a text that name the person sought by the job's own title, which is not a skill: "accountant" in "we
 * need one staff accountant". Only the last word, because "a Java developer" needs Java.
 */
export function soughtPeopleIn(text: string): readonly TokenRange[] {
  return soughtTitles(text).map(({ start, end, text: title }) => ({
    start: Math.max(start, start + title.lastIndexOf(' ') + 1),
    end,
  }));
}

const negating = (language: 'en' | 'de' | 'fr' | 'es') =>
  preparedPattern(
    () => String.raw`(?<![\p{L}\p{N}’'-])(?:${phrases('posting', 'negating', language)})`,
    'gu',
  );
/** Chinese negates whole clauses, and 无 also begins words: 无人机. */
const negatingIn = { en: negating('en'), de: negating('de'), fr: negating('fr'), es: negating('es') };

/** A second negation requires the thing after all: "not without a license". */
const denial = phraseTable('denial');
const segmentBorder = /[.,;:!?()]/;
/** In letters; a longer clause is looked at only in part, so that many negations take linear time. */
const maxSegment = 200;

const capital = preparedPattern(String.raw`^\p{Lu}`);
const wordsBehind = preparedPattern(String.raw`^(?:[ \u00a0]\p{L}[\p{L}\p{N}-]{0,60}){1,3}`);

/** The ranges of a text that directly follow a negation: "visible tattoos" in "without visible tattoos". */
export function deniedIn(text: string, language: Language | null): readonly TokenRange[] {
  if (language === null || language === 'zh') return [];
  return negatingIn[language].all(text).flatMap(({ index, 0: { length } }) => {
    const start = index + length;
    const before =
      text
        .slice(Math.max(0, index - maxSegment), index)
        .split(segmentBorder)
        .at(-1) ?? '';
    const after = text.slice(start, start + maxSegment).split(segmentBorder, 1)[0] ?? '';
    if (hasPhrase(denial, fold(before)) || hasPhrase(denial, fold(after))) return [];
    const denied = wordsDenied(text.slice(start, start + maxSegment), language).join(' ');
    return denied === '' ? [] : [{ start: start + 1, end: start + 1 + denied.length }];
  });
}

/** Up to the next function word or, in German, to the first noun. */
function wordsDenied(behind: string, language: Language): readonly string[] {
  const { stops, links } = functionWords(language);
  const words = (wordsBehind.exec(behind)?.[0] ?? '').split(/[ \u00a0]/).slice(1);
  const end = words.findIndex((word) => stops.has(word.toLowerCase()) || links.has(word.toLowerCase()));
  const named = end === -1 ? words : words.slice(0, end);
  const noun = language === 'de' ? named.findIndex((word) => capital.test(word)) : -1;
  return noun === -1 ? named : named.slice(0, noun + 1);
}
