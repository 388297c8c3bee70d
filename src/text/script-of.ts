export type Script = 'Latin' | 'Han' | 'Kana' | 'Hangul' | 'Hebrew' | 'Arabic' | 'Cyrillic';

/** Blocks of letters beyond ASCII by their first and last code unit; what lies between two blocks is no letter that counts. */
const blocks: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0xc0, 0xd6, 'Latin'],
  [0xd8, 0xf6, 'Latin'],
  [0xf8, 0x24f, 'Latin'],
  [0x400, 0x4ff, 'Cyrillic'],
  [0x5d0, 0x5ea, 'Hebrew'],
  [0x620, 0x64a, 'Arabic'],
  [0x66e, 0x6d3, 'Arabic'],
  [0x1100, 0x11ff, 'Hangul'],
  [0x1e00, 0x1eff, 'Latin'],
  [0x3041, 0x3096, 'Kana'],
  [0x30a1, 0x30fa, 'Kana'],
  [0x3400, 0x4dbf, 'Han'],
  [0x4e00, 0x9fff, 'Han'],
  [0xac00, 0xd7a3, 'Hangul'],
  [0xf900, 0xfaff, 'Han'],
];

/** The script of the letter that a UTF-16 code unit is, or null where it is none of these. */
export function scriptOf(unit: number): Script | null {
  if (unit < 0x80) return isAsciiLetter(unit) ? 'Latin' : null;
  // Asked for each character of a text: an index is many times faster than an iterator.
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (block === undefined || unit < block[0]) return null;
    if (unit <= block[1]) return block[2];
  }
  return null;
}

function isAsciiLetter(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a);
}
