import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function termsOf(jobDescription: string) {
  return readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' }).requirements.map(
    ({ term }) => term,
  );
}

describe('lines of a list that name nothing', () => {
  test.each([
    ['a plain verb', 'Prioritize'],
    ['a verb and what every job has', 'Utilize search tools'],
    ['a word of forms', 'Interest'],
    ['a lone adjective', 'Medium'],
    ['people around', 'Internal stakeholders'],
    ['a state', 'Based in HI, NM or the United States'],
    ['an address', 'See https://lamps.example for more'],
    ['a title', 'Care Manager'],
    ['judgement and a word of every job', 'Effective relationships'],
    ['judgement and a vague noun', 'Innovative products'],
    ['a doing of every job', 'Maintaining'],
    ['two words that ran together', 'TrimmingIntermediate'],
  ])('%s: %s', (_what, item) => {
    expect(termsOf(`Requirements\n- Docker\n- ${item}\n- Terraform`)).toEqual(['Docker', 'Terraform']);
  });

  test('name the body that the workplace is registered with', () => {
    const told =
      'The home is registered with the QZLK to provide nursing to elderly residents.\n\nRequirements\n- Docker';
    expect(termsOf(told)).not.toContain('QZLK');
  });
});

describe('one stretch with two leads', () => {
  test('names the thing after each', () => {
    const ask = 'Requirements\n- Proficiency with lamp kilns to include a proven aptitude for wick glazing';
    expect(termsOf(ask)).toEqual(['lamp kilns', 'wick glazing']);
  });

  test('names a thing after praise once', () => {
    expect(termsOf('Requirements\n- Experience with the use of lamp kilns')).toEqual(['lamp kilns']);
  });
});
