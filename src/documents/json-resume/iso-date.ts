import type { PartialDate } from '../../contract/dates.ts';

/** What JSON Resume takes for a date, in months and days that there are. Source: its published schema, `iso8601`. */
const isoDatePattern = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** The date as JSON Resume writes it; null for one that it would refuse. */
export function isoDate({ year, month, day }: PartialDate): string | null {
  const two = (part: number) => String(part).padStart(2, '0');
  const parts = [String(year).padStart(4, '0')];
  if (month !== undefined) parts.push(two(month));
  if (month !== undefined && day !== undefined) parts.push(two(day));
  const text = parts.join('-');
  return isIsoDate(text) ? text : null;
}

export function isIsoDate(text: string): boolean {
  return isoDatePattern.test(text);
}
