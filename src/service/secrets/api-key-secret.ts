import { apiKeyPattern, type Mode, shownKeyLength } from '../../contract/api-key-format.ts';
import type { Randomness } from '../ports.ts';
import { randomBase62 } from './base62.ts';
import { checksum } from './checksum.ts';

const pattern = new RegExp(apiKeyPattern);
const secretLength = 32;
const headLength = 'key_live_'.length;

/** `key_live_` or `key_test_` + 32 base62 characters (190 bits) + 6 of their CRC-32. */
export function createApiKeySecret(mode: Mode, randomness: Randomness): string {
  const random = randomBase62(secretLength, randomness);
  return `key_${mode}_${random}${checksum(random)}`;
}

/** The mode that the key names; null when it is not a key at all or was mistyped. */
export function modeOfApiKey(secret: string): Mode | null {
  if (!pattern.test(secret)) return null;
  const random = secret.slice(headLength, headLength + secretLength);
  if (checksum(random) !== secret.slice(headLength + secretLength)) return null;
  return secret.startsWith('key_live_') ? 'live' : 'test';
}

/** What may be shown of a key. */
export function apiKeyPrefix(secret: string): string {
  return `${secret.slice(0, shownKeyLength)}…`;
}
