import { preparedPattern } from './prepared-pattern.ts';

/*
 * Tests for letters that many files need. A literal with `\p{…}` is read by V8 when its file is loaded and again when
 * its function is first called, each time from the tables of all scripts.
 */

export const letter = preparedPattern(String.raw`\p{L}`);
export const han = preparedPattern(String.raw`\p{Script=Han}`);
export const capital = preparedPattern(String.raw`\p{Lu}`);
export const twoCapitals = preparedPattern(String.raw`\p{Lu}.*\p{Lu}`);
export const digit = preparedPattern(String.raw`\p{N}`);
export const capitalFirst = preparedPattern(String.raw`^\p{Lu}`);
export const smallFirst = preparedPattern(String.raw`^\p{Ll}`);
export const digitFirst = preparedPattern(String.raw`^\p{N}`);
export const onlyDigits = preparedPattern(String.raw`^\p{N}+$`);
/** `Name`, but not `NAME` or `iPhone`. */
export const capitalizedWord = preparedPattern(String.raw`^\p{Lu}\p{Ll}+$`);
