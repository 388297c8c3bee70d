import { expect, test } from 'vitest';
import { withoutAnnouncement } from '../../../src/documents/posting/title-line.ts';

test.each([
  ['As Lighthouse Engineer', 'Lighthouse Engineer'],
  ['As a Lighthouse Engineer', 'Lighthouse Engineer'],
  ['Als Leuchtturmwärter', 'Leuchtturmwärter'],
  ['En tant que Gardien de phare', 'Gardien de phare'],
])('a title begins behind the words that open a sentence about it: %s', (line, title) => {
  expect(withoutAnnouncement(line)).toBe(title);
});

test.each(['Assistant Keeper', 'Alsatian Trainer', 'AS/400 Developer', 'As needed'])(
  'a title is left that only begins alike: %s',
  (title) => {
    expect(withoutAnnouncement(title)).toBe(title);
  },
);
