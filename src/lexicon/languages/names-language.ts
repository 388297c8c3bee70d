import type { TokenRange } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { wordList } from '../packed/word-lists.ts';
import { grammarWords } from '../words/generic-words.ts';
import { isMainlyNoun, isOftenVerb, readWord } from '../words/word-classes.ts';
import { languageLevelAt } from './language-level.ts';

/* Distinguishes the name of a language from the same word before another thing: "French pastry", `Spanische Küche`. */

/** Words that a language is learned, spoken or judged with: "French lessons", `Spanische Sprache`. */
const besideLanguage = wordList('tailoring', 'beside_language');

const nextWord = preparedPattern(String.raw`^[ -](\p{L}{3,25})(?!\p{L})`);
/** The ending of a German adjective: `Spanische`, but not `Spanisch`. */
const declined = /(?:sch|sprachig|sprechend)(?:e[mnrs]?)$/;

/** True if the word at `range` only describes the thing after it. */
export function describesThing(text: string, { start, end }: TokenRange, language: Language | null): boolean {
  const next = nextWord.exec(text.slice(end, end + 30))?.[1];
  if (next === undefined || languageLevelAt(text, start) !== null) return false;
  const word = fold(next);
  if (besideLanguage.has(word) || grammarWords.has(word)) return false;
  if (language === 'de') return declined.test(fold(text.slice(start, end)));
  if (language !== 'en' && language !== null) return false;
  return isThing(next) || isVerbOf(text, { start, end });
}

const opensClause = /(?:^|[\n.;:•*–-])\s{0,3}$/u;
const twoNext = preparedPattern(String.raw`^ (\p{Ll}{3,25}) (\p{Ll}{3,25})(?!\p{L})`);

/** True for a verb at the beginning, with an adjective and its noun behind it: "Polish finished cakes". */
function isVerbOf(text: string, { start, end }: TokenRange): boolean {
  if (!isOftenVerb(text.slice(start, end))) return false;
  if (!opensClause.test(text.slice(Math.max(0, start - 4), start))) return false;
  const [, first = '', second = ''] = twoNext.exec(text.slice(end, end + 60)) ?? [];
  if (besideLanguage.has(second) || grammarWords.has(second) || second.endsWith('ly')) return false;
  return isDescription(first) && isThing(second) && second !== '';
}

/** True for a word that is mainly a noun, and for a gerund that is nothing else, or a noun in many senses. */
function isThing(word: string): boolean {
  const { form, noun, verb, adjective, adverb } = readWord(word);
  if (form !== 'ing') return isMainlyNoun(word);
  return noun === 'many' || [noun, verb, adjective, adverb].every((senses) => senses === 'none');
}

/** True for a participle, and for an adjective that is a noun in few senses or none. */
function isDescription(word: string): boolean {
  const { form, noun, verb, adjective } = readWord(word);
  if (form === 'ed') return true;
  return form === 'base' && adjective === 'many' && noun !== 'many' && verb === 'none';
}
