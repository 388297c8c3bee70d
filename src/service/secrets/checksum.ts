import { base62 } from './base62.ts';
import { crc32 } from './crc32.ts';

/** Six base62 characters of the CRC-32 of ASCII text: mistyped secrets are refused without a look-up. */
export function checksum(text: string): string {
  return base62(crc32(text), 6);
}
