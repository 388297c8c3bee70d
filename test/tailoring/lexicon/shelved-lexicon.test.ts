import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../src/tailoring/lexicon/lexicon-index.ts';
import { languageOfSpelling, type ProfessionTable } from '../../../src/tailoring/lexicon/profession-table.ts';
import { rowAt, shelve, spellingsAt } from '../../../src/tailoring/lexicon/shelved-lexicon.ts';
import { sortedLines, valuesIn } from '../../../src/tailoring/lexicon/sorted-lines.ts';

const trades: ProfessionTable = {
  profession: 'trades',
  terms: {
    method: 'welding = de:Schweißen = 焊接, MIG welding = GMAW, grand livre = fr:grand livre général',
    tool: 'en:First Aid kit',
  },
  implies: 'MIG welding > welding',
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

describe('a shelved lexicon', () => {
  const shelved = shelve([trades]);
  const rowsOf = (head: string) => spellingsAt(shelved, head).map(({ row }) => rowAt(shelved, row));

  it('keeps a row, its kind, its languages and its profession under each first word', () => {
    const [row] = rowsOf('schweissen');
    expect(row).toEqual({
      kind: 'method',
      profession: 'trades',
      spellings: [
        { text: 'welding', marked: null },
        { text: 'Schweißen', marked: 'de' },
        { text: '焊接', marked: null },
      ],
    });
    expect(row?.spellings.map(languageOfSpelling)).toEqual(['en', 'de', 'zh']);
    expect(rowsOf('焊')).toEqual([row]);
    expect(rowsOf('first')[0]?.spellings).toEqual([{ text: 'First Aid kit', marked: 'en' }]);
    expect(rowsOf('nothing')).toEqual([]);
  });

  it('keeps the keys of each spelling under its first word', () => {
    const keysAt = (head: string) => spellingsAt(shelved, head).map(({ keys }) => keys);
    expect(keysAt('grand')).toEqual([
      ['grand', 'livre'],
      ['grand', 'livre', 'general'],
    ]);
    expect(keysAt('焊')).toEqual([['焊', '接']]);
    expect(keysAt('gmaw')).toEqual([['gmaw']]);
  });

  it('answers for every spelling with one and the same term', () => {
    const { terms, phrases, broader } = buildIndex([shelved]);
    expect(terms.get('gmaw')).toBe(terms.get('mig welding'));
    expect(phrases.get('grand')?.map(({ keys }) => keys.length)).toEqual([3, 2]);
    expect(broader.get('MIG welding')).toEqual(['welding']);
    expect(broader.get('welding')).toEqual([]);
  });
});
