import { canonical } from '../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../posting/posting.ts';
import type { RequirementEvidence } from './evidence/find-evidence.ts';
import type { ScoreInput } from './score-input.ts';
import { scoreOf } from './score-resume.ts';

/** "Go or Rust" is one thing, whatever the order. */
export function keyOf({ alternatives }: AskedRequirement): string {
  return alternatives.map(canonical).sort().join(' | ');
}

/** What showing the requirement would add to the score, which is `now`. */
export function pointsOfShowing(gap: RequirementEvidence, input: ScoreInput, now: number): number {
  return Math.max(0, scoreOf(withShown(input, gap)).ats_score - now);
}

/** As if the person had done it in a job, in the posting's words, and listed it. */
function withShown(input: ScoreInput, gap: RequirementEvidence): ScoreInput {
  const shown = { ...gap, grade: 1, state: 'evidenced', literal: true, listed: true } as const;
  return { ...input, rows: input.rows.map((row) => (row === gap ? shown : row)) };
}
