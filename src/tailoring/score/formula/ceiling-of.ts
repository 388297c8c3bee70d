import type { Knockout } from '../../../contract/score.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import type { ScoreInput } from '../score-input.ts';
import { componentsOf } from './components.ts';
import { totalOf } from './total.ts';

/** The same formula with everything that is evidenced also listed, at the top and in the posting's words. */
export function ceilingOf(input: ScoreInput, knockouts: readonly Knockout[]): number {
  const { rows, background } = input.proven ?? input;
  const best: ScoreInput = {
    ...{ posting: input.posting, model: input.model, factors: input.factors },
    rows: rows.map(presentedAtBest),
    background: { ...background, parse: 1 },
  };
  return totalOf(componentsOf(best), knockouts).score;
}

function presentedAtBest(row: RequirementEvidence): RequirementEvidence {
  // What is only implied stays so, and what is limited: nothing in the base says it whole in the posting's words.
  const best = row.evidence.find(({ implied, limit }) => !implied && limit === undefined);
  if (!best) return row;
  const inSummary = { ...best, kind: 'summary' as const };
  return { ...row, literal: true, listed: true, evidence: [...row.evidence, inSummary] };
}
