import type { Requirement, RequirementState } from '../../contract/score.ts';

export type RequirementStatus = 'met' | 'in part' | 'missing';

const statusOf: Readonly<Record<RequirementState, RequirementStatus>> = {
  evidenced: 'met',
  alias_only: 'in part',
  listed_only: 'in part',
  aspirational: 'in part',
  missing: 'missing',
};

export function requirementStatus({ state }: Pick<Requirement, 'state'>): RequirementStatus {
  return statusOf[state];
}

/** Requirements of one status, in the order of the posting. */
export function requirementsThatAre(
  requirements: readonly Requirement[],
  status: RequirementStatus,
): readonly Requirement[] {
  return requirements.filter((requirement) => requirementStatus(requirement) === status);
}
