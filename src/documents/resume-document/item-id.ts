import { createHash } from 'node:crypto';
import { itemIdPattern } from '../../contract/resume-document.ts';

const idLength = 24;
const pattern = new RegExp(itemIdPattern);

/** A cuid2-shaped id that depends on nothing but the item's base path and its text. */
export function itemId(path: string, text: string): string {
  const digest = createHash('sha256').update(path).update('\n').update(text).digest('hex');
  const digits = BigInt(`0x${digest}`).toString(36).padStart(idLength, '0');
  // The first character must be a letter.
  return `r${digits.slice(-idLength + 1)}`;
}

export function isItemId(id: unknown): id is string {
  return typeof id === 'string' && pattern.test(id);
}
