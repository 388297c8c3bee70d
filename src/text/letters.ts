import { preparedPattern } from './patterns/prepared-pattern.ts';

/*
 * Which letters a text has. What counts as a letter is exact for some scripts only, as `withRanges` says. Prepared,
 * because V8 reads a literal with `\p{…}` from the tables of all scripts when its file is loaded, and again when its
 * function is first called.
 */

const smallFirst = preparedPattern(String.raw`^\p{Ll}`);

/** True for a text that begins with a small letter. */
export function opensSmall(text: string): boolean {
  return smallFirst.test(text);
}

const capitalFirst = preparedPattern(String.raw`^\p{Lu}`);

/** True for a text that begins with a capital, also of an acronym: `Excel`, `SQL`. */
export function opensWithCapital(text: string): boolean {
  return capitalFirst.test(text);
}

const capitalAndSmallFirst = preparedPattern(String.raw`^\p{Lu}\p{Ll}`);

/** True for a text that begins with a capital and a small letter: `Excel`, but not `SQL`. */
export function opensCapitalizedWord(text: string): boolean {
  return capitalAndSmallFirst.test(text);
}

const capitalizedWord = preparedPattern(String.raw`^\p{Lu}\p{Ll}+$`);

/** True for a capital and small letters alone: `Name`, but not `NAME`, `iPhone` or `Name of`. */
export function isCapitalizedWord(text: string): boolean {
  return capitalizedWord.test(text);
}

const digitFirst = preparedPattern(String.raw`^\p{N}`);

export function opensWithDigit(text: string): boolean {
  return digitFirst.test(text);
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

const onlyDigits = preparedPattern(String.raw`^\p{N}+$`);

export function isDigits(text: string): boolean {
  return onlyDigits.test(text);
}

const letter = preparedPattern(String.raw`\p{L}`);

export function hasLetter(text: string): boolean {
  return letter.test(text);
}

const smallLetter = preparedPattern(String.raw`\p{Ll}`);

export function hasSmallLetter(text: string): boolean {
  return smallLetter.test(text);
}

const capital = preparedPattern(String.raw`\p{Lu}`);

export function hasCapital(text: string): boolean {
  return capital.test(text);
}

const twoCapitals = preparedPattern(String.raw`\p{Lu}.*\p{Lu}`);

/** True for two capitals in one line, as in `iPadOS` and `SQL`. */
export function hasTwoCapitals(text: string): boolean {
  return twoCapitals.test(text);
}

const digit = preparedPattern(String.raw`\p{N}`);

export function hasDigit(text: string): boolean {
  return digit.test(text);
}

const capitalOrDigit = preparedPattern(String.raw`[\p{Lu}\p{N}]`);

export function hasCapitalOrDigit(text: string): boolean {
  return capitalOrDigit.test(text);
}

const ideograph = preparedPattern(String.raw`\p{Script=Han}`);

/** True for a text with a Chinese character. */
export function hasIdeograph(text: string): boolean {
  return ideograph.test(text);
}

const onlyIdeographs = preparedPattern(String.raw`^\p{Script=Han}+$`);

/** True for Chinese characters alone. */
export function isIdeographs(text: string): boolean {
  return onlyIdeographs.test(text);
}
