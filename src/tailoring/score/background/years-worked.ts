import { type DateRange, type PartialDate, parseDate } from '../../../contract/dates.ts';
import type { ResumeModel } from '../../resume/resume-model.ts';
import { type RoleFactors, relatedJobs } from '../role/role-factors.ts';

/** Whole years of the union of the related jobs, open ones counted up to `asOf` (YYYY-MM-DD). */
export function relatedYears(model: ResumeModel, factors: RoleFactors, asOf: string): number {
  const ranges = relatedJobs(model, factors).map(({ dates }) => dates);
  return Math.floor(monthsWorked(ranges, asOf) / 12);
}

/** [start, end) in months since year 0. */
interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Months of the union of the ranges, open ones counted up to `asOf` (YYYY-MM-DD). */
export function monthsWorked(ranges: readonly DateRange[], asOf: string): number {
  const today = parseDate(asOf);
  const now = today ? firstMonth(today) : 0;
  return monthsCovered(ranges.flatMap((dates) => interval(dates, now)));
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
