import { preparedPattern } from '../text/patterns/prepared-pattern.ts';
import { numberWords } from './words/number-words.ts';

const yearWords: ReadonlySet<string> = new Set(
  'year years yr yrs jahr jahre jahren an ans année années año años'.split(' '),
);
const decadeWords: ReadonlySet<string> = new Set('decade jahrzehnt décennie década'.split(' '));

const wordPattern = preparedPattern(String.raw`\d+|[\p{L}\p{M}]+`, 'gu');
const hanYears = /(?:(?<!\d)\d{1,2}|[一二两三四五六七八九十]{1,2})\s?年/gu;
/** A longer number is a calendar year. */
const maxDigits = 2;
/** Words between a number and its unit: `10 full years`. */
const maxBetween = 1;

/** The largest number of years that a text states, in digits or words; 0 if it states none. */
export function statedYears(text: string): number {
  const words = text.toLowerCase().match(wordPattern.regExp) ?? [];
  const stated = words.map((word, index) => {
    if (decadeWords.has(word)) return 10;
    return yearWords.has(word) ? yearsBefore(words, index) : 0;
  });
  const han = (text.match(hanYears) ?? []).map((match) => numberIn(match.replace(/\s?年$/u, '')));
  return Math.max(0, ...stated, ...han);
}

function yearsBefore(words: readonly string[], end: number): number {
  for (let index = end - 1; index >= Math.max(0, end - 1 - maxBetween); index -= 1) {
    const value = numberIn(words[index] ?? '');
    if (value === 0) continue;
    const tens = numberIn(words[index - 1] ?? '');
    return tens >= 20 && value < 10 && !/\d/.test(words[index] ?? '') ? tens + value : value;
  }
  return 0;
}

function numberIn(word: string): number {
  if (/^\d+$/.test(word)) return word.length <= maxDigits ? Number(word) : 0;
  return numberWords().get(word) ?? 0;
}
