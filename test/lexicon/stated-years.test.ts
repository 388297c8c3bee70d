import { expect, test } from 'vitest';
import { statedYears } from '../../src/lexicon/stated-years.ts';

test.each([
  ['more than 10 years in kitchens', 10],
  ['12+ years', 12],
  ['Over twenty-five years at sea', 25],
  ['fifteen full years', 15],
  ['a decade of tides', 10],
  ['3 yrs, then 6 years', 6],
  ['seit mehr als zwölf Jahren', 12],
  ['plus de quinze ans d’expérience', 15],
  ['más de 8 años', 8],
  ['十年以上经验', 10],
  ['5年经验', 5],
  ['Since 2015, in the years 2019 and 2020', 0],
  ['2019年至2021年', 0],
  ['12 ships', 0],
])('%s: %i', (text, years) => {
  expect(statedYears(text)).toBe(years);
});
