type Point = readonly [coverage: number, value: number];

/**
 * Nobody shows a whole list of requirements: half of it is most of the way. It rises everywhere, so what is shown besides
 * always counts, and at four fifths it gives enough of the points for the musts to make 50 ({@link componentsOf}).
 */
const points: readonly Point[] = [
  [0, 0],
  [0.4, 0.65],
  [0.8, 0.95],
  [1, 1],
];

/** From the share of the requirements that is shown to the share of the points: straight lines between the points. */
export function onScale(coverage: number): number {
  const above = points.findIndex(([point]) => point >= coverage);
  const [high, low] = [points[above], points[above - 1]];
  if (!high) return 1;
  if (!low) return high[1];
  return low[1] + ((coverage - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
