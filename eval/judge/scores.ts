import { finetuneLevels } from '../../src/contract/choices.ts';
import type { Grade } from '../cases/cases.ts';
import { areaUnderCurve, mean, median } from './numbers.ts';
import type { Run } from './runs.ts';

/* Figures about the ranking by scores and about the gain of tailoring. */

export interface ScoreFigures {
  readonly trapsPooled: number | null;
  readonly trapsPerPosting: number | null;
  readonly weakerPooled: number | null;
  readonly medians: Readonly<Record<Grade, number | null>>;
  /** Share of the possible gain (ceiling minus score) that `good` and `super` reach, for qualified pairs. */
  readonly uplift: number | null;
  readonly pointsGained: number | null;
  readonly falls: number;
  readonly aboveCeiling: number;
  readonly unrelatedGain: number;
}

export function scoreFigures(runs: readonly Run[]): ScoreFigures {
  const of = (grade: Grade) => scoresOf(runs, grade);
  const moves = runs.flatMap((run) => finetuneLevels.map((level) => moveOf(run, level)));
  const lifted = moves.filter(({ grade, level }) => grade === 'qualified' && level !== 'basic');
  const gained = mean(lifted.map(({ before, after }) => after - before));
  const possible = mean(lifted.map(({ before, ceiling }) => ceiling - before));
  const unrelated = moves.filter(({ grade }) => grade === 'unrelated');
  return {
    trapsPooled: areaUnderCurve(of('qualified'), of('trap')),
    trapsPerPosting: mean(perPosting(runs)),
    weakerPooled: areaUnderCurve(of('weaker'), of('trap')),
    medians: {
      unrelated: median(of('unrelated')),
      related: median(of('related')),
      trap: median(of('trap')),
      weaker: median(of('weaker')),
      qualified: median(of('qualified')),
    },
    uplift: gained === null || !possible ? null : gained / possible,
    pointsGained: gained,
    falls: moves.filter(({ before, after }) => after < before).length,
    aboveCeiling: moves.filter(({ after, ceiling }) => after > ceiling).length,
    unrelatedGain: Math.max(0, ...unrelated.map(({ before, after }) => after - before)),
  };
}

function scoresOf(runs: readonly Run[], grade: Grade): readonly number[] {
  return runs.filter((run) => run.grade === grade).map(({ score }) => score);
}

function moveOf({ grade, tailored }: Run, level: keyof Run['tailored']) {
  return { grade, level, ...tailored[level].report.score };
}

function perPosting(runs: readonly Run[]): readonly (number | null)[] {
  const names = [...new Set(runs.map(({ posting }) => posting.name))];
  return names.map((name) => {
    const own = runs.filter(({ posting }) => posting.name === name);
    return areaUnderCurve(scoresOf(own, 'qualified'), scoresOf(own, 'trap'));
  });
}
