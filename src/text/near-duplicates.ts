import { hashOf } from './hash.ts';

/** Words in a row that are compared as one. */
const wordsTogether = 4;
/** So many of them stand for a text; of a shorter one all. */
const sketchSize = 160;
/** Texts that share so much of what either has say the same. */
const leastShared = 0.8;
/** More hashes than these that only one of both has are too many. */
const maxApart = Math.round((1 - leastShared) * sketchSize);

/**
 * For each text the first one before it that says nearly the same in the same words, null where there is none: the
 * posting that a board printed again with another date. By sketches of the smallest hashes (Broder, "On the resemblance
 * and containment of documents", 1997).
 */
export function nearDuplicates(texts: readonly string[]): readonly (number | null)[] {
  const sketches = texts.map(sketchOf);
  const firsts: number[] = [];
  return sketches.map((sketch, index) => {
    const same = firsts.find((first) => saysTheSame(sketches[first] as Uint32Array, sketch));
    if (same !== undefined) return same;
    firsts.push(index);
    return null;
  });
}

const han = /\p{Script=Han}/u;

/** Ascending. */
function sketchOf(text: string): Uint32Array {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // Chinese is written without spaces: there a character is a word.
  const units = han.test(text) ? words.flatMap((word) => (han.test(word) ? [...word] : [word])) : words;
  const hashes = new Set<number>();
  const last = Math.max(1, units.length - wordsTogether + 1);
  for (let start = 0; start < last; start += 1) {
    hashes.add(hashOf(units.slice(start, start + wordsTogether).join(' ')));
  }
  return Uint32Array.from(hashes).sort().slice(0, sketchSize);
}

/** Whether both have most of the smallest hashes of both together. Every pair of a thousand texts is compared. */
function saysTheSame(first: Uint32Array, second: Uint32Array): boolean {
  let [one, other, union, shared] = [0, 0, 0, 0];
  for (; union < sketchSize && (one < first.length || other < second.length); union += 1) {
    const mine = first[one] ?? Number.POSITIVE_INFINITY;
    const theirs = second[other] ?? Number.POSITIVE_INFINITY;
    if (mine === theirs) shared += 1;
    // No later match makes up for so many.
    else if (union + 1 - shared > maxApart) return false;
    if (mine <= theirs) one += 1;
    if (theirs <= mine) other += 1;
  }
  return shared / union >= leastShared;
}
