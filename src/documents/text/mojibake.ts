/** What Windows shows for the bytes 80 to 9F, in their order. */
const shownFor = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const byteOf: ReadonlyMap<string, number> = new Map(
  [...shownFor].map((letter, index) => [letter, 0x80 + index]),
);

/** Letters with accents, and the signs that typesetters use: dashes, quotation marks, dots. */
const garbled = /[ÂÃ][\u0080-\u00BF]|â€[\u0080-\u00BF\u0152-\u0178\u02C6\u02DC\u2013-\u2122]/g;
/** A hard blank, and a wide sign between words, of which the last byte was lost. */
const lostBlank = /(?<=[\p{Ll}\p{P}\s])Â(?=\s|$)/gu;
const lostSign = /(?<=\s)ï¼(?=\s)/g;

/** `FranÃ§ais â€“ Deutsch` → `Français – Deutsch`: UTF-8 that a program read as Windows' own letters. */
export function withoutMojibake(text: string): string {
  if (!/[ÂÃâï]/.test(text)) return text;
  const read = text.replace(garbled, decoded);
  // What was garbled twice is read twice.
  if (read !== text) return withoutMojibake(read);
  return read.replace(lostBlank, '').replace(lostSign, '–');
}

function decoded(letters: string): string {
  const bytes = [...letters].map((letter) => byteOf.get(letter) ?? letter.charCodeAt(0));
  const text = new TextDecoder().decode(new Uint8Array(bytes));
  return text.includes('\uFFFD') ? letters : text;
}
