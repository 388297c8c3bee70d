import { expect, it } from 'vitest';
import { sha256 } from '../../src/sha256.ts';

// Source: FIPS 180-4, example "abc".
it.each([['abc'], [Buffer.from('abc')]])('the hash of %j is that of the standard, in hex', (data) => {
  expect(sha256(data)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
