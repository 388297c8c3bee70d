type Point = readonly [raw: number, calibrated: number];

/** Monotone, so that it changes no order; fitted on the labelled pairs of some 150 professions, never on one. */
const table: readonly Point[] = [
  [0, 0],
  [3, 8],
  [8, 22],
  [15, 37],
  [30, 47],
  [45, 57],
  [55, 67],
  [65, 73],
  [80, 80],
  [90, 84],
  [97, 91],
  [100, 100],
];

/** From the formula's 0 to 100 to the score that is shown: straight lines between the points. */
export function calibrate(raw: number): number {
  const upper = table.findIndex(([point]) => point >= raw);
  const [high, low] = [table[upper], table[upper - 1]];
  if (!high) return 100;
  if (!low) return high[1];
  return low[1] + ((raw - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
