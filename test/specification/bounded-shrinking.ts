/**
 * Bounds the search for a smaller counterexample without a clock: after the first failure only so many
 * more are tried, and the smallest of them is told.
 */
export function boundedShrinking<Args extends readonly unknown[]>(
  property: (...args: Args) => Promise<void>,
  furtherTries: number,
): (...args: Args) => Promise<void> {
  let left = Number.POSITIVE_INFINITY;
  return async (...args) => {
    if (left <= 0) return;
    left -= 1;
    try {
      await property(...args);
    } catch (error) {
      left = Math.min(left, furtherTries);
      throw error;
    }
  };
}
