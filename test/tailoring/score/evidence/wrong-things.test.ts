import { expect, test } from 'vitest';
import { rowShownBy } from '../../fixtures/evidence-rows.ts';

function stateOf(term: string, position: string, bullet: string): string | undefined {
  return rowShownBy(bullet, { term, position })?.state;
}

test.each([
  ['Restaurant management software', 'Managed four restaurants with a staff of 90', 'missing'],
  ['Restaurant management software', 'Introduced software for restaurant management', 'evidenced'],
  ['Project management software', 'Planned three openings in Jira', 'alias_only'],
])('software for some work is shown only by software: %s, "%s"', (term, bullet, state) => {
  expect(stateOf(term, 'Restaurant Manager', bullet)).toBe(state);
});

test.each([
  ['Audited the Hazard Communication Program of the plant every spring', 'missing'],
  ['Praised for clear communication with four crews', 'evidenced'],
  ['Excellent Communication Skills shown in talks with four crews', 'evidenced'],
])('a soft skill is not shown by a word within a name: "%s"', (bullet, state) => {
  expect(stateOf('Communication', 'Safety Officer', bullet)).toBe(state);
});

test.each([
  ['Miller, D. R., and Ito, K. (2021), a paper on soils', 'missing'],
  ['Ito, R., and Miller, D. (2021), a paper on soils', 'missing'],
  ['Wrote the models of the survey in R.', 'evidenced'],
])('a language of one letter is not the initial of an author: "%s"', (bullet, state) => {
  expect(stateOf('R', 'Statistician', bullet)).toBe(state);
});
