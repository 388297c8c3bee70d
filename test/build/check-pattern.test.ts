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

  it.each([
    ['a literal', 'const bad = /(?:a|a)*b/;'],
    ['a literal with blanks on both sides', String.raw`const bad = /\s*,?\s*$/u;`],
    ['a literal with set notation', String.raw`const bad = /[\p{L}--[a-z]]+[\p{L}--[a-z]]+$/v;`],
  ])('finds %s that takes longer than its text', async (_, text) => {
    const { literals } = patternsIn('a.ts', text);
    const found = await Promise.all(literals.map(checkPattern));
    expect(found.map((bad) => bad?.at)).toEqual(['a.ts:1']);
  });

  it('finds a slow pattern where it is built', async () => {
    const blanks = String.raw`\s+`;
    const built = new RegExp(`${blanks}(?:${blanks})?$`, 'u');
    const bad = await checkPattern({ source: built.source, flags: built.flags, at: 'a.ts:1' });
    expect(bad?.verdict).toMatch(/polynomial/);
  });

  it('reports the growth of a pattern that starts again at each blank', async () => {
    const bad = await checkPattern({ source: String.raw`\s+$`, flags: '', at: 'a.ts:1' });
    expect(bad?.verdict).toBe('2nd degree polynomial');
    expect(await checkPattern({ source: String.raw`^\s+`, flags: '', at: 'a.ts:1' })).toBeNull();
  });
});
