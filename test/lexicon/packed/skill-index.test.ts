import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortedLines, valuesIn } from '../../../src/lexicon/packed/packed-file.ts';
import {
  indexSkills,
  languageOfSpelling,
  readSpelling,
  rowAt,
  type SkillRow,
  type SkillTable,
  spellingsStartingWith,
} from '../../../src/lexicon/packed/skill-index.ts';
import { buildIndex } from '../../../src/lexicon/skills/lexicon-index.ts';

const row = (kind: SkillRow['kind'], first: string, ...others: readonly string[]): SkillRow => ({
  kind,
  spellings: [readSpelling(first), ...others.map(readSpelling)],
});

const trades: SkillTable = {
  profession: 'trades',
  rows: [
    row('tool', 'en:First Aid kit'),
    row('method', 'welding', 'de:Schweißen', '焊接'),
    { ...row('method', 'MIG welding', 'GMAW'), implies: ['welding'] },
    row('method', 'grand livre', 'fr:grand livre général'),
  ],
};

describe('sorted lines', () => {
  const key = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/[\t\n]/.test(text));

  it('give back every value under its key, and nothing for another', () => {
    fc.assert(
      fc.property(fc.uniqueArray(key), fc.array(key), (keys, others) => {
        const lines = sortedLines(keys.map((name, index) => [name, [String(index), 'é接']]));
        for (const [index, name] of keys.entries())
          expect(valuesIn(lines, name)).toEqual([String(index), 'é接']);
        for (const name of others.filter((other) => !keys.includes(other)))
          expect(valuesIn(lines, name)).toBeUndefined();
      }),
    );
  });
});

describe('an index of skills', () => {
  const index = indexSkills([trades]);
  const rowsOf = (head: string) => spellingsStartingWith(index, head).map(({ row }) => rowAt(index, row));

  it('keeps a row, its kind, its languages and its profession under each first word', () => {
    const [found] = rowsOf('schweissen');
    expect(found).toEqual({
      kind: 'method',
      profession: 'trades',
      spellings: [
        { text: 'welding', marked: null },
        { text: 'Schweißen', marked: 'de' },
        { text: '焊接', marked: null },
      ],
    });
    expect(found?.spellings.map(languageOfSpelling)).toEqual(['en', 'de', 'zh']);
    expect(rowsOf('焊')).toEqual([found]);
    expect(rowsOf('first')[0]?.spellings).toEqual([{ text: 'First Aid kit', marked: 'en' }]);
    expect(rowsOf('nothing')).toEqual([]);
  });

  it('keeps the keys of each spelling under its first word', () => {
    const keysAt = (head: string) => spellingsStartingWith(index, head).map(({ keys }) => keys);
    expect(keysAt('grand')).toEqual([
      ['grand', 'livre'],
      ['grand', 'livre', 'general'],
    ]);
    expect(keysAt('焊')).toEqual([['焊', '接']]);
    expect(keysAt('gmaw')).toEqual([['gmaw']]);
  });

  it('answers for every spelling with one and the same term', () => {
    const { terms, openings, broader } = buildIndex([index]);
    expect(terms.get('gmaw')).toBe(terms.get('mig welding'));
    const { alone, followed } = openings.get('grand') ?? {};
    expect(alone).toBeUndefined();
    expect(followed?.get('livre')?.map(({ keys }) => keys.length)).toEqual([3, 2]);
    expect(openings.get('gmaw')?.alone?.term()).toBe(terms.get('gmaw'));
    expect(broader.get('MIG welding')).toEqual(['welding']);
    expect(broader.get('welding')).toEqual([]);
  });
});
