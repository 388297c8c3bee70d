import { base62 } from './base62.ts';

const polynomial = 0xedb88320;

/** Six base62 characters of the CRC-32 of ASCII text: mistyped secrets are refused without a look-up. */
export function checksum(text: string): string {
  return base62(crc32(text), 6);
}

function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
