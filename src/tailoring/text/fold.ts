const combiningMark = /\p{M}/gu;
/** ASCII, and the dashes, quotes and the euro sign of print, change nothing but their case. */
const changes = /[^\0-\x7f\u2010\u2012-\u2016\u2018-\u2023\u2027\u20ac]/;

/** Compatibility forms unified, lower case, without accents: what texts are compared by, never printed. */
export function fold(text: string): string {
  if (!changes.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(combiningMark, '').replace(/ß/g, 'ss');
}
