import { expect, it } from 'vitest';
import {
  hasCapital,
  hasCapitalOrDigit,
  hasDigit,
  hasIdeograph,
  hasLetter,
  hasSmallLetter,
  hasTwoCapitals,
  isCapitalizedWord,
  isDigits,
  isIdeographs,
  isShortAcronym,
  isSmallLetters,
  opensCapitalizedWord,
  opensSmall,
  opensWithCapital,
  opensWithDigit,
} from '../../src/text/letters.ts';

it.each([
  [opensSmall, 'élan', 'Élan'],
  [opensWithCapital, 'Äpfel', 'äpfel'],
  [opensWithCapital, 'SQL', '1 SQL'],
  [opensCapitalizedWord, 'Excel sheets', 'SQL'],
  [isCapitalizedWord, 'Name', 'iPhone'],
  [opensWithDigit, '3 boxes', 'mp3'],
  [isSmallLetters, 'straße', 'pay-roll'],
  [isDigits, '2024', '2024a'],
  [hasTwoCapitals, 'iPadOS', 'Excel'],
  [hasDigit, 'mp3', 'mp'],
  [isShortAcronym, 'SQL', 'MySQL'],
  [isShortAcronym, 'IT', 'I'],
  [hasLetter, '12 ж', '12 %'],
  [hasSmallLetter, 'IDs', 'ID'],
  [hasCapital, 'iOS', 'ios'],
  [hasCapitalOrDigit, 'mp3', 'mp'],
  [hasIdeograph, 'SQL 数据', 'SQL'],
  [isIdeographs, '数据', '数据 SQL'],
])('%o is true of %s, but not of %s', (isOne, one, other) => {
  expect([isOne(one), isOne(other)]).toEqual([true, false]);
});
