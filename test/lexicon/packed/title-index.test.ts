import { expect, it } from 'vitest';
import { familyOfSubject, type TitleIndex, titlesAt } from '../../../src/lexicon/packed/title-index.ts';
import { packedTitleTable } from '../../../src/lexicon/titles/title-keys.ts';
import { indexTitles, type RoleFamily } from '../../../tools/lexicon/index-titles.ts';

const indexOf = (families: readonly RoleFamily[]): TitleIndex => indexTitles(families, packedTitleTable());

const index = indexOf([
  { family: 'sales', titles: ['sales', 'sales engineer', '销售'] },
  { family: 'software', titles: ['software engineer', '*entwickler', 'sales engineering lead'] },
]);

it('titles stand under their first word, longest first, whatever their family', () => {
  expect(titlesAt(index, 'sale')).toEqual([
    { family: 'software', keys: ['sale', 'engineering', 'lead'] },
    { family: 'sales', keys: ['sale', 'engineer'] },
    { family: 'sales', keys: ['sale'] },
  ]);
  expect(titlesAt(index, '销')).toEqual([{ family: 'sales', keys: ['销', '售'] }]);
  expect(titlesAt(index, 'engineer')).toEqual([]);
});

it('a subject of one family only is known by itself', () => {
  const roles = indexOf([
    {
      family: 'payroll',
      titles: ['payroll manager', 'head of pensions', 'gestionnaire de paie', 'data officer'],
    },
    { family: 'analysis', titles: ['data specialist', 'legal trader'] },
  ]);
  expect(familyOfSubject(roles, 'payroll')).toBe('payroll');
  expect(familyOfSubject(roles, 'pension')).toBe('payroll');
  expect(familyOfSubject(roles, 'paie')).toBe('payroll');
  expect(familyOfSubject(roles, 'data')).toBeUndefined();
  expect(familyOfSubject(roles, 'legal')).toBeUndefined();
});

it('a word ending is not a first word', () => {
  expect(index.endings).toEqual([{ family: 'software', ending: 'entwickler' }]);
  expect(titlesAt(index, 'entwickler')).toEqual([]);
});

it('is data: the same after it was written down and read', () => {
  expect(JSON.parse(JSON.stringify(index))).toEqual(index);
});
