import { expect, it } from 'vitest';
import { dateAnswer } from '../../../src/cli/init/compose-resume.ts';

it.each([
  ['2021', '2021'],
  [' 2021-3 ', '2021-03'],
  ['2021/03', '2021-03'],
  ['2021-03-05', '2021-03-05'],
  ['03/2021', '2021-03'],
  ['3.2021', '2021-03'],
  ['March 2021', '2021-03'],
  ['sept. 2021', '2021-09'],
  ['May, 2021', '2021-05'],
])('%s is %s', (typed, date) => {
  expect(dateAnswer(typed)).toBe(date);
});

it.each(['', 'soon', '21', '2021-13', '0/2021', '2021-02-31', '2021-02-99', 'Foo 2021', '2021-03-05T00:00'])(
  '"%s" is not a date',
  (typed) => {
    expect(dateAnswer(typed)).toBeNull();
  },
);
