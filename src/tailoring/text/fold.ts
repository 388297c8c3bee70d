const combiningMark = /\p{M}/gu;
const nonAscii = /[^\0-\x7f]/;

/** Compatibility forms unified, lower case, without accents: what texts are compared by, never printed. */
export function fold(text: string): string {
  if (!nonAscii.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(combiningMark, '').replace(/ß/g, 'ss');
}
