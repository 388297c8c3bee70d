import type { Knockout, Warning } from '../../../contract/score.ts';
import type { Posting } from '../../../posting/posting.ts';
import type { WarningMessages } from '../../messages/messages.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import { licenceCap } from './total.ts';

/** What the posting asks for without exception, and whether the resume shows it: licences, and languages at their level. */
export function judgeKnockouts(posting: Posting, rows: readonly RequirementEvidence[]): Knockout[] {
  const licences = posting.knockouts.map(({ type, term }) => ({
    type,
    term,
    met: rows.some(({ requirement, grade }) => requirement.term === term && grade > 0),
  }));
  const languages = rows.filter(isMandatoryLanguage).map((row) => ({
    ...{ type: 'language', term: row.requirement.term, met: isSpoken(row) },
  }));
  return [...licences, ...languages];
}

function isMandatoryLanguage({ requirement: { kind, class: asked } }: RequirementEvidence): boolean {
  return kind === 'language' && asked === 'must';
}

/** A language at a lower level than asked for is shown in part. */
function isSpoken({ requirement: { level }, state, grade }: RequirementEvidence): boolean {
  return grade > 0 && (level === undefined || state !== 'listed_only');
}

export function knockoutWarnings(knockouts: readonly Knockout[], messages: WarningMessages): Warning[] {
  const lacking = knockouts.filter(({ type, met }) => type === 'licence' && !met).map(({ term }) => term);
  if (lacking.length === 0) return [];
  return [{ code: 'knockout_not_met', message: messages.knockout(lacking, licenceCap) }];
}
