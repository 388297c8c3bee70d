/** FNV-1a over UTF-16 units, as eight hexadecimal digits: tells texts apart, protects nothing. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}
