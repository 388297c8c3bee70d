import { timingSafeEqual } from 'node:crypto';

/** Takes as long for a near miss as for a wild guess. */
export function isSameSecret(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
