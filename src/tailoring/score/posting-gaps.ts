import { readPosting } from '../../posting/read-posting.ts';
import type { PostingGaps, TailorInput } from '../../service/ports.ts';
import { readResume } from '../resume/read-resume.ts';
import type { RequirementEvidence } from './evidence/find-evidence.ts';
import { keyOf, pointsOfShowing } from './gap-points.ts';
import { readForScore, scoreOf } from './score-resume.ts';

/** The musts that the base does not show, in the order of the posting, each with what showing it would add to the score. */
export function postingGaps({ base, target, asOf }: Omit<TailorInput, 'level'>): PostingGaps {
  const input = readForScore({ posting: readPosting(target), model: readResume(base), target, asOf });
  const { version, ats_score: now } = scoreOf(input);
  const gaps = input.rows.filter(isMissingMust).map((gap) => ({
    key: keyOf(gap.requirement),
    term: gap.requirement.term,
    points: pointsOfShowing(gap, input, now),
  }));
  return { version, gaps };
}

function isMissingMust({ requirement, state }: RequirementEvidence): boolean {
  return requirement.class === 'must' && (state === 'missing' || state === 'aspirational');
}
