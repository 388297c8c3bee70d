/** Words in a row that are compared as one. */
const wordsTogether = 4;
/** So many of them stand for a text; of a shorter one all. */
const sketchSize = 160;
/** Texts that share so much of what either has say the same. */
const leastShared = 0.8;

/**
 * For each text the first one before it that says nearly the same in the same words, null where there is none: the
 * posting that a board printed again with another date. By sketches of the smallest hashes (Broder, "On the resemblance
 * and containment of documents", 1997).
 */
export function nearDuplicates(texts: readonly string[]): readonly (number | null)[] {
  const sketches = texts.map(sketchOf);
  const firsts: number[] = [];
  return sketches.map((sketch, index) => {
    const same = firsts.find((first) => resemblance(sketches[first] ?? [], sketch) >= leastShared);
    if (same !== undefined) return same;
    firsts.push(index);
    return null;
  });
}

/** Ascending. */
function sketchOf(text: string): readonly number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // Chinese is written without spaces: there a character is a word.
  const units = words.flatMap((word) => (/\p{Script=Han}/u.test(word) ? [...word] : [word]));
  const hashes = new Set<number>();
  const last = Math.max(1, units.length - wordsTogether + 1);
  for (let start = 0; start < last; start += 1) {
    hashes.add(hashOf(units.slice(start, start + wordsTogether).join(' ')));
  }
  return [...hashes].sort((a, b) => a - b).slice(0, sketchSize);
}

/** Of the smallest hashes of both together, the share that both have. */
function resemblance(first: readonly number[], second: readonly number[]): number {
  const others = new Set(second);
  const union = [...new Set([...first, ...second])].sort((a, b) => a - b).slice(0, sketchSize);
  const mine = new Set(first);
  const shared = union.filter((hash) => mine.has(hash) && others.has(hash)).length;
  return union.length === 0 ? 1 : shared / union.length;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
