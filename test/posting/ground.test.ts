import { expect, test } from 'vitest';
import { termKinds } from '../../src/contract/choices.ts';
import { type Ground, groundFeature, groundText } from '../../src/posting/requirements/ground.ts';

const grounds: readonly Ground[] = [
  ...termKinds.map((kind) => ({ is: 'known_term', kind }) as const),
  { is: 'named_credential', kind: 'licence' },
  { is: 'named_credential', kind: 'certificate' },
  { is: 'written_name' },
  { is: 'list_item' },
  { is: 'weights' },
];

// If this fails, the phrase model must be trained again: its weights belong to these numbers.
test('a ground is the feature with which the weights were learned', () => {
  expect(grounds.map(groundFeature)).toEqual([
    772427518, 582207117, -1042547920, -1976061765, -1697059393, -311846098, 438640932, 1266872889,
    1266872889, -1076299101, 1710787603, -1896273107,
  ]);
});

test('each ground has its own words for people', () => {
  expect(new Set(grounds.map(groundText)).size).toBe(grounds.length);
});
