import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

function read(item: string) {
  return readPosting(standardLexicon(), {
    jobDescription: `Marine Researcher\n\nRequirements\n- ${item}\n- Excel`,
    position: 'Marine Researcher',
    companyName: '',
  });
}

describe('a degree that is asked for with its subject', () => {
  it.each([
    ['MSc in marine biology', 'master'],
    ['MSc or PhD in marine biology required', 'master'],
  ])('is background and not a skill in "%s"', (item, degree) => {
    const posting = read(item);
    expect(posting.degree).toBe(degree);
    expect(posting.requirements.map(({ term }) => term)).toEqual(['Excel']);
  });

  it('stays a choice beside a certificate', () => {
    const { requirements } = readPosting(standardLexicon(), {
      jobDescription: 'Financial Analyst\n\nRequirements\n- Excel\n- SAP\n\nNice to have\n- MBA or CPA',
      position: 'Financial Analyst',
      companyName: '',
    });
    expect(requirements.map(({ alternatives }) => alternatives)).toContainEqual(['MBA', 'CPA']);
  });

  it('leaves the skill beside it', () => {
    const terms = read('MSc in marine biology and knowledge of Python').requirements.map(({ term }) => term);
    expect(terms).toContain('Python');
  });
});
