import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { over } from '../../../../src/tailoring/plan/wording/pattern.ts';
import { patterns, reword } from '../../../../src/tailoring/plan/wording/reword.ts';

const lexicon = standardLexicon();
const situation = { ...over, lexicon };

/* Each pattern has its examples beside it; here they are held to them. */

describe.each(patterns.map((pattern) => [pattern.rule, pattern] as const))('%s', (_rule, pattern) => {
  test('writes its examples', () => {
    for (const [before, after, job = over] of pattern.examples)
      expect({ before, after: pattern.apply(before, { ...job, lexicon }) }).toEqual({ before, after });
  });

  test('leaves its counter-examples', () => {
    for (const [why, text, job = over] of pattern.leaves)
      expect({ why, text, after: pattern.apply(text, { ...job, lexicon }) }).toEqual({
        why,
        text,
        after: null,
      });
  });

  test('what it wrote it leaves alone', () => {
    for (const [, after, job = over] of pattern.examples)
      for (const line of after.split('\n')) expect(pattern.apply(line, { ...job, lexicon })).toBeNull();
  });
});

test('every pattern has examples and counter-examples', () => {
  expect(patterns.filter(({ examples, leaves }) => examples.length === 0 || leaves.length === 0)).toEqual([]);
});

/** Reasons that say that a line begins differently. */
const ofOpening = new Set(['opener', 'verb', 'action', 'actionFirst', 'resultFirst', 'label']);

/** Two words, because an adverb may stay in front: `Actively managing`. */
const openingOf = (text: string) => text.split(/\s/, 2).join(' ');

test('a reason about the beginning of a line is true of it', () => {
  for (const { why, examples } of patterns.filter((pattern) => ofOpening.has(pattern.why)))
    for (const [before, after] of examples)
      expect({ why, before, opening: openingOf(after) }).not.toMatchObject({ opening: openingOf(before) });
});

test('a line that begins with its result has no reason that says otherwise', () => {
  const { text, whys } = reword(
    'Was responsible for moving 14 files to one shelf, which cut search time from 9 to 2 minutes',
    { level: 'super', model: { language: 'en' } },
    situation,
  );
  expect(text).toMatch(/^Cut search time from 9 to 2 minutes by moving/);
  expect(whys).toEqual(['resultFirst']);
});

test('filler alone is no reason to change a line', () => {
  const english = { level: 'good', model: { language: 'en' } } as const;
  expect(reword('Successfully closed 14 audits', english, situation).rules).toEqual([]);
  expect(reword('Successfully manages the ward', english, situation).text).toBe('Managed the ward');
});

test('basic words nothing anew, good single bullets, and a bullet is split at super alone', () => {
  for (const { examples } of patterns) {
    for (const [before, , job = over] of examples)
      expect(reword(before, { level: 'basic', model: { language: 'en' } }, { ...job, lexicon }).text).toBe(
        before,
      );
  }
  const moved = 'Moved the archive online, cutting search time by 30%.';
  expect(reword(moved, { level: 'good', model: { language: 'en' } }, situation).text).toBe(
    'Cut search time by 30% by moving the archive online.',
  );
  const [[long = ''] = []] = patterns.find(({ rule }) => rule === 'split')?.examples ?? [];
  expect(reword(long, { level: 'good', model: { language: 'en' } }, situation).text).toBe(long);
  expect(reword(long, { level: 'super', model: { language: 'en' } }, situation).text).toContain('\n');
});

test('where the break between two bullets was lost, both are put into the past', () => {
  const english = { level: 'super', model: { language: 'en' } } as const;
  const line = 'Organizes the post of two shops Coordinates tests with all wards';
  expect(reword(line, english, situation).text).toBe(
    'Organized the post of two shops\nCoordinated tests with all wards',
  );
});

test('each language has its own patterns, and no other language is worded by them', () => {
  for (const pattern of patterns) {
    const [language] = pattern.languages;
    const other = (['en', 'de', 'zh'] as const).find((each) => !pattern.languages.includes(each)) ?? 'zh';
    for (const [before, after, job = over] of pattern.examples) {
      if (pattern.isMinor || language === undefined) continue;
      expect(reword(before, { level: 'super', model: { language } }, { ...job, lexicon }).text).not.toBe(
        before,
      );
      expect(
        reword(before, { level: 'super', model: { language: other } }, { ...job, lexicon }).rules,
      ).not.toContain(pattern.rule);
      expect(after).not.toBe('');
    }
  }
});
