import { canonical, type Lexicon } from '../../lexicon/lexicon.ts';
import { type AskedRequirement, displayedTerm } from '../../posting/posting.ts';
import { readPosting } from '../../posting/read-posting.ts';
import type { PostingGaps, TailorInput } from '../../service/ports.ts';
import { readResume } from '../resume/read-resume.ts';
import type { RequirementEvidence } from './evidence/find-evidence.ts';
import type { ScoreInput } from './score-input.ts';
import { readForScore, scoreOf } from './score-resume.ts';

/** The musts that the base resume does not show, in posting order, each with the points that showing it would add. */
export function postingGaps(
  lexicon: Lexicon,
  { base, target, asOf }: Omit<TailorInput, 'level'>,
): PostingGaps {
  const input = readForScore({
    posting: readPosting(lexicon, target),
    model: readResume(lexicon, base),
    target,
    asOf,
  });
  const { version, ats_score: now } = scoreOf(input);
  const gaps = input.rows.filter(isMissingMust).map((gap) => ({
    key: keyOf(lexicon, gap.requirement),
    term: displayedTerm(gap.requirement),
    points: pointsOfShowing(gap, input, now),
  }));
  return { version, gaps };
}

function isMissingMust({ requirement, state }: RequirementEvidence): boolean {
  return requirement.class === 'must' && (state === 'missing' || state === 'aspirational');
}

/** A key for the requirement; "Go or Rust" equals "Rust or Go". */
export function keyOf(lexicon: Lexicon, { alternatives }: AskedRequirement): string {
  return alternatives
    .map((each) => canonical(lexicon, each))
    .sort()
    .join(' | ');
}

/** The points that showing the requirement would add to the score `now`. */
export function pointsOfShowing(gap: RequirementEvidence, input: ScoreInput, now: number): number {
  return Math.max(0, scoreOf(withShown(input, gap)).ats_score - now);
}

/** The input as if a job and the skills list showed the requirement in the posting's words. */
function withShown(input: ScoreInput, gap: RequirementEvidence): ScoreInput {
  const shown = { ...gap, grade: 1, state: 'evidenced', literal: true, listed: true } as const;
  return { ...input, rows: input.rows.map((row) => (row === gap ? shown : row)) };
}
