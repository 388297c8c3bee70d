import type { TokenRange } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { wordList } from '../packed/word-lists.ts';
import { grammarWords } from '../words/generic-words.ts';
import { wordClassOf } from '../words/word-classes.ts';
import { languageLevelAt } from './language-level.ts';

/* Distinguishes the name of a language from the same word before another thing: "French pastry", `Spanische Küche`. */

/** Words that a language is learned, spoken or judged with: "French lessons", `Spanische Sprache`. */
const ofLanguages = wordList('tailoring', 'beside_language');

const nextWord = preparedPattern(String.raw`^[ -](\p{L}{3,25})(?!\p{L})`);
/** The ending of a German adjective: `Spanische`, but not `Spanisch`. */
const declined = /(?:sch|sprachig|sprechend)(?:e[mnrs]?)$/;
/** Word classes of words that are mainly nouns, of gerunds and of unknown words. */
const nounFirst = /^(?:s:|ing:)?(?:N|$)/;

/** True if the word at `range` only describes the thing after it. */
export function describesThing(text: string, { start, end }: TokenRange, language: Language | null): boolean {
  const next = nextWord.exec(text.slice(end, end + 30))?.[1];
  if (next === undefined || languageLevelAt(text, start) !== null) return false;
  const word = fold(next);
  if (ofLanguages.has(word) || grammarWords.has(word)) return false;
  if (language === 'de') return declined.test(fold(text.slice(start, end)));
  if (language !== 'en' && language !== null) return false;
  return nounFirst.test(wordClassOf(next)) || isVerbOf(text, { start, end });
}

const opensClause = /(?:^|[\n.;:•*–-])\s{0,3}$/u;
const twoNext = preparedPattern(String.raw`^ (\p{Ll}{3,25}) (\p{Ll}{3,25})(?!\p{L})`);
const adjective = /^(?:ed:|n?A)/;
const mayBeVerb = /V/;

/** True for a verb at the beginning, with an adjective and its noun behind it: "Polish finished cakes". */
function isVerbOf(text: string, { start, end }: TokenRange): boolean {
  if (!mayBeVerb.test(wordClassOf(text.slice(start, end)))) return false;
  if (!opensClause.test(text.slice(Math.max(0, start - 4), start))) return false;
  const [, first = '', second = ''] = twoNext.exec(text.slice(end, end + 60)) ?? [];
  if (ofLanguages.has(second) || grammarWords.has(second) || second.endsWith('ly')) return false;
  return adjective.test(wordClassOf(first)) && nounFirst.test(wordClassOf(second)) && second !== '';
}
