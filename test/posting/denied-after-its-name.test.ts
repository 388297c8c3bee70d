import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

const posting = (item: string) => ({
  jobDescription: [
    'Ferry Dispatcher',
    '',
    'Pelican Ferries runs boats between eleven islands. You plan who sails when.',
    '',
    'Your tasks:',
    '- Plan crews and departures',
    '- Answer passengers by radio',
    '',
    'Requirements:',
    '- Two years of experience in dispatching',
    '- Excel and radio communication',
    `- ${item}`,
    '',
    'We offer a cabin by the sea and free crossings.',
  ].join('\n'),
  companyName: 'Pelican Ferries',
  position: 'Ferry Dispatcher',
});

const readers = [
  ['the models', readPosting],
  ['the rules', readByRules],
] as const;

describe.each(readers)('read by %s, a thing that is named before it is denied', (_name, read) => {
  const terms = (item: string) => read(standardLexicon(), posting(item)).requirements.map(({ term }) => term);

  it.each([
    'Python is not something we expect',
    'Python is nothing that we require',
    'Python is not one of the things you will need',
    "Python isn't what we are looking for",
  ])('is not asked for: %s', (item) => {
    expect(terms(item)).not.toContain('Python');
  });

  it.each([
    'Python is something we expect',
    'Python is not only something we expect, we test it',
    'Python is not something you need to be taught, you know it well',
  ])('is asked for: %s', (item) => {
    expect(terms(item)).toContain('Python');
  });
});

describe('"any … required"', () => {
  const classOf = (item: string) =>
    readPosting(standardLexicon(), posting(item)).requirements.find(({ term }) => term === 'Docker')?.class;

  it('denies nothing without a negation before it', () => {
    expect(classOf('Proficient in Docker and willing to learn any other tool that may be required')).toBe(
      'must',
    );
  });

  it('denies with one', () => {
    expect(classOf("We don't think that any Docker experience is required")).toBeUndefined();
  });
});
