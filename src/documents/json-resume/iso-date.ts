import type { PartialDate } from '../../contract/date-range.ts';

/** What JSON Resume takes for a date. Source: its published schema, `iso8601`. */
const isoDatePattern = /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/;

/** The date as JSON Resume writes it; null for one that it would refuse. */
export function isoDate({ year, month, day }: PartialDate): string | null {
  const two = (part: number) => String(part).padStart(2, '0');
  const parts = [String(year).padStart(4, '0')];
  if (month !== undefined) parts.push(two(month));
  if (month !== undefined && day !== undefined) parts.push(two(day));
  const text = parts.join('-');
  return isoDatePattern.test(text) ? text : null;
}
