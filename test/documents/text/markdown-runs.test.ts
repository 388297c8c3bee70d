import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/contract/rich-text.ts';
import { markdownRuns, printMarkdownRuns } from '../../../src/documents/text/markdown-runs.ts';

describe('markdownRuns', () => {
  it.each([
    ['a **b c** d', [{ text: 'a ' }, { text: 'b c', strong: true }, { text: ' d' }]],
    ['*b*, c', [{ text: 'b', em: true }, { text: ', c' }]],
    ['[my site](https://x.example/a)', [{ text: 'my site', href: 'https://x.example/a' }]],
  ])('reads %s', (line, runs) => {
    expect(markdownRuns(line)).toEqual(runs);
  });

  it.each([
    '2*3*4 = 24',
    'def f(*args, **kwargs)',
    '__init__ and snake_case_name',
    '** spaced **',
    'a*b*c',
    '[x](javascript:alert(1))',
    '[x](data:text/html,hi)',
    '[ ](https://x.example)',
    '* not closed',
    '\\*escaped*',
  ])('takes %s literally', (line) => {
    expect(markdownRuns(line)).toEqual([{ text: line }]);
  });

  it('prints what it read', () => {
    const words = fc.array(
      fc.constantFrom('a', '*', '**', ' ', '[b](https://c.example)', '[', ']', '(d)', ',', 'é'),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const line = parts.join('').trim();
        const runs = markdownRuns(line);
        expect(printMarkdownRuns(runs)).toBe(line);
        expect(plainText(runs).length).toBeLessThanOrEqual(line.length);
      }),
      { numRuns: 500 },
    );
  });
});
