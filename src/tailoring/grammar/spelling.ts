import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { hasCapitalOrDigit } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';

/* Spelling of words in context: indefinite articles and initial capitals. */

const articleAtEnd = /\b(a|an)(\s{1,9})$/i;
/** Letters whose names begin with a vowel: `an SQL query`, `an HTTP API`. */
const vowelSpelled = /^[AEFHILMNORSX](?:[A-Z0-9]*s?(?![A-Za-z])|[A-Z0-9]{2,}[a-z])/;
const vowel = /^[aeio]|^u(?!ni|se|ti|k)|^h(?:our|onest|onou?r|eir)/i;
/** Words and acronyms whose first vowel is pronounced as a consonant: `a European bank`, `a one-day course`, `a UI`. */
const consonantSounded = /^(?:[Ee]u|[Ee]we|[Oo]n(?:e|ce)\b|U[A-Z0-9]*s?(?![A-Za-z]))/;

/** Names that are pronounced as a word, not letter by letter: `a REST API`, `a NoSQL store`. */
const saidAsWord = preparedPattern(() => `^(?:${phrases('tailoring', 'said_as_word')})(?![A-Z])`, '');

/** True if the word takes `an` instead of `a`. */
export function isSaidWithAn(word: string): boolean {
  if (saidAsWord.test(word) || consonantSounded.test(word)) return false;
  return vowelSpelled.test(word) || vowel.test(word);
}

/** Appends `word` to `text` and adjusts an indefinite article at the end of `text`. */
export function withArticle(text: string, word: string): string {
  return (
    text.replace(articleAtEnd, (_, article: string, space: string) => {
      const fitting = isSaidWithAn(word) ? 'an' : 'a';
      return `${/^[A-Z]/.test(article) ? fitting.replace('a', 'A') : fitting}${space}`;
    }) + word
  );
}

const plainWord = preparedPattern(String.raw`^\p{Lu}\p{Ll}+(?:\s|$)`);

/** Capitalizes the first letter; names such as `iOS` and `k8s` are unchanged. */
export function capitalized(text: string): string {
  const [first = ''] = text.split(/\s/, 1);
  if (hasCapitalOrDigit(first)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Lowercases the first letter of a text that is placed after another word; names and acronyms are unchanged. */
export function uncapitalized(text: string): string {
  return plainWord.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
