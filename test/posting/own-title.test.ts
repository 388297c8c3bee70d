import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { isOwnTitle } from '../../src/posting/names/own-title.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

const alone = { before: '', behind: '' };

describe("the job's own title", () => {
  it.each([
    ['Cheese Production Manager', 'Cheese Production Manager'],
    ['Production Manager', 'Cheese Production Manager'],
    ['CERTIFIED CRANE OPERATOR (NIGHT)', 'Certified Crane Operator'],
    ['Stage Rigging Installers', 'Installers'],
    ['Tent Installer', 'Tent Installers'],
    ['Chef de cuisine', 'Chef de cuisine (H/F)'],
    ['Versicherungsberater', 'Versicherungsberater (m/w/d)'],
  ])('is named by %s, for %s', (phrase, position) => {
    expect(isOwnTitle(phrase, alone, position)).toBe(true);
  });

  it.each([
    ['Cheese Production', 'Cheese Production Manager'],
    ['Crane', 'Certified Crane Operator'],
    ['Order Fulfillment', 'Order Fulfillment Clerk'],
    ['Yarn', 'Director of Yarn'],
    ['accredited Allotment Garden Adviser', 'Allotment Garden'],
    ['Forklift Operator', 'Certified Crane Operator'],
    ['tents', 'Tent Installers'],
    ['Installers', ''],
  ])('is not named by %s, for %s', (phrase, position) => {
    expect(isOwnTitle(phrase, alone, position)).toBe(false);
  });

  it.each([
    ['experience as a ', ''],
    ['Abgeschlossene Ausbildung als ', ' oder vergleichbar'],
    ['At least one year of ', ' experience'],
  ])('is asked for in "%s…%s"', (before, behind) => {
    expect(isOwnTitle('Crane Operator', { before, behind }, 'Crane Operator')).toBe(false);
  });

  it('does not take what the heading of the job is followed by for experience in it', () => {
    expect(
      isOwnTitle('Crane Operator', { before: '', behind: '- Experience with hooks' }, 'Crane Operator'),
    ).toBe(true);
  });

  it.each([
    ['CERTIFIED CRANE OPERATOR (WAN), Level 3', /operator/i],
    ['CERTIFIED DATABASE MANAGER (SQL), Level 2', /manager/i],
  ])('is no requirement in the posting of a %s', (position, title) => {
    const jobDescription = [
      position,
      '',
      'Operates the cranes of the two container piers.',
      '',
      'Requirements:',
      '- Three years of experience in container handling',
      '- Rigging and load charts',
    ].join('\n');
    const { requirements } = readPosting(standardLexicon(), {
      jobDescription,
      companyName: 'Pelican Piers',
      position,
    });
    const terms = requirements.map(({ term }) => term);
    expect(terms.filter((term) => title.test(term))).toEqual([]);
    expect(terms).toContain('Rigging');
  });
});
