import type { ResumeModel } from '../../resume/resume-model.ts';
import { isRelated, type RoleFactors } from '../role/role-factors.ts';
import { monthsWorked } from './months-worked.ts';

/** Whole years of the union of the related jobs, open ones counted up to `asOf` (YYYY-MM-DD). */
export function relatedYears({ entries }: ResumeModel, { relevance }: RoleFactors, asOf: string): number {
  const related = entries.filter(
    ({ section, path }) => section === 'experience' && isRelated(relevance.get(path)),
  );
  const ranges = related.map(({ dates }) => dates);
  return Math.floor(monthsWorked(ranges, asOf) / 12);
}
