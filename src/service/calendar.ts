/* All times in UTC, milliseconds since 1970. A billing cycle is a calendar month; a week starts on Monday. */

const millisecondsPerDay = 86_400_000;

export function cycleStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** The start of the next cycle. */
export function cycleEnd(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

export function weekStart(now: number): number {
  const date = new Date(now);
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  return midnight - daysSinceMonday * millisecondsPerDay;
}

/** YYYY-MM-DD. */
export function utcDate(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
