/** More ranges than any answer needs for one item. */
const maxRanges = 60;

/**
 * The places of lines, from 0 and in the order of the file, that numbers name: `8`, `8-9` or `8,10-12`, from 1.
 * @returns null if a number is unknown
 */
export function placesNamed(numbers: string, count: number): readonly number[] | null {
  const places = new Set<number>();
  for (const range of numbers.split(',', maxRanges)) {
    const [, first, last] = /^\s?(\d{1,5})(?:\s?[-–]\s?(\d{1,5}))?\s?$/.exec(range) ?? [];
    if (first === undefined) continue;
    const [from, to] = [Number(first), Number(last ?? first)];
    if (from < 1 || to > count) return null;
    // All lines are named already if so many are.
    for (let number = from; number <= to && places.size < count; number += 1) places.add(number - 1);
  }
  return [...places].sort((one, other) => one - other);
}
