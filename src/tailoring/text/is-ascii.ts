const other = /[^\0-\x7f]/;

export function isAscii(text: string): boolean {
  return !other.test(text);
}
