/** FNV-1a over UTF-16 units, as a signed 32-bit integer: distinguishes texts, but is not a security measure. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}
