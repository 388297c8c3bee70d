import { simplified } from '../../../lexicon/languages/simplified.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';

/* Names of spoken languages, in the languages of resumes. */

const names = wordList('resume', 'spoken_language');

/** True if a text begins with the name of a language: `English`, `Brazilian Portuguese (C1)`, `英语六级`. */
export function namesLanguage(text: string): boolean {
  const own = simplified(text);
  const words = own
    .toLowerCase()
    .split(/[\s(（,:：/–-]+/u)
    .filter((word) => word !== '');
  if (words.slice(0, 2).some((word) => names.has(word))) return true;
  return [2, 3, 4].some((length) => names.has(own.slice(0, length)) && /^\p{Script=Han}/u.test(own));
}
