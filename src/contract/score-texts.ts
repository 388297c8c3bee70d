import type { Component } from './score.ts';

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

/** Code of the warning that nothing in the posting was understood as a requirement; the score is 0 then. */
export const noRequirementsFound = 'no_requirements_found';

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
