/** What rows and all that is made of them take beside the long values, roughly. */
const bytesPerRow = 1000;

export function bytesInRows(rows: readonly unknown[]): number {
  let sum = bytesPerRow;
  for (const row of rows) {
    sum += bytesPerRow;
    for (const value of Object.values(row as object)) {
      if (typeof value === 'string' || value instanceof Uint8Array) sum += value.length;
    }
  }
  return sum;
}
