import type { Knockout, Warning } from '../../../contract/score.ts';
import type { Posting } from '../../../posting/posting.ts';
import type { WarningMessages } from '../../messages/messages.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import { knockoutCap } from './final-score.ts';

/** What the posting asks for without exception, and whether anything in the resume shows it. */
export function judgeKnockouts(posting: Posting, rows: readonly RequirementEvidence[]): Knockout[] {
  return posting.knockouts.map(({ type, term }) => ({
    type,
    term,
    met: rows.some(({ requirement, grade }) => requirement.term === term && grade > 0),
  }));
}

export function knockoutWarnings(knockouts: readonly Knockout[], messages: WarningMessages): Warning[] {
  const lacking = knockouts.filter(({ met }) => !met).map(({ term }) => term);
  if (lacking.length === 0) return [];
  return [{ code: 'knockout_not_met', message: messages.knockout(lacking, knockoutCap) }];
}
