export interface Target {
  readonly unit: string;
  readonly least?: number;
  readonly most?: number;
}

/** `WASM: one PDF, median      25.4 ms   at most 30     met` */
export function printRow(name: string, value: number, { unit, least, most }: Target): void {
  const bound = least === undefined ? `at most ${most}` : `at least ${least}`;
  const isMet = value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY);
  const shown = `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`;
  const target =
    least === undefined && most === undefined ? '' : `${bound.padEnd(14)} ${isMet ? 'met' : 'MISSED'}`;
  console.log(`${name.padEnd(34)} ${shown.padStart(10)}   ${target}`.trimEnd());
}
