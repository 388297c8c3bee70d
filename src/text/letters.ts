import { capital, capitalFirst, han, letter, smallFirst } from './patterns/letters.ts';
import { preparedPattern } from './patterns/prepared-pattern.ts';

/* Which letters a text has. What counts as a letter is exact for some scripts only, as `withRanges` says. */

/** True for a text that begins with a small letter. */
export function opensSmall(text: string): boolean {
  return smallFirst.test(text);
}

/** True for a text that begins with a capital, also of an acronym: `Excel`, `SQL`. */
export function opensWithCapital(text: string): boolean {
  return capitalFirst.test(text);
}

const capitalAndSmallFirst = preparedPattern(String.raw`^\p{Lu}\p{Ll}`);

/** True for a text that begins with a capital and a small letter: `Excel`, but not `SQL`. */
export function opensCapitalizedWord(text: string): boolean {
  return capitalAndSmallFirst.test(text);
}

const onlySmall = preparedPattern(String.raw`^\p{Ll}+$`);

/** True for small letters alone: `pay`, but not `pay-as-you-go`. */
export function isSmallLetters(text: string): boolean {
  return onlySmall.test(text);
}

const fewCapitals = preparedPattern(String.raw`^\p{Lu}{2,5}$`);

/** True for two to five capitals: `SQL`. */
export function isShortAcronym(text: string): boolean {
  return fewCapitals.test(text);
}

export function hasLetter(text: string): boolean {
  return letter.test(text);
}

const smallLetter = preparedPattern(String.raw`\p{Ll}`);

export function hasSmallLetter(text: string): boolean {
  return smallLetter.test(text);
}

export function hasCapital(text: string): boolean {
  return capital.test(text);
}

const capitalOrDigit = preparedPattern(String.raw`[\p{Lu}\p{N}]`);

export function hasCapitalOrDigit(text: string): boolean {
  return capitalOrDigit.test(text);
}

/** True for a text with a Chinese character. */
export function hasIdeograph(text: string): boolean {
  return han.test(text);
}

const onlyIdeographs = preparedPattern(String.raw`^\p{Script=Han}+$`);

/** True for Chinese characters alone. */
export function isIdeographs(text: string): boolean {
  return onlyIdeographs.test(text);
}
