import { createHash } from 'node:crypto';
import type { Config } from '../config/load-config.ts';

/**
 * Two accounts of one server never share what is kept of their commands. A saved profile is one account, also with a new
 * key; undefined: the only one of this machine.
 */
export function accountOf({ apiKey: { value, source }, profile }: Config): string | undefined {
  if (value === null) return undefined;
  if (source === 'config' && profile.value !== null) return profile.value;
  return createHash('sha256').update(value).digest('hex');
}
