import { describe, expect, it } from 'vitest';
import { packedRows } from '../../src/lexicon/packed/packed-lexicon.ts';
import type { PhraseListRule } from '../../src/lexicon/packed/phrase-lists.ts';
import { drivingLicensePhrases } from '../../src/posting/credentials.ts';
import {
  hasRequirementPrefix,
  modifiersLength,
  prefixEnd,
  withoutTrailingWords,
} from '../../src/posting/cues/requirement-prefixes.ts';
import { hasPhrase, phraseRanges, startsWithPhrase } from '../../src/text/patterns/phrase-table.ts';

const inLowerCase = new Set<string>([
  'certificate',
  'certified_in',
  'driving_class',
  'driving_licence',
  'example_prefix',
  'leading_modifier',
  'licence',
  'requirement_prefix',
  'trailing_words',
] satisfies readonly PhraseListRule<'posting'>[]);

const rows = packedRows('posting-phrases').filter(([rule = '']) => inLowerCase.has(rule));

describe('the phrases that are looked for in any case', () => {
  it('are in rules that have rows', () => {
    expect(new Set(rows.map(([rule]) => rule))).toEqual(inLowerCase);
  });

  it.each(rows)('of %s (%s) are written in lower case', (...row) => {
    const written = (row[2] ?? '').replaceAll(/\\p\{[^}]*\}|\\./g, '');
    expect(written).not.toBe('');
    expect(written).toBe(written.toLowerCase());
  });

  it('are found in any case, and the text keeps its own', () => {
    expect(hasRequirementPrefix('EXPERIENCE WITH Kafka')).toBe(true);
    expect(prefixEnd('Experience With Kafka')).toBe('Experience With '.length);
    expect(modifiersLength('STRONG Proven SQL')).toBe('STRONG Proven '.length);
    expect(withoutTrailingWords('Kafka Experience Required')).toBe('Kafka');
    expect(phraseRanges(drivingLicensePhrases, 'FÜHRERSCHEIN Klasse B')).toEqual([{ start: 0, end: 21 }]);
  });

  it('are found at the right offset after a letter with a longer lower case', () => {
    expect(prefixEnd('İİ experience with Kafka')).toBe('İİ experience with '.length);
  });
});

describe('a table of phrases', () => {
  it('without phrases is refused, because it would match every text', () => {
    expect(() => hasPhrase(() => ({}), 'text')).toThrow('A table of phrases is empty.');
    expect(() => phraseRanges(() => ({ en: ' ' }), 'text')).toThrow('A table of phrases is empty.');
  });

  it('with Chinese ones alone is found where they are', () => {
    const table = () => ({ zh: '面包' });
    expect(startsWithPhrase(table, '面包师')).toBe(true);
    expect(hasPhrase(table, 'text')).toBe(false);
  });
});
