/** Mean of the values that are not null; null if there are none. */
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

/** P(higher > lower), with ties counted as half; null if a side is empty. */
export function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number | null {
  return mean(higher.flatMap((one) => lower.map((other) => (Math.sign(one - other) + 1) / 2)));
}

/** Spearman's rank correlation; null if all values of a side are equal. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number | null {
  const [first, second] = [centered(ranksOf(one)), centered(ranksOf(other))];
  const product = first.reduce((sum, value, index) => sum + value * (second[index] ?? 0), 0);
  const lengths = Math.hypot(...first) * Math.hypot(...second);
  return lengths === 0 ? null : product / lengths;
}

/** Ranks from 1; equal values get the mean of their ranks. */
function ranksOf(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

function centered(values: readonly number[]): readonly number[] {
  const middle = mean(values) ?? 0;
  return values.map((value) => value - middle);
}
