import { crc32 as ofZlib } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32 } from '../../../src/service/secrets.ts';

it('crc32 equals that of zlib for every ASCII text', () => {
  const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 200 });
  fc.assert(
    fc.property(ascii, (text) => {
      expect(crc32(text)).toBe(ofZlib(text));
    }),
  );
  expect(crc32('')).toBe(0);
});
