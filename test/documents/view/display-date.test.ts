import { describe, expect, it } from 'vitest';
import { displayDate } from '../../../src/documents/view/printed-text.ts';
import { words } from '../../../src/documents/view/words.ts';

describe('displayDate', () => {
  it.each([
    ['2021-03 - Present', 'Mar 2021 – Present'],
    ['2018-01 - 2021-02', 'Jan 2018 – Feb 2021'],
    ['2018-01-15 - 2021-02-28', 'Jan 2018 – Feb 2021'],
    ['2014 - 2016', '2014 – 2016'],
    ['2014 - 2016-05', '2014 – May 2016'],
    ['2019-05 - 2019-05', 'May 2019'],
    ['2022-11-01', 'Nov 2022'],
    ['2019', '2019'],
    ['May - August 2019', 'May 2019 – Aug 2019'],
    ['Fall 2019 - Present', 'Fall 2019 - Present'],
    ['', ''],
  ])('prints %s as %s', (given, expected) => {
    expect(displayDate(given, words.en)).toBe(expected);
  });

  it.each(['2020-99', 'foo-bar', 'Summer 2019', '2015 - expected next year', 'since\u00ADforever'])(
    'prints text that is not a date as written: %s',
    (text) => {
      expect(displayDate(text, words.en)).toBe(text.replace('\u00AD', ''));
    },
  );

  it.each([
    ['de', 'März 2021 – heute'],
    ['fr', 'mars 2021 – aujourd’hui'],
    ['es', 'mar 2021 – actualidad'],
    ['pl', '03.2021 – obecnie'],
    ['ru', 'март 2021 – настоящее время'],
    ['zh', '2021年3月 – 至今'],
    ['ko', '2021년 3월 – 현재'],
    ['he', 'מרץ 2021 – היום'],
  ] as const)('prints in the language %s: %s', (language, expected) => {
    expect(displayDate('2021-03 - Present', words[language])).toBe(expected);
  });

  it('has twelve different months in every language', () => {
    for (const language of Object.values(words)) expect(new Set(language.months).size).toBe(12);
  });
});
