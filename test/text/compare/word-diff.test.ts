import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from '../../../src/text/compare/word-diff.ts';

const text = fc.array(fc.constantFrom('led', 'a', 'team', 'of', 'five', 'nurses'), { maxLength: 12 });

const words = (value: string) => value.split(/\s+/).filter((word) => word !== '');

describe('the word-level difference', () => {
  it('names removed and added words', () => {
    expect(wordDiff('Was responsible for moving services', 'Moved services')).toEqual([
      { kind: 'removed', text: 'Was responsible for moving ' },
      { kind: 'added', text: 'Moved ' },
      { kind: 'same', text: 'services' },
    ]);
  });

  it('is one added part for a new text and one removed part for a lost one', () => {
    expect(wordDiff('', 'brand new')).toEqual([{ kind: 'added', text: 'brand new' }]);
    expect(wordDiff('all gone', '')).toEqual([{ kind: 'removed', text: 'all gone' }]);
  });

  it('compares characters in languages without blanks', () => {
    expect(wordDiff('1、负责网站的开发', '负责网站的维护')).toEqual([
      { kind: 'removed', text: '1、' },
      { kind: 'same', text: '负责网站的' },
      { kind: 'removed', text: '开发' },
      { kind: 'added', text: '维护' },
    ]);
  });

  it('does not compare texts of many thousand words word by word', () => {
    const long = (word: string) => `${word} `.repeat(5_000);
    expect(wordDiff(long('old'), long('new')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('contains both texts: the old one without additions, the new one without removals', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before.join(' '), after.join(' '));
        const side = (left: string) =>
          parts.filter(({ kind }) => kind !== left).flatMap((part) => words(part.text));
        expect(side('added')).toEqual(before);
        expect(side('removed')).toEqual(after);
      }),
    );
  });

  it('finds nothing to mark in equal texts', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(wordDiff(value.join(' '), value.join(' ')).every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });
});
