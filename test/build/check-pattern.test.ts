import { describe, expect, it } from 'vitest';
import { checkPattern, repeatsWithoutBound } from '../../build/patterns/check-pattern.ts';
import { patternsIn } from '../../build/patterns/written-patterns.ts';

describe('the check of regular expressions', () => {
  it('finds literals and the places that build patterns', () => {
    const text =
      "const a = /x+$/gu;\nconst b = new RegExp('y');\nconst c = preparedPattern(String.raw`z`);\n";
    expect(patternsIn('a.ts', text)).toEqual({
      literals: [{ source: 'x+$', flags: 'gu', at: 'a.ts:1' }],
      builders: ['a.ts:2', 'a.ts:3'],
    });
  });

  it.each([
    [String.raw`\p{L}{2,5}[+*]?\+`, false],
    ['[a-z]{3,}', true],
    ['a*b', true],
  ])('knows whether %s repeats without bound: %s', (source, expected) => {
    expect(repeatsWithoutBound(source)).toBe(expected);
  });

  it('names the growth of a pattern that begins anew at each blank', async () => {
    const bad = await checkPattern({ source: String.raw`\s+$`, flags: '', at: 'a.ts:1' });
    expect(bad?.verdict).toBe('2nd degree polynomial');
    expect(await checkPattern({ source: String.raw`^\s+`, flags: '', at: 'a.ts:1' })).toBeNull();
  });
});
