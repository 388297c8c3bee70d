import type { Report } from '../../contract/report.ts';
import type { Component, Deduction, Score } from '../../contract/score.ts';

/* What a score adds up from, ready to be shown. Nothing is rounded here: the formula gives whole points. */

/** Points of one resume, or of the base and of what was made from it. */
export interface Points {
  readonly before?: number;
  readonly after: number;
}

export interface DialPoints extends Points {
  readonly of: number;
}

export interface ScoreSum {
  readonly fit: DialPoints;
  readonly presentation: DialPoints;
  readonly deductions: readonly (Points & { readonly reason: string })[];
  readonly score: Points;
}

/** Null for scores of earlier versions, which do not add up from their parts. */
export function sumOfScore({ dials, deductions = [], ats_score }: Score): ScoreSum | null {
  if (!dials) return null;
  const { fit, presentation } = dials;
  return {
    fit: { after: fit.points, of: fit.of },
    presentation: { after: presentation.points, of: presentation.of },
    deductions: deductions.map((deduction) => ({
      after: deduction.points,
      reason: deductionReason(deduction),
    })),
    score: { after: ats_score },
  };
}

/** The same of a report or a preview. */
export function sumOfMove({
  fit,
  presentation,
  deductions = [],
  before,
  after,
}: Report['score']): ScoreSum | null {
  if (!(fit && presentation)) return null;
  return {
    fit,
    presentation,
    deductions: deductions.map((deduction) => ({
      ...{ before: deduction.before, after: deduction.after },
      reason: deductionReason(deduction),
    })),
    score: { before, after },
  };
}

function deductionReason({ code, terms }: Pick<Deduction, 'code' | 'terms'>): string {
  const reasons: Readonly<Record<Deduction['code'], string>> = {
    missing_licence: `without ${terms.join(', ')}`,
  };
  return reasons[code];
}

/** `14 → 19`; `14` where nothing came of it, or where there is no before. */
export function pointsText({ before, after }: Points): string {
  return before === undefined || before === after ? String(after) : `${before} → ${after}`;
}

/** `Fit 52 of 75 + Presentation 14 → 19 of 25 - 2 (without RN license)` */
export function sumText({ fit, presentation, deductions }: ScoreSum): string {
  const dials = [
    `Fit ${pointsText(fit)} of ${fit.of}`,
    `Presentation ${pointsText(presentation)} of ${presentation.of}`,
  ];
  const less = deductions.map((deduction) => ` - ${pointsText(deduction)} (${deduction.reason})`);
  return dials.join(' + ') + less.join('');
}

export const dialLabels = {
  fit: { name: 'Fit', meaning: 'what your resume proves' },
  presentation: { name: 'Presentation', meaning: 'how well it shows it' },
} as const;

/** The parts of one dial that the posting asks for. */
export function partsOf(
  components: readonly Component[],
  dial: NonNullable<Component['dial']>,
): readonly Component[] {
  return components.filter((component) => component.dial === dial && component.applicable);
}

/** Of scores of earlier versions: the bars do not add up to the score, and nobody should have to wonder why. */
export function togetherText(asked: readonly Component[]): string {
  const most = asked.reduce((sum, { points }) => sum + points, 0);
  const reached = asked.reduce((sum, { points, value }) => sum + points * value, 0);
  return `Together ${reached.toFixed(1)} of ${most.toFixed(1)} points. The score follows from these points on a fixed scale; it is lower if less than half of the requirements is shown.`;
}
