import type { Config } from '../config/load-config.ts';
import { sha256 } from '../sha256.ts';

/**
 * The account that stored data of a command belongs to; undefined for the only account of this machine. A saved
 * profile counts as one account, even with a new key.
 */
export function accountOf({ apiKey: { value, source }, profile }: Config): string | undefined {
  if (value === null) return undefined;
  if (source === 'config' && profile.value !== null) return profile.value;
  return sha256(value);
}
