/** The value with the greatest total weight, the first one if equal; undefined without values. */
export function commonest<Value>(
  weighed: Iterable<readonly [value: Value, weight: number]>,
): Value | undefined {
  const weights = new Map<Value, number>();
  for (const [value, weight] of weighed) weights.set(value, (weights.get(value) ?? 0) + weight);
  let most: readonly [Value, number] | undefined;
  for (const entry of weights) if (most === undefined || entry[1] > most[1]) most = entry;
  return most?.[0];
}

/** The upper one of two middle values; 0 without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
