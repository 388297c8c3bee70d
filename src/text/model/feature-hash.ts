/*
 * A feature is the slot of a table: the number of its template and the hashes of the words that fill it, mixed. No text is
 * built for any of the tens of thousands that a posting has.
 */

const bits = 18;
export const tableSize = 1 << bits;

/** FNV-1a over UTF-16 units, as a signed 32-bit integer. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/** The slot of a template filled with one or two values. */
export function slotOf(template: number, value: number, other = 0): number {
  let hash = Math.imul(template + 1, 0x9e3779b1) ^ value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) + Math.imul(other, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & (tableSize - 1);
}
