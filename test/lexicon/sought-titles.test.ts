import { expect, test } from 'vitest';
import { soughtTitles, titleAtStart } from '../../src/lexicon/titles/sought-titles.ts';

const found = (text: string) => soughtTitles(text).map(({ text: title }) => title);

test.each([
  ['We are looking for a welder for our workshop.', 'welder'],
  ['We need one staff accountant.', 'staff accountant'],
  ['A small bakery seeks two experienced bakers.', 'bakers'],
  ['Wir suchen zum nächstmöglichen Zeitpunkt einen Schweißer für die Halle.', 'Schweißer'],
  ['Nous cherchons une aide-soignante de nuit', 'aide-soignante de nuit'],
  ['Buscamos un soldador para el taller.', 'soldador'],
  ['我们招聘一名会计。', '会计'],
  ['急聘：焊工2名', '焊工'],
])('whom a sentence seeks by a title: %s', (text, title) => {
  expect(found(text)).toEqual([title]);
});

test.each([
  'We need a valid welding certificate',
  'We seek to improve our safety',
  'We are looking for an account manager assistant',
  'The welder needs gloves',
  'Wir suchen Verstärkung für das Team',
  '招聘专员',
])('nobody is sought by a known title: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('many sentences that seek take a bounded time', () => {
  expect(found('we need a welder. '.repeat(2000)).length).toBeLessThanOrEqual(5);
});

test('a title begins a text as a whole', () => {
  expect(titleAtStart('Welder, night shift')).toEqual({ text: 'Welder', start: 0, end: 6 });
  expect(titleAtStart('Night shift welder')).toBeUndefined();
});
