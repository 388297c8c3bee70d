import { base62 } from './base62.ts';

const polynomial = 0xedb88320;

/** The CRC-32 of ASCII text. That of node:zlib would bring all of zlib into every start. */
export function crc32(text: string): number {
  let remainder = 0xffffffff;
  for (const character of text) {
    remainder ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
  }
  return ~remainder >>> 0;
}

/** Six base62 characters of the CRC-32 of ASCII text: mistyped secrets are refused without a look-up. */
export function checksum(text: string): string {
  return base62(crc32(text), 6);
}
