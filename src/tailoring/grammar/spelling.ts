import { phrases } from '../../lexicon/phrase-lists.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

/*
 * How words are written where they are put together: the article before one, several in a row, the capital at a
 * start.
 */

const articleBefore = /\b(a|an)(\s{1,9})$/i;
/** Letters whose names begin with a vowel: `an SQL query`, `an HTTP API`. */
const vowelNamed = /^[AEFHILMNORSX](?:[A-Z0-9]*s?(?![A-Za-z])|[A-Z0-9]{2,}[a-z])/;
const vowel = /^[aeio]|^u(?!ni|se|ti|k)|^h(?:our|onest|onou?r|eir)/i;
/** Said as if it began with `y`, or letter by letter with one that does. */
const consonantNamed = /^(?:[Ee]u|[Ee]we|[Oo]n(?:e|ce)\b|U[A-Z0-9]*s?(?![A-Za-z]))/;

/** Said as a word, and not letter by letter: `a REST API`, `a NoSQL store`. */
const saidAsWord = preparedPattern(() => `^(?:${phrases('tailoring', 'said_as_word')})(?![A-Z])`, '');

/** Whether `an` comes before the word, and not `a`. */
export function isSaidWithAn(word: string): boolean {
  if (saidAsWord.test(word) || consonantNamed.test(word)) return false;
  return vowelNamed.test(word) || vowel.test(word);
}

/** `text` with `word` after it, its indefinite article made to fit. */
export function withArticle(text: string, word: string): string {
  return (
    text.replace(articleBefore, (_, article: string, space: string) => {
      const fitting = isSaidWithAn(word) ? 'an' : 'a';
      return `${/^[A-Z]/.test(article) ? fitting.replace('a', 'A') : fitting}${space}`;
    }) + word
  );
}

/** `A`, `A and B`, `A, B and C`; `A, and B and C`, where an item has an `and` of its own. */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const comma = items.some((item) => item.includes(' and ')) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} and ${last}`;
}

const capitalOrDigit = preparedPattern(String.raw`\p{Lu}|\p{N}`);
const plainWord = preparedPattern(String.raw`^\p{Lu}\p{Ll}+(?:\s|$)`);

/** First letter upper case; names such as `iOS` and `k8s` stay. */
export function capitalized(text: string): string {
  const [first = ''] = text.split(/\s/, 1);
  if (capitalOrDigit.test(first)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The opposite, for a sentence that moves after another word; names and acronyms stay. */
export function uncapitalized(text: string): string {
  return plainWord.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
