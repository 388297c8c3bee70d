import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function termsOf(jobDescription: string): string[] {
  return readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' }).requirements.map(
    ({ term }) => term,
  );
}

function inItem(line: string): string[] {
  return termsOf(`Keeper\n\nRequirements\n- ${line}\n- Docker`).filter((term) => term !== 'Docker');
}

const asked: readonly (readonly [why: string, line: string, expected: readonly string[]])[] = [
  [
    'the kind of thing before its examples',
    'Experience with a wick register such as Wicktrim or Lampwell',
    ['wick register', 'Wicktrim or Lampwell'],
  ],
  [
    'what is included in it',
    'Kenntnisse in Leuchtfeueroptik inkl. Linsenschliff',
    ['Leuchtfeueroptik', 'Linsenschliff'],
  ],
  ['what its principles are of', 'Knowledge of the principles of lamp optics', ['lamp optics']],
  ['what its methods are of, in French', "Notions d'optique marine", ['optique marine']],
  ['a word that begins like "de"', 'Methods detection limits', ['Methods detection limits']],
  ['what has been done with it', 'Experience in developing procedures', ['developing procedures']],
  ['a thing that is called after a doing', 'Knowledge of bridging lanterns', ['bridging lanterns']],
  ['a letter with a number before it', 'Solid 3D lanterns', ['3D lanterns']],
  ['what it is at the level of', 'Experience with wick-level storage', ['wick-level storage']],
  ['no level with its number', 'Experience with lamp optics, level 3', ['lamp optics']],
  ['the title of a law between its brackets', '熟悉《灯塔管理条例》', ['灯塔管理条例']],
];

describe('the requirement in an item', () => {
  it.each(asked)('is %s', (_, line, expected) => {
    expect(inItem(line)).toEqual(expected);
  });
});

it('a heading such as "Knowledge of" applies to every sentence below', () => {
  const text = 'Keeper\n\nKnowledge of:\n\nLamp optics and wick wear. Foghorn repair; signal flags.';
  expect(termsOf(text)).toEqual(['Lamp optics', 'wick wear', 'Foghorn repair', 'signal flags']);
});
