import type { Requirement, RequirementClass, RequirementState } from '../../contract/score.ts';

export type RequirementStatus = 'met' | 'in part' | 'missing';

const statusOf: Readonly<Record<RequirementState, RequirementStatus>> = {
  evidenced: 'met',
  // The same thing in other words: it counts in full, and tailoring can write it as the posting does.
  alias_only: 'met',
  listed_only: 'in part',
  aspirational: 'in part',
  missing: 'missing',
};

/** How each is marked, wherever it is shown. */
export const requirementStanding = { met: 'good', 'in part': 'partly', missing: 'bad' } as const;

export function requirementStatus({ state }: Pick<Requirement, 'state'>): RequirementStatus {
  return statusOf[state];
}

/** Requirements of one status, what is asked for without exception first. */
export function requirementsThatAre(
  requirements: readonly Requirement[],
  status: RequirementStatus,
): readonly Requirement[] {
  return byWeight(requirements.filter((requirement) => requirementStatus(requirement) === status));
}

const weights: Readonly<Record<RequirementClass, number>> = { must: 0, nice: 1, responsibility: 2, soft: 3 };

/** What is required comes first; else the order of the posting. */
export function byWeight<Asked extends { readonly class: RequirementClass }>(
  asked: readonly Asked[],
): readonly Asked[] {
  return asked.toSorted((one, other) => weights[one.class] - weights[other.class]);
}

/** `7 met, 2 in part, 3 missing` */
export function tally({ requirements }: { readonly requirements: readonly Requirement[] }): string {
  const count = (status: RequirementStatus) => requirementsThatAre(requirements, status).length;
  return `${count('met')} met, ${count('in part')} in part, ${count('missing')} missing`;
}
