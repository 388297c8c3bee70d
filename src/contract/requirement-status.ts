import type { Requirement, RequirementClass, RequirementState } from './score.ts';

/**
 * Probability from which a must counts as certain: on unseen postings, 90% of these are correct in English and 88% in
 * other languages.
 */
export const surelyRequired = 0.75;

/**
 * Probability from which a requirement is shown by default; below it a third are wrong (eval/HISTORY.md). The others
 * count by their probability all the same.
 */
const shownFrom = 0.6;
/** If fewer are that probable, this many are shown, the most probable ones. */
const fewestShown = 5;

type Probable = Pick<Requirement, 'class' | 'probability'>;

/** The requirements to show by default. A report of an earlier version has no probabilities. */
export function shownByDefault<One extends Probable>(requirements: readonly One[]): ReadonlySet<One> {
  const sureness = ({ probability = 1 }: Probable) => probability;
  const bySureness = requirements.filter(isCounted).sort((one, other) => sureness(other) - sureness(one));
  const rest = requirements.filter((one) => !isCounted(one) && sureness(one) >= shownFrom);
  return new Set([
    ...bySureness.filter((one, index) => index < fewestShown || sureness(one) >= shownFrom),
    ...rest,
  ]);
}

/** How well a requirement is met, for display. */
export type RequirementStatus = 'met' | 'in part' | 'missing';

const statusOf: Readonly<Record<RequirementState, RequirementStatus>> = {
  evidenced: 'met',
  // A synonym counts fully, and tailoring can use the posting's spelling.
  alias_only: 'met',
  listed_only: 'in part',
  in_part: 'in part',
  // It does not say that the person did it, and the score ignores it.
  aspirational: 'missing',
  missing: 'missing',
};

export function requirementStatus({ state }: Pick<Requirement, 'state'>): RequirementStatus {
  return statusOf[state];
}

/** False for soft skills, which never count because words cannot prove them. */
export function isCounted({ class: asked }: Pick<Requirement, 'class'>): boolean {
  return asked !== 'soft';
}

/** Signs beside the words, so that color is not needed. */
export const statusSigns: Readonly<Record<RequirementStatus, string>> = {
  met: '✓',
  'in part': '◐',
  missing: '✗',
};

/** How strongly the posting asks, in a job seeker's words. */
export const classNames: Readonly<Record<RequirementClass, string>> = {
  must: 'required',
  nice: 'nice to have',
  responsibility: 'task',
  soft: 'soft skill',
};
