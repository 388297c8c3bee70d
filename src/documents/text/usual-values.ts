/** The value with the greatest weight, all that is equal together; of two the first. Undefined without any. */
export function commonest<Value>(
  weighed: Iterable<readonly [value: Value, weight: number]>,
): Value | undefined {
  const weights = new Map<Value, number>();
  for (const [value, weight] of weighed) weights.set(value, (weights.get(value) ?? 0) + weight);
  let most: readonly [Value, number] | undefined;
  for (const entry of weights) if (most === undefined || entry[1] > most[1]) most = entry;
  return most?.[0];
}

/** Of an even number the greater of the two in the middle; 0 without any. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
