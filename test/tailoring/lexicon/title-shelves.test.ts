import { expect, it } from 'vitest';
import { shelveTitles, titlesAt } from '../../../src/tailoring/lexicon/title-shelves.ts';

const shelves = shelveTitles([
  { family: 'sales', titles: 'sales, sales engineer, 销售' },
  { family: 'software', titles: 'software engineer\n*entwickler, , sales engineering lead' },
]);

it('titles stand under their first word, longest first, whatever their family', () => {
  expect(titlesAt(shelves, 'sale')).toEqual([
    { family: 'software', keys: ['sale', 'engineering', 'lead'] },
    { family: 'sales', keys: ['sale', 'engineer'] },
    { family: 'sales', keys: ['sale'] },
  ]);
  expect(titlesAt(shelves, '销')).toEqual([{ family: 'sales', keys: ['销', '售'] }]);
  expect(titlesAt(shelves, 'engineer')).toEqual([]);
});

it('the end of a word is no first word', () => {
  expect(shelves.endings).toEqual([{ family: 'software', ending: 'entwickler' }]);
  expect(titlesAt(shelves, 'entwickler')).toEqual([]);
});

it('is data: the same after it was written down and read', () => {
  expect(JSON.parse(JSON.stringify(shelves))).toEqual(shelves);
});
