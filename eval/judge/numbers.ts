/** Mean of what is there; null when nothing is. */
export function mean(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null);
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length;
}

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

/** P(higher > lower) with half the ties; null when a side is empty. */
export function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number | null {
  return mean(higher.flatMap((one) => lower.map((other) => (Math.sign(one - other) + 1) / 2)));
}
