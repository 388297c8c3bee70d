import type { Component } from './score.ts';

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

export function ofPoints({ earned, points }: { readonly earned: number; readonly points: number }): string {
  return points === 0 ? 'not asked' : `${earned} of ${points}`;
}
