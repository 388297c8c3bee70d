import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function termsOf(jobDescription: string): readonly string[] {
  return readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' }).requirements.map(
    ({ term }) => term,
  );
}

const notAsked: readonly (readonly [why: string, text: string, rest: readonly string[]])[] = [
  [
    'the trade of the company',
    'Nice to have:\n- Experience in logistics, freight or supply chain software\n- Rust',
    ['Rust'],
  ],
  [
    'an industry as an example',
    'Preferred:\n- Experience in a regulated industry such as medical devices\n- SOX',
    ['SOX'],
  ],
  [
    'a heading that praises the house',
    'Preferred:\n- CCRN\n\nWhy Saint Alban\n\nSaint Alban runs its own Magnet council.',
    ['CCRN'],
  ],
  [
    'a word that qualifies another',
    'Requirements:\n- Experience with stores, relational, and with Docker',
    ['stores', 'Docker'],
  ],
  [
    'a noun that could be anything',
    'Requirements:\n- Understanding of GraphQL and various other protocols',
    ['GraphQL'],
  ],
  [
    'a verb with its object',
    'Responsibilities:\n- Reduce latency, and design systems for growth with Docker',
    ['Docker'],
  ],
  ['what a system should be', 'Responsibilities:\n- Improve reliability with Docker', ['Docker']],
  [
    'the words of a job board',
    'Only job offers written in French are displayed.\n\nRequirements:\n- Docker',
    ['Docker'],
  ],
  [
    'the word "job description"',
    'Sr. Engineer\n\nJob Description Template\n\nRequirements:\n- Docker',
    ['Docker'],
  ],
  ['the verb "can"', 'Requirements:\n- You can ship Docker images', ['Docker']],
  ['the field of a degree', "Requirements:\n- Bachelor's degree in Computer Science\n- Docker", ['Docker']],
];

describe('a posting does not ask for', () => {
  test.each(notAsked)('%s', (_, text, rest) => {
    expect(termsOf(text)).toEqual(rest);
  });

  test('design systems are asked for where they are a thing', () => {
    expect(termsOf('Requirements:\n- Experience with design systems')).toEqual(['design systems']);
  });
});
