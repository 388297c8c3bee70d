import { expect, it } from 'vitest';
import {
  hasCapital,
  hasCapitalOrDigit,
  hasIdeograph,
  hasLetter,
  hasSmallLetter,
  isIdeographs,
  isShortAcronym,
  isSmallLetters,
  opensCapitalizedWord,
  opensSmall,
  opensWithCapital,
} from '../../src/text/letters.ts';

it.each([
  [opensSmall, 'élan', 'Élan'],
  [opensWithCapital, 'Äpfel', 'äpfel'],
  [opensWithCapital, 'SQL', '1 SQL'],
  [opensCapitalizedWord, 'Excel sheets', 'SQL'],
  [isSmallLetters, 'straße', 'pay-roll'],
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
