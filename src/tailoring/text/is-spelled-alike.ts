import { fold } from './fold.ts';

/**
 * Keys bring `company` and `companies` together, and with them `cardiology` and `cardiologie`: good for finding, but
 * as spellings these belong to two languages. Of two words with one key: whether one may stand for the other.
 */
export function isSpelledAlike(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return !(isSingular(a, b) || isSingular(b, a));
}

function isSingular(french: string, english: string): boolean {
  return french.endsWith('ie') && english.endsWith('y');
}
