import { expect, test } from 'vitest';
import { merge } from '../../../src/tailoring/plan/steps/merge.ts';
import { readInput } from '../../../src/tailoring/read-input.ts';
import { asOf, documentOf } from '../cases.ts';

function mergedOf(highlights: readonly string[]) {
  const base = documentOf({
    resume: {
      basics: { name: 'Robin Vale' },
      work: [{ name: 'Pond', position: 'Clerk', startDate: '2015-01', endDate: '2019-12', highlights }],
    },
  });
  const target = { companyName: 'Acme', position: 'Clerk', jobDescription: 'Requirements\n- Filing' };
  const input = readInput({ base, target, level: 'super', asOf });
  const proposals = merge(input, { taken: new Set(), gone: new Set() });
  return proposals.flatMap((alternatives) => alternatives.map((each) => ('text' in each ? each.text : '')));
}

test.each([
  ['Wrote guides', 'Wrote manuals', 'Wrote guides and manuals'],
  ['Wrote the technical guides', 'Wrote the manuals', 'Wrote the technical guides and the manuals'],
  ['Wrote unit tests', 'Wrote API documentation', 'Wrote unit tests and API documentation'],
  ['Trained clerks', 'Trained 12 nurses', 'Trained clerks and 12 nurses'],
])('%s + %s', (first, second, both) => {
  expect(mergedOf([first, second])).toEqual([both]);
});

test.each([
  ['as what it was done', 'Reviewed contracts', 'Reviewed leases as an intern'],
  ['under whom', 'Trained clerks', 'Trained under the head nurse'],
  ['with whose help', 'Wrote guides', 'Wrote manuals with help'],
  ['how', 'Led tours', 'Led by example'],
  ['how, in a word', 'Trained clerks', 'Trained hard'],
  ['how often', 'Trained clerks', 'Trained nurses weekly'],
  ['where', 'Trained clerks', 'Trained nurses in Ohio'],
  ['of what kind', 'Wrote technical guides', 'Wrote manuals'],
])('a bullet that tells %s stays by itself', (_what, first, second) => {
  expect(mergedOf([first, second])).toEqual([]);
});
