import type { Knockout } from '../../../contract/score.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import { kindWeights } from '../kind-weights.ts';
import type { RoleFactors } from '../role/role-factors.ts';
import type { ScoreInput } from '../score-input.ts';
import { componentsOf, metInEarnest } from './components.ts';
import { finalScore } from './final-score.ts';
import { mustsMet } from './musts-met.ts';

/** The same formula with everything that is evidenced also listed, at the top and in the posting's words. */
export function ceilingOf(input: ScoreInput, knockouts: readonly Knockout[]): number {
  const rows = input.rows.map((row) => presentedAtBest(row, input.factors));
  const best: ScoreInput = { ...input, rows };
  const components = componentsOf(best).map((component) =>
    component.id === 'parse'
      ? { ...component, value: Math.min(1, mustsMet(best) / metInEarnest) }
      : component,
  );
  return finalScore(components, mustsMet(best), knockouts);
}

function presentedAtBest(row: RequirementEvidence, factors: RoleFactors): RequirementEvidence {
  // What is only implied stays so, and what is limited: nothing in the base says it whole in the posting's words.
  const best = row.evidence.find(({ implied, limit }) => !implied && limit === undefined);
  if (!best) return row;
  const listWorth = kindWeights.skill.weight * factors.listAnchor;
  const inSummary = { ...best, kind: 'summary' as const };
  return {
    ...row,
    grade: Math.max(row.grade, listWorth),
    literal: true,
    listed: true,
    evidence: [...row.evidence, inSummary],
  };
}
