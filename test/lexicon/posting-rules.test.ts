import { expect, it } from 'vitest';
import { wrongExamples } from '../../tools/lexicon/posting-rules.ts';

const row: Parameters<typeof wrongExamples>[0][number] = {
  rule: 'nice_to_have',
  language: 'en',
  phrases: String.raw`an? plus\b(?! sized)`,
  examples: ['A van is a plus'],
  counterexamples: ['Clothes of a plus sized range', 'Our cafe a plusieurs tables'],
  source: 'own',
  place: 'posting/phrases.tsv:7',
};

it('a rule may have examples that it finds and counterexamples that it does not', () => {
  expect(wrongExamples([row])).toEqual([]);
});

it('an example in which nothing is found, and a counterexample in which something is, are reported with their line', () => {
  const swapped = { ...row, examples: row.counterexamples.slice(0, 1), counterexamples: row.examples };
  expect(wrongExamples([swapped])).toEqual([
    'posting/phrases.tsv:7: examples: nothing is found in "Clothes of a plus sized range"',
    'posting/phrases.tsv:7: counterexamples: "a plus" is found in "A van is a plus"',
  ]);
});
