import { closingNouns } from './stop-words.ts';

/** Whether a word of talk is a part of a name where it stands: "monitoring of anaesthesia", "inventory reports". */
export function joinsName(key: string, index: number, count: number): boolean {
  if (index === 0) return false;
  return index === count - 1 ? closingNouns.has(key) : key === 'of';
}
