import { monthsWorked } from '../../score/background/months-worked.ts';
import type { PlanInput } from '../plan-input.ts';

/** From so many years of work on a second page is usual. */
const yearsOfTwoPages = 8;
/** An academic CV lists what was published and is as long as that takes. */
const academicPublications = 3;

/** How many pages the resume may fill: one or two by the years of work, any number for an academic CV. */
export function pageBudget({ base, model, asOf }: Pick<PlanInput, 'base' | 'model' | 'asOf'>): number {
  const { visible, items } = base.sections.publications;
  if (visible && items.filter((item) => item.visible).length >= academicPublications)
    return Number.POSITIVE_INFINITY;
  const ranges = model.entries.filter(({ section }) => section === 'experience').map(({ dates }) => dates);
  // A job without dates may have lasted for decades.
  const isDated = ranges.every(({ start, end }) => start && end);
  return isDated && monthsWorked(ranges, asOf) < 12 * yearsOfTwoPages ? 1 : 2;
}
