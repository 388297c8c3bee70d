import { type DateRange, type PartialDate, parseDate } from '../../../contract/resume/dates.ts';
import type { ResumeModel } from '../../resume/resume-model.ts';
import { type RoleFactors, relatedJobs } from '../role/role-factors.ts';

/** Whole years covered by the related jobs, counting current ones up to `asOf` (YYYY-MM-DD). */
export function relatedYears(model: ResumeModel, factors: RoleFactors, asOf: string): number {
  const ranges = relatedJobs(model, factors).map(({ dates }) => dates);
  return Math.floor(monthsWorked(ranges, asOf) / 12);
}

/** [start, end) in months since year 0. */
interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Months covered by the ranges, counting open ones up to `asOf` (YYYY-MM-DD) and overlaps once. */
export function monthsWorked(ranges: readonly DateRange[], asOf: string): number {
  const today = parseDate(asOf);
  const now = today ? firstMonth(today) : 0;
  return monthsCovered(ranges.flatMap((dates) => interval(dates, now)));
}

function firstMonth({ year, month }: PartialDate): number {
  return year * 12 + (month ?? 1) - 1;
}

/** An end month is included; an end year without a month counts only up to its start. */
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
