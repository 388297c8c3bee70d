import { expect, it } from 'vitest';
import { isCompatible, mayBeInstalledBeside } from '../../build/package/compatible-license.ts';

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

it.each([
  ['MPL-2.0', true],
  ['(GPL-3.0 OR LGPL-3.0 OR MPL-1.1)', true],
  ['(MIT AND BSD)', true],
  ['(GPL-2.0 OR GPL-3.0)', false],
])('%j may be installed beside: %s', (expression, expected) => {
  expect(mayBeInstalledBeside(expression)).toBe(expected);
});
