import type { Randomness } from '../ports.ts';
import { checksum } from './checksum.ts';

const pattern = /^dash_([\w-]{43})([0-9A-Za-z]{6})$/;

/** `dash_` + 43 base64url characters (256 bits) + 6 base62 of their CRC-32. */
export function createDashboardToken(randomness: Randomness): string {
  const random = Buffer.from(randomness.bytes(32)).toString('base64url');
  return `dash_${random}${checksum(random)}`;
}

export function isDashboardToken(token: string): boolean {
  const [, random, sum] = pattern.exec(token) ?? [];
  return random !== undefined && checksum(random) === sum;
}
