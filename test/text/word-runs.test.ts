import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordRuns } from '../../src/text/find-form.ts';
import { tokenize } from '../../src/text/tokenize.ts';

describe('the runs of words of a text', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  const run = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 });

  it('are consecutive words', () => {
    fc.assert(
      fc.property(words, run, (text, asked) => {
        const stands = ` ${text.join(' ')} `.includes(` ${asked.join(' ')} `);
        expect(wordRuns(tokenize(text.join(' '))).has(asked)).toBe(stands);
      }),
    );
  });
});

it('a run longer than a name is never found', () => {
  const repeated = Array.from({ length: 600 }, () => 'na').join(' ');
  const runs = wordRuns(tokenize(repeated));
  const of = (count: number) => Array.from({ length: count }, () => 'na');
  expect(runs.has(of(3))).toBe(true);
  expect(runs.has(of(300))).toBe(false);
});
