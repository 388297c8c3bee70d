import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { yardHand } from '../support/yard-hand.ts';

describe('a required license with the place where it is valid', () => {
  it.each([
    "Driver's license valid in Ohio",
    "Valid Ohio driver's license",
    "Must have a valid Texas driver's license",
    "Current NY State driver's license",
    'Full UK driving licence',
  ])('can knock out and is the known license: %s', (item) => {
    const { knockouts, requirements } = readPosting(standardLexicon(), yardHand(item));
    expect(knockouts).toHaveLength(1);
    expect(requirements.find(({ kind }) => kind === 'licence')?.alternatives).toContain("driver's license");
  });

  it('keeps the words of the posting', () => {
    const { requirements } = readPosting(standardLexicon(), yardHand("Valid Ohio driver's license"));
    expect(requirements.map(({ term }) => term)).toContain("Ohio driver's license");
  });

  it('is not the known license if other words say what it is for', () => {
    const { requirements } = readPosting(standardLexicon(), yardHand('Excavator driving licence'));
    const names = requirements
      .filter(({ term }) => /excavator/i.test(term))
      .flatMap((one) => one.alternatives);
    expect(names).not.toContain("driver's license");
  });
});

it('an EU license in German is a license', () => {
  const { knockouts } = readPosting(standardLexicon(), {
    jobDescription: ['Fahrer', 'Aufgaben:\n- Bretter ausliefern', 'Profil:\n- EU-Führerschein'].join('\n\n'),
    companyName: '',
    position: '',
  });
  expect(knockouts).toHaveLength(1);
});
