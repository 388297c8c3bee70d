/** `npm run test:all` asks for it: as many repetitions as a promise deserves, instead of as many as show it. */
export const isLong = process.env['TEST_LENGTH'] === 'long';

/** How often something is repeated, or how long: in the usual run, and in the long one. */
export function runs(short: number, long: number): number {
  return isLong ? long : short;
}

/** All of them in the long run, else so many, spread over the whole list. The first and the last are among them. */
export function sample<Item>(items: readonly Item[], short: number): readonly Item[] {
  if (isLong || items.length <= short) return items;
  const step = (items.length - 1) / Math.max(short - 1, 1);
  return Array.from({ length: short }, (_, index) => items[Math.round(index * step)] as Item);
}

/** Whatever is random in a test comes from this number. TEST_SEED=… asks something else. */
export const seed = Number(process.env['TEST_SEED'] ?? 20_261_121);
