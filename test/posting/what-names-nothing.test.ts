import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function termsUnder(heading: string, line: string): string[] {
  const jobDescription = `Keeper of the light\n\nWe are looking for a keeper.\n\n${heading}\n- ${line}\n- Docker`;
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return requirements.map(({ term }) => term).filter((term) => term !== 'Docker');
}

const asNothing: readonly (readonly [why: string, line: string, expected: readonly string[]])[] = [
  ['nouns of every office', 'Knowledge of lamp optics, regulations, records and operations', ['lamp optics']],
  ['adjectives that lost their noun', 'Experience with lamp optics, accurate and concise', ['lamp optics']],
  ['a name that lost its noun', 'Experience with lamp optics, keeper analytical', ['lamp optics']],
  ['a paper without a name, in French', 'Connaissance de Wicktrim et la certification', ['Wicktrim']],
  ['people and offices', 'Experience with lamp optics, contractors and city officials', ['lamp optics']],
  ['places', 'Experience with lamp optics, Ohio, South Yorkshire and Washington State', ['lamp optics']],
  ['of which country somebody is', 'Experience with lamp optics, British and Canadian', ['lamp optics']],
  ['when one is to come', 'Experience with lamp optics, weekends and public holidays', ['lamp optics']],
  ['the number of a vacancy', 'Experience with lamp optics, QT448812', ['lamp optics']],
  ['two words run together', 'Skills: lamp optics, towersAbility', ['lamp optics']],
];

const asThings: readonly (readonly [why: string, line: string, expected: readonly string[]])[] = [
  ['a noun of every office, said of what', 'Knowledge of lamp regulations', ['lamp regulations']],
  ['people of a kind', 'Experience with marine salvage contractors', ['marine salvage contractors']],
  ['capitals inside a word', 'Experience with LampForge', ['LampForge']],
];

describe('a list of requirements', () => {
  it.each(asNothing)('leaves out %s', (_, line, expected) => {
    expect(termsUnder('Requirements', line)).toEqual(expected);
  });

  it.each(asThings)('keeps %s', (_, line, expected) => {
    expect(termsUnder('Requirements', line)).toEqual(expected);
  });
});

it('a sector in a nice-to-have is a requirement', () => {
  expect(termsUnder('Nice to have', 'Having worked in the lighthouse sector')).toEqual(['lighthouse sector']);
});

describe('a requirement after "able to"', () => {
  it('is work of a trade, not an activity of every job', () => {
    const line = 'read tide tables, set priorities, learn and collect fees, exercise sound judgment';
    expect(termsUnder('Ability to:', line)).toEqual(['tide tables']);
  });

  it('may have an object that is also a verb', () => {
    expect(termsUnder('Requirements', 'Able to read market reports')).toEqual(['market reports']);
  });
});
