import type { Language } from '../../text/language.ts';
import { wordList } from '../packed/word-lists.ts';

/* Words that build sentences in any text, as alternatives of a regular expression that sets their borders. */

/** `and` in all languages with spaces between words. */
export function andWords(): string {
  return wordList('language', 'and').alternatives();
}

/** `or` in all languages with spaces between words. */
export function orWords(): string {
  return wordList('language', 'or').alternatives();
}

/** Words that join two items, also the Spanish `u`, which is not read as a choice yet. */
export function joiningWords(): string {
  return `${andWords()}|${orWords()}|u`;
}

/** Prepositions of one word. */
export function prepositions(language: Language): string {
  return wordList('language', 'preposition').alternatives(language);
}

/** @param word in lower case; `die`, `la` and `un` are also parts of English names, so the language of the text decides */
export function isArticle(word: string, language: Language): boolean {
  return wordList('language', 'article').hasIn(language, word);
}

/** English words that open a noun phrase. */
export function determiners(): string {
  return wordList('language', 'determiner').alternatives('en');
}
