import type { Component, Requirement, RequirementClass, RequirementState } from './score.ts';

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

/** Display names of the parts of a score. */
export const componentLabels: Readonly<Record<Component['id'], string>> = {
  must: 'required skills',
  depth: 'how well they are shown',
  nice: 'nice to have',
  title: 'job title',
  field: 'field of work',
  years: 'years of experience',
  degree: 'degree',
  literal: "the posting's own words",
  listed: 'named among the skills',
  top: 'seen at first glance',
  parse: 'readable by machines',
};

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

/** The code of the warning that no requirements were found; the score is 0 then. */
export const noRequirementsFound = 'no_requirements_found';

/** Code of the warning that hardly any sentence was reworded, because few patterns are known in the resume's language. */
export const wordingKept = 'wording_kept';

/** Code of the warning that `super` changed nothing that the cheaper `good` does not change as well. */
export const sameAtGood = 'same_at_good';

/** Code of the warning of a preview that tailoring would change nothing at all. */
export const nothingToChange = 'nothing_to_change';

/** The text for {@link nothingToChange}. */
export const nothingToChangeText = 'Nothing would change: the resume would be the same as the base resume';

/** The text for {@link noRequirementsFound}, in warnings and errors. */
export const noRequirementsText = 'No requirements found in this posting';

interface CountedGap {
  readonly key: string;
  readonly points: number;
  readonly postings: readonly unknown[];
}

/** Sorts by total points, then by number of postings. */
export function mostPointsFirst(a: CountedGap, b: CountedGap): number {
  const difference = b.points - a.points || b.postings.length - a.postings.length;
  if (difference !== 0) return difference;
  return a.key < b.key ? -1 : 1;
}

export function ofPoints({ earned, points }: { readonly earned: number; readonly points: number }): string {
  return points === 0 ? 'not asked' : `${earned} of ${points}`;
}
