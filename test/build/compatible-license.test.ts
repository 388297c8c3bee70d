import { expect, it } from 'vitest';
import { isCompatible } from '../../build/package/compatible-license.ts';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0-only', false],
  ['(MIT AND GPL-2.0-only)', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('%j may be packed: %s', (expression, expected) => {
  expect(isCompatible(expression)).toBe(expected);
});
