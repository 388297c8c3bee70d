import { shownKeyLength } from '../contract/identifiers.ts';

/** A secret told by its beginning, as lists of keys tell it. */
export function maskedSecret(secret: string): string {
  return `${secret.slice(0, Math.min(shownKeyLength, secret.length / 2))}…`;
}
