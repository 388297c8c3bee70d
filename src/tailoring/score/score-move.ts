import type { Report } from '../../contract/report.ts';
import type { Dials } from '../../contract/score.ts';
import type { CountedScore } from './score-resume.ts';

type Move = Report['score'];
type ScoreMove = Move & {
  readonly [Part in 'fit' | 'presentation' | 'deductions']: NonNullable<Move[Part]>;
};

/** What became of the score, dial by dial and deduction by deduction: before and after add up alike. */
export function scoreMove(before: CountedScore, after: CountedScore): ScoreMove {
  const dial = (id: keyof Dials) => ({
    before: before.dials[id].points,
    after: after.dials[id].points,
    of: after.dials[id].of,
  });
  return {
    before: before.ats_score,
    after: after.ats_score,
    ceiling: Math.max(before.ceiling, after.ats_score),
    fit: dial('fit'),
    presentation: dial('presentation'),
    deductions: deductionsOf(before, after),
  };
}

function deductionsOf(before: CountedScore, after: CountedScore): ScoreMove['deductions'] {
  const all = [...after.deductions, ...before.deductions];
  const first = all.filter(({ code }, place) => all.findIndex((other) => other.code === code) === place);
  const pointsIn = (score: CountedScore, code: string) =>
    score.deductions.find((deduction) => deduction.code === code)?.points ?? 0;
  return first.map(({ code, terms }) => ({
    ...{ code, terms },
    ...{ before: pointsIn(before, code), after: pointsIn(after, code) },
  }));
}
