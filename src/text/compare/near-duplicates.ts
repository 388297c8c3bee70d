import { hashOf } from '../../values/hash.ts';

/** Consecutive words that are hashed together. */
const wordsTogether = 4;
/** Hashes that represent a text; a shorter text is represented by all of its hashes. */
const sketchSize = 160;
/** Minimum share of common hashes for duplicates. */
const minShared = 0.8;
/** Maximum number of hashes that only one of two duplicates has. */
const maxUnshared = Math.round((1 - minShared) * sketchSize);

/**
 * For each text the first earlier one with nearly the same words, null if there is none: a posting that a board
 * published again with another date. By sketches of the smallest hashes (Broder, "On the resemblance and containment of
 * documents", 1997).
 */
export function nearDuplicates(texts: readonly string[]): readonly (number | null)[] {
  const sketches = texts.map(sketchOf);
  const firsts: number[] = [];
  return sketches.map((sketch, index) => {
    const same = firsts.find((first) => areNearDuplicates(sketches[first] as Uint32Array, sketch));
    if (same !== undefined) return same;
    firsts.push(index);
    return null;
  });
}

const han = /\p{Script=Han}/u;

/** Sorted in ascending order. */
function sketchOf(text: string): Uint32Array {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // Chinese has no blanks, so each character is a word.
  const units = han.test(text) ? words.flatMap((word) => (han.test(word) ? [...word] : [word])) : words;
  const hashes = new Set<number>();
  const last = Math.max(1, units.length - wordsTogether + 1);
  for (let start = 0; start < last; start += 1) {
    hashes.add(hashOf(units.slice(start, start + wordsTogether).join(' ')));
  }
  return Uint32Array.from(hashes).sort().slice(0, sketchSize);
}

/** True if both have most of the smallest hashes of their union. Runs for every pair of a thousand texts. */
function areNearDuplicates(first: Uint32Array, second: Uint32Array): boolean {
  let [one, other, union, shared] = [0, 0, 0, 0];
  for (; union < sketchSize && (one < first.length || other < second.length); union += 1) {
    const mine = first[one] ?? Number.POSITIVE_INFINITY;
    const theirs = second[other] ?? Number.POSITIVE_INFINITY;
    if (mine === theirs) shared += 1;
    // Too many differ already, whatever follows.
    else if (union + 1 - shared > maxUnshared) return false;
    if (mine <= theirs) one += 1;
    if (theirs <= mine) other += 1;
  }
  return shared / union >= minShared;
}
