import type { Component, Deduction, Dials, Knockout } from '../../../contract/score.ts';
import { type Dial, dialPoints } from './components.ts';

/** Without a mandatory licence a resume is no strong match. */
export const licenceCap = 69;

/** The score and what it is made of: `ats_score` is the sum of the dials less the deductions. */
export interface Total {
  readonly score: number;
  readonly dials: Dials;
  readonly deductions: Deduction[];
}

/** The one place where parts become a score. All are whole numbers, so that nothing is rounded later. */
export function totalOf(components: readonly Component[], knockouts: readonly Knockout[]): Total {
  const dial = (id: Dial) => ({ points: earnedIn(components, id), of: dialPoints[id] });
  const dials = { fit: dial('fit'), presentation: dial('presentation') };
  const sum = dials.fit.points + dials.presentation.points;
  const deductions = deductionsFrom(sum, knockouts);
  return { score: sum - deductions.reduce((all, { points }) => all + points, 0), dials, deductions };
}

function earnedIn(components: readonly Component[], id: Dial): number {
  return components.reduce((sum, { dial, earned = 0 }) => sum + (dial === id ? earned : 0), 0);
}

function deductionsFrom(sum: number, knockouts: readonly Knockout[]): Deduction[] {
  const terms = knockouts.filter(({ type, met }) => type === 'licence' && !met).map(({ term }) => term);
  const points = sum - licenceCap;
  return terms.length > 0 && points > 0 ? [{ code: 'missing_licence', terms, points }] : [];
}
