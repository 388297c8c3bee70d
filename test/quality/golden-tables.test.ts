import { describe, expect, it } from 'vitest';
import { documentRows, requirementRows, requirePostings, scoreRows } from '../../eval/golden/rows.ts';
import { isOfPosting, updatedRows } from '../../eval/golden/table.ts';

describe('the golden tables', () => {
  it('replace the rows of one posting in place, and keep the other recorded rows', () => {
    const planned = ['seen/baker + a', 'seen/cook + a', 'seen/cook + b', 'seen/driver + a'];
    const golden = [
      { case: 'seen/baker + a', score: '10' },
      { case: 'seen/cook + a', score: '20' },
      { case: 'seen/cook + gone', score: '25' },
      { case: 'seen/driver + a', score: '40' },
    ];
    const now = [
      { case: 'seen/cook + a', score: '21' },
      { case: 'seen/cook + b', score: '30' },
    ];
    const rows = updatedRows(
      planned.map((name) => ({ case: name })),
      golden,
      now,
    );
    expect(rows.map(({ case: name, score }) => `${name} ${score}`)).toEqual([
      'seen/baker + a 10',
      'seen/cook + a 21',
      'seen/cook + b 30',
      'seen/driver + a 40',
    ]);
  });

  it('distinguish postings whose names start alike', () => {
    expect(isOfPosting({ case: 'seen/cook' }, 'seen/cook')).toBe(true);
    expect(isOfPosting({ case: 'seen/cook + a good' }, 'seen/cook')).toBe(true);
    expect(isOfPosting({ case: 'seen/cook-two + a good' }, 'seen/cook')).toBe(false);
  });

  it('are asked for by the names of labeled cases, with or without pairs', () => {
    const [withPair] = scoreRows();
    const paired = new Set(scoreRows().map(({ posting }) => posting));
    const withoutPair = requirementRows().filter(({ posting }) => !paired.has(posting));
    requirePostings([withPair?.posting ?? '', ...withoutPair.map(({ posting }) => posting)]);
    expect(() => requirePostings(['seen/electrician', 'seen/none', 'electrician'])).toThrow(
      'There is no seen/none, electrician in eval/cases',
    );
  });

  it('have a row for each posting or pair, and a pair keeps its recorded level', () => {
    expect(requirementRows().length).toBeGreaterThan(100);
    const fresh = documentRows([]);
    expect(fresh).toHaveLength(scoreRows().length);
    // As if a pair had been added before all others.
    const shifted = fresh.map(({ case: name }) => ({
      case: name.replace(
        / (basic|good|super)$/,
        (_, level: string) => ` ${level === 'good' ? 'super' : 'good'}`,
      ),
    }));
    expect(documentRows(shifted).map(({ case: name }) => name)).toEqual(
      shifted.map(({ case: name }) => name),
    );
  });
});
