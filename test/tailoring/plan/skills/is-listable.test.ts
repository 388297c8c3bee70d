import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { isTradePhrase } from '../../../../src/tailoring/plan/skills/is-listable.ts';

describe('a phrase that no table knows', () => {
  it.each([
    'window functions',
    'confidence intervals',
    'signature électronique',
    'banca electrónica',
    '多线程编程',
  ])('may stand in a list of skills: %s', (phrase) =>
    expect(isTradePhrase(standardLexicon(), phrase)).toBe(true),
  );

  it.each([
    ['of one word', 'timelines'],
    ['of people', 'vulnerable adults'],
    ['of a place', 'veterinary practice'],
    ['that only says how much', 'heavy machinery'],
    ['that only says how fast', 'slow queries'],
    ['with grammar in it', 'knowledge of law'],
    ['with a figure', '24 covers'],
    ['of a whole sentence', 'keeping the small lamps lit'],
    ['that a table knows, and judges', 'external audit'],
    ['of nothing', ''],
  ])('may not, %s', (_, phrase) => expect(isTradePhrase(standardLexicon(), phrase)).toBe(false));
});
