import { canonical } from '../../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import type { RoleFactors } from '../role/role-factors.ts';

const everydayLicence = "driver's license";

/** People of every profession speak languages and drive: alone these prove nothing about this one. */
export function isEveryday({ kind, alternatives }: AskedRequirement): boolean {
  if (kind === 'language') return true;
  const everyday = canonical(everydayLicence);
  return alternatives.every((name) => canonical(name) === everyday);
}

/** Such things count as a list does: less where no job of the person is related to the position. */
export function inContext(
  rows: readonly RequirementEvidence[],
  { listAnchor }: RoleFactors,
): readonly RequirementEvidence[] {
  return rows.map((row) => (isEveryday(row.requirement) ? { ...row, grade: listAnchor * row.grade } : row));
}
