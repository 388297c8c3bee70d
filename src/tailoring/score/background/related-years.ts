import type { DateRange, PartialDate } from '../../../contract/date-range.ts';
import { parseDate } from '../../../contract/date-range.ts';
import type { ResumeModel } from '../../resume/resume-model.ts';
import { isRelated, type RoleFactors } from '../role/role-factors.ts';

/** [start, end) in months since year 0. */
interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Whole years of the union of the related jobs, open ones counted up to `asOf` (YYYY-MM-DD). */
export function relatedYears(model: ResumeModel, { relevance }: RoleFactors, asOf: string): number {
  const today = parseDate(asOf);
  const now = today ? firstMonth(today) : 0;
  const intervals = model.entries
    .filter(({ section, path }) => section === 'experience' && isRelated(relevance.get(path)))
    .flatMap(({ dates }) => interval(dates, now));
  return Math.floor(monthsCovered(intervals) / 12);
}

function firstMonth({ year, month }: PartialDate): number {
  return year * 12 + (month ?? 1) - 1;
}

/** A last month that is named was worked; a year alone proves only its beginning. */
function interval({ start, end }: DateRange, now: number): Interval[] {
  if (!start || !end) return [];
  const first = firstMonth(start);
  const named = end === 'present' ? now : firstMonth(end) + (end.month === undefined ? 0 : 1);
  const last = Math.min(named, now);
  return last > first ? [{ start: first, end: last }] : [];
}

function monthsCovered(intervals: readonly Interval[]): number {
  let months = 0;
  let covered = 0;
  for (const { start, end } of [...intervals].sort((a, b) => a.start - b.start)) {
    months += Math.max(0, end - Math.max(start, covered));
    covered = Math.max(covered, end);
  }
  return months;
}
