/** Whole numbers that add up to the rounded sum: of those that are cut, the largest remainders are rounded up. */
export function roundTogether(amounts: readonly number[]): readonly number[] {
  const whole = amounts.map(Math.floor);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const missing = Math.round(sum) - whole.reduce((total, amount) => total + amount, 0);
  const remainders = amounts.map((amount, place) => ({ place, remainder: amount - Math.floor(amount) }));
  const largest = remainders.toSorted((one, other) => other.remainder - one.remainder).slice(0, missing);
  const raised = new Set(largest.map(({ place }) => place));
  return whole.map((amount, place) => amount + (raised.has(place) ? 1 : 0));
}
