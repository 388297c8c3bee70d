import { isAscii } from './is-plain.ts';

const combiningMark = /\p{M}/gu;

/** Compatibility forms unified, lower case, without accents: what texts are compared by, never printed. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(combiningMark, '').replace(/ß/g, 'ss');
}
