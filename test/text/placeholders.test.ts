import { describe, expect, test } from 'vitest';
import { blanksLeftIn } from '../../src/text/placeholders.ts';

describe('blanks left in an answer', () => {
  test.each([
    ['Built tills for [client]', ['[client]']],
    ['Sold [my part] to bakers', ['[my part]']],
    ['Sold [product] to bakers', ['[product]']],
    ['[Oven] repaired for a farm', ['[Oven]']],
    ['Trained bakers, [what you did] and [number]', ['[what you did]', '[number]']],
    ['Ran the shop [X] days a week', ['[X]']],
    ['Ran the shop of {company} since 20XX', ['{company}', '20XX']],
    ['Cut waste by XX%', ['XX%']],
    ['Backte Brot für [Kunde]', ['[Kunde]']],
    ['Vente de pain à [client]', ['[client]']],
    ['Venta de pan a clientes de [empresa]', ['[empresa]']],
    ['负责【项目】的测试', ['【项目】']],
    ['负责[项目]的测试', ['[项目]']],
  ])('%s', (text, blanks) => {
    expect(blanksLeftIn(text)).toEqual(blanks);
  });

  test.each([
    'Cashier [part-time]',
    'Cashier [part-time] at a bakery',
    'Ran the morning shift [as deputy], counted the tills',
    'Verkäuferin [Teilzeit] in zwei Läden',
    'Vendeuse [temps partiel] en boulangerie',
    'Cajera [media jornada] en dos tiendas',
    'Moved C[6] to a list [sic]',
  ])('a remark is none: %s', (text) => {
    expect(blanksLeftIn(text)).toEqual([]);
  });

  test('the blanks of the proposal are always blanks', () => {
    const proposal = 'Used [tool] to [what you did with it]';
    expect(blanksLeftIn('Counted the tills with care [tool]', proposal)).toEqual(['[tool]']);
  });
});
