import { describe, expect, it } from 'vitest';
import { blanksIn, usualFilling } from '../../../src/contract/resume/answer-place.ts';
import { messagesFor } from '../../../src/messages/tailoring/messages-for.ts';
import { writings } from '../../messages/every-text.ts';

describe('what usually goes into a blank of a proposal', () => {
  it.each(writings)('is the thing asked about, once, in %o', (one) => {
    const { proposals } = messagesFor(one);
    const filled = (proposal: string) =>
      blanksIn(proposal).filter((blank) => usualFilling(blank, 'ActiveMQ') === 'ActiveMQ');
    expect(Object.values(proposals).map((proposal) => filled(proposal).length)).toEqual(
      Object.values(proposals).map(() => 1),
    );
  });

  it.each(['', 'Jest, Cypress or Playwright', 'Java oder Kotlin', 'CI/CD', '英语或法语'])(
    'is left to the person where several things are named, or none: %j',
    (term) => expect(usualFilling('[tool]', term)).toBeNull(),
  );

  it.each([
    ['Reparatur und Reinigung', true],
    ['Reparatur oder Reinigung', false],
    ['Reparatur/Reinigung', false],
  ])('is a task that joins two words, but not one of two: %s', (term, isFilled) =>
    expect(usualFilling('[Aufgabe]', term)).toBe(isFilled ? term : null),
  );
});
