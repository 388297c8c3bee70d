import type { RequirementClass } from '../../../contract/score.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import { onScale } from './scale.ts';

/** Weights of the formula, w(r), each times the probability that it is asked for: a task counts in the pool of the musts. */
const mustWeights: Readonly<Partial<Record<RequirementClass, number>>> = { must: 3, responsibility: 1.2 };
const niceWeights: Readonly<Partial<Record<RequirementClass, number>>> = { nice: 1 };

type Weights = typeof mustWeights;
type GradeOf = (row: RequirementEvidence) => number;

/** The coverage of musts and tasks on the scale; of the nice-to-haves where nothing is required. Null without any. */
export function mustCoverage(rows: readonly RequirementEvidence[], gradeOf: GradeOf): number | null {
  return coverage(rows, requiresNothing(rows) ? niceWeights : mustWeights, gradeOf);
}

/** The same of the nice-to-haves; null where there are none, or where they take the place of the musts. */
export function niceCoverage(rows: readonly RequirementEvidence[]): number | null {
  return requiresNothing(rows) ? null : coverage(rows, niceWeights, ({ grade }) => grade);
}

function requiresNothing(rows: readonly RequirementEvidence[]): boolean {
  return rows.every(({ requirement }) => mustWeights[requirement.class] === undefined);
}

/** The weighted mean of `gradeOf`, on the scale. */
function coverage(rows: readonly RequirementEvidence[], weightOf: Weights, gradeOf: GradeOf): number | null {
  let sum = 0;
  let weights = 0;
  for (const row of rows) {
    const { class: asked, probability } = row.requirement;
    const weight = (weightOf[asked] ?? 0) * probability;
    sum += weight * gradeOf(row);
    weights += weight;
  }
  return weights === 0 ? null : onScale(sum / weights);
}
