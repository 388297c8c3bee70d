import { expect, test } from 'vitest';
import { preparedPattern } from '../../../src/text/patterns/prepared-pattern.ts';
import { lateSieve, neededWords, wordSieve } from '../../../src/text/patterns/word-sieve.ts';

test.each([
  [String.raw`\b(?:is|are) \w{1,9} (?:plus|bonus)\b`, ['plus', 'bonus']],
  ['help(?:ful)?ness', ['helpness', 'helpfulness']],
  [String.raw`ke[ae]l\w{1,9}`, ['keal', 'keel']],
  ['(?<!not )needed(?= here)', ['needed']],
  ['(?:a|b){2,}tar', ['tar']],
  ['x*y?', null],
  ['[^a]|tar', null],
])('what every match of a pattern has: %s', (source, words) => {
  const needed = neededWords(source);
  expect(
    needed === null ? null : new Set(needed.map((word) => word.trim()).filter((word) => word !== '')),
  ).toEqual(words === null ? null : new Set(words));
});

test('a sieve says which patterns may match, and never leaves out one that does', () => {
  const sources = [String.raw`\bcaulk(?:ing|er)s?\b`, '(?:no|any) oakum (?:needed|required)', 'tar|龙骨'];
  const sieve = wordSieve(sources);
  const texts = ['caulking', 'no oakum required', 'a tar pot', '会修龙骨', 'planks', '', 'ta', 'any oakum'];
  for (const text of texts) {
    for (const [index, source] of sources.entries()) {
      if (new RegExp(source).test(text)) expect((sieve(text) >> index) & 1, `${source} in ${text}`).toBe(1);
    }
  }
  expect(sieve('planks and pitch')).toBe(0);
});

test('a long pattern matches the same before and after the sieve exists', () => {
  const words = Array.from({ length: 60 }, (_, index) => `hull${index + 10}`).join('|');
  const pattern = preparedPattern(`(?:${words})`, 'g');
  expect(pattern.all('hull17 and hull59, no hul').map(({ 0: found }) => found)).toEqual(['hull17', 'hull59']);
  expect(pattern.all('no hul')).toEqual([]);
});

test('a late sieve reads the patterns for their words only after many texts, and leaves out none that matches', () => {
  const sieve = lateSieve(2, () => ['caulk(?:ing|er)', 'oakum']);
  const early = Array.from({ length: 100 }, () => sieve('planks and pitch'));
  expect(new Set(early)).toEqual(new Set([0b11]));
  for (let text = 0; text < 2000; text += 1) expect(sieve('an oakum mallet') & 0b10).toBe(0b10);
  expect(sieve('an oakum mallet')).toBe(0b10);
  expect(sieve('planks and pitch')).toBe(0);
});

test('a late sieve refuses too many patterns when it is made, and not when it reads them', () => {
  const many = Array.from({ length: 31 }, (_, index) => `hull${index + 10}`);
  expect(() => lateSieve(many.length, () => many)).toThrow('at most 30 patterns');
  expect(lateSieve(30, () => many.slice(1))('planks')).toBe(2 ** 30 - 1);
});

test('a long pattern matches the same however often it was asked', () => {
  const words = Array.from({ length: 60 }, (_, index) => `hull${index + 10}`).join('|');
  const pattern = preparedPattern(`(?:${words})`);
  for (let text = 0; text < 2000; text += 1) {
    expect(pattern.test('past hull17')).toBe(true);
    expect(pattern.test('no hull')).toBe(false);
  }
});
