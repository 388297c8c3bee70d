import type { Component, Requirement, RequirementClass, RequirementState } from './score.ts';

/** From this probability on a must is surely required: of postings that nothing was learned from, nine of ten in English, .88 in others. */
export const surelyRequired = 0.75;

/** What the parts of a score are called for people. */
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

/** How far a requirement is met, as people see it. */
export type RequirementStatus = 'met' | 'in part' | 'missing';

const statusOf: Readonly<Record<RequirementState, RequirementStatus>> = {
  evidenced: 'met',
  // The same thing in other words: it counts in full, and tailoring can write it as the posting does.
  alias_only: 'met',
  listed_only: 'in part',
  // It says nothing of what the person has done, and the score counts it as nothing.
  aspirational: 'missing',
  missing: 'missing',
};

export function requirementStatus({ state }: Pick<Requirement, 'state'>): RequirementStatus {
  return statusOf[state];
}

/** A sign beside the word, so that no color has to be seen. */
export const statusSigns: Readonly<Record<RequirementStatus, string>> = {
  met: '✓',
  'in part': '◐',
  missing: '✗',
};

/** How much the posting insists, in a job seeker's words. */
export const classNames: Readonly<Record<RequirementClass, string>> = {
  must: 'required',
  nice: 'nice to have',
  responsibility: 'task',
  soft: 'soft skill',
};

/** Code of the warning that nothing in the posting was understood as a requirement; the score is 0 then. */
export const noRequirementsFound = 'no_requirements_found';

/** Code of the warning that hardly any sentence was reworded, because few patterns are known in the resume's language. */
export const wordingKept = 'wording_kept';

/** How that is said, in warnings and errors alike. */
export const noRequirementsText = 'No requirements found in this posting';

interface CountedGap {
  readonly key: string;
  readonly points: number;
  readonly postings: readonly unknown[];
}

/** First what would add most points in all, then what more postings insist on. */
export function mostPointsFirst(a: CountedGap, b: CountedGap): number {
  const difference = b.points - a.points || b.postings.length - a.postings.length;
  if (difference !== 0) return difference;
  return a.key < b.key ? -1 : 1;
}

export function ofPoints({ earned, points }: { readonly earned: number; readonly points: number }): string {
  return points === 0 ? 'not asked' : `${earned} of ${points}`;
}
