import { neededWords } from './needed-words.ts';

/** In UTF-16 units: what stands in a text is first looked up by so many. */
const keyLength = 3;
const keys = 1 << 13;
/** As many patterns as there are bits in a whole number that stays small. */
const maxPatterns = 30;

/** Says of a text which of the patterns may match in it: a bit for each, in their order. */
export type Sieve = (text: string) => number;

/**
 * One pass over a text in place of a search for each pattern: rules are many, and most texts have none of the words that a rule
 * cannot do without. The patterns are case-sensitive.
 */
export function wordSieve(sources: readonly string[]): Sieve {
  if (sources.length > maxPatterns) throw new Error(`A sieve has at most ${maxPatterns} patterns.`);
  const masks = new Map<string, number>();
  let always = 0;
  for (const [index, source] of sources.entries()) {
    const words = neededWords(source);
    if (words === null) always |= 1 << index;
    else for (const word of words) masks.set(word, (masks.get(word) ?? 0) | (1 << index));
  }
  const short = [...masks].filter(([word]) => word.length < keyLength);
  const long = [...masks].filter(([word]) => word.length >= keyLength);
  // Words with one key follow each other; the last is followed by 0.
  const first = new Uint16Array(keys);
  const next = new Uint16Array(long.length + 1);
  const words = ['', ...long.map(([word]) => word)];
  const bits = Int32Array.of(0, ...long.map(([, mask]) => mask));
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] as string;
    const key = keyOf(word.charCodeAt(0), word.charCodeAt(1), word.charCodeAt(2));
    next[index] = first[key] as number;
    first[key] = index;
  }
  const all = 2 ** sources.length - 1;
  return (text) => {
    let found = always;
    for (const [word, mask] of short) if ((mask & ~found) !== 0 && text.includes(word)) found |= mask;
    const last = text.length - keyLength;
    let one = 0;
    let two = text.charCodeAt(0);
    let three = text.charCodeAt(1);
    for (let at = 0; at <= last; at += 1) {
      one = two;
      two = three;
      three = text.charCodeAt(at + 2);
      let index = first[keyOf(one, two, three)] as number;
      for (; index !== 0; index = next[index] as number) {
        const mask = bits[index] as number;
        if ((mask & ~found) !== 0 && standsAt(text, at, words[index] as string)) found |= mask;
      }
      if (found === all) break;
    }
    return found;
  };
}

/** As `startsWith`, which takes longer than to see that two texts differ. */
function standsAt(text: string, at: number, word: string): boolean {
  if (at + word.length > text.length) return false;
  for (let step = word.length - 1; step >= 0; step -= 1)
    if (text.charCodeAt(at + step) !== word.charCodeAt(step)) return false;
  return true;
}

function keyOf(one: number, two: number, three: number): number {
  const key = (one << 10) ^ (two << 5) ^ three;
  return (key ^ (key >> 13)) & (keys - 1);
}
