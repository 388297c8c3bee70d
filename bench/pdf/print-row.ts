export interface Target {
  readonly unit: string;
  readonly min?: number;
  readonly max?: number;
}

/** `WASM: one PDF, median      25.4 ms   at most 30     met` */
export function printRow(name: string, value: number, { unit, min, max }: Target): void {
  const bound = min === undefined ? `at most ${max}` : `at least ${min}`;
  const isMet = value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
  const shown = `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`;
  const target =
    min === undefined && max === undefined ? '' : `${bound.padEnd(14)} ${isMet ? 'met' : 'MISSED'}`;
  console.log(`${name.padEnd(34)} ${shown.padStart(10)}   ${target}`.trimEnd());
}
