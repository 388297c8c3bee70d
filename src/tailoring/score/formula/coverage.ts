import type { RequirementClass } from '../../../contract/score.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';

/** Weights of the formula, w(r), each times the probability that it is asked for: a responsibility counts in the pool of the musts. */
const mustWeights: Readonly<Partial<Record<RequirementClass, number>>> = { must: 3, responsibility: 1.2 };
/** A requirement list is never met literally to 100 %. */
const saturation = 0.7;

type GradeOf = (row: RequirementEvidence) => number;

/** sat(cov must f): the weighted mean of `gradeOf` over musts and responsibilities, saturated; null without any. */
export function mustCoverage(rows: readonly RequirementEvidence[], gradeOf: GradeOf): number | null {
  const share = mustShare(rows, gradeOf);
  return share === null ? null : saturate(share);
}

function mustShare(rows: readonly RequirementEvidence[], gradeOf: GradeOf): number | null {
  let sum = 0;
  let weights = 0;
  for (const row of rows) {
    const { class: asked, probability } = row.requirement;
    const weight = (mustWeights[asked] ?? 0) * probability;
    sum += weight * gradeOf(row);
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}

/**
 * sat(cov must E), and at most the share that is not certificates and licences which nothing shows:
 * the rest of a list can make up for a skill, not for what is issued to a person. Null without any musts.
 */
export function mustsShown(rows: readonly RequirementEvidence[]): number | null {
  const shown = mustCoverage(rows, ({ grade }) => grade);
  const lacking = mustShare(rows, (row) => (isCredential(row) && row.grade === 0 ? 1 : 0));
  return shown === null || lacking === null ? null : Math.min(shown, 1 - lacking);
}

function isCredential({ requirement: { class: asked, kind } }: RequirementEvidence): boolean {
  return asked === 'must' && (kind === 'certificate' || kind === 'licence');
}

/** sat(cov nice E); all soft skills together are one item, met by the best of them. Null without either. */
export function niceCoverage(rows: readonly RequirementEvidence[]): number | null {
  const nice = rows
    .filter(({ requirement }) => requirement.class === 'nice')
    .map(({ grade, requirement: { probability } }) => ({ grade, weight: probability }));
  const soft = rows.filter(({ requirement }) => requirement.class === 'soft').map(({ grade }) => grade);
  const items = soft.length > 0 ? [...nice, { grade: Math.max(...soft), weight: 1 }] : nice;
  if (items.length === 0) return null;
  const weights = items.reduce((sum, { weight }) => sum + weight, 0);
  return saturate(items.reduce((sum, { grade, weight }) => sum + weight * grade, 0) / weights);
}

function saturate(coverage: number): number {
  return Math.min(1, coverage / saturation);
}
