import { describe, expect, it } from 'vitest';
import { blanksIn, usualFilling } from '../../../src/contract/resume/answer-place.ts';
import { messagesFor } from '../../../src/messages/tailoring/messages-for.ts';

describe('what usually goes into a blank of a proposal', () => {
  it.each(['en', 'de', 'fr', 'es', 'zh'] as const)('is the thing asked about, once, in %s', (language) => {
    const { proposals } = messagesFor({ language });
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
});
