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
