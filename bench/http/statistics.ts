export function median(numbers: readonly number[]): number {
  return percentile(sorted(numbers), 0.5);
}

export function sorted(numbers: readonly number[]): readonly number[] {
  return Float64Array.from(numbers).sort() as unknown as readonly number[];
}

/** @param ordered numbers in ascending order */
export function percentile(ordered: readonly number[], share: number): number {
  return ordered[Math.floor((ordered.length - 1) * share)] ?? Number.NaN;
}
