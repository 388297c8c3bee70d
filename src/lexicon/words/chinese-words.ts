import { lazy } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

/** Frequent words with the binary logarithm of their count in jieba's dictionary. */
const frequencies = lazy((): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const [frequency, words = ''] of packedRows('chinese-frequencies')) {
    for (const word of itemsIn(words)) found.set(word, Number(frequency));
  }
  return found;
});

/** In characters. */
const longest = 4;
/** The binary logarithm of all counts of the dictionary. */
const ofAll = 26;
/** That of a character alone, or of an unknown word of one character. */
const ofCharacter = 10;

/**
 * Divides Chinese text into the most probable words.
 * @returns for each place in the text and its end, 1 if a word begins or ends there
 */
export function chineseWordEdges(text: string): Uint8Array {
  const cost = new Int32Array(text.length + 1).fill(ofAll * (text.length + 1));
  const from = new Int32Array(text.length + 1);
  cost[0] = 0;
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= Math.min(text.length, start + longest); end += 1) {
      const frequency = frequencies().get(text.slice(start, end)) ?? (end === start + 1 ? ofCharacter : null);
      if (frequency === null) continue;
      const sum = (cost[start] as number) + ofAll - frequency;
      if (sum >= (cost[end] as number)) continue;
      cost[end] = sum;
      from[end] = start;
    }
  }
  const edges = new Uint8Array(text.length + 1);
  for (let at = text.length; at > 0; at = from[at] as number) edges[at] = 1;
  edges[0] = 1;
  return edges;
}
