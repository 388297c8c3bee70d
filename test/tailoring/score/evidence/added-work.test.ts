import { expect, test } from 'vitest';
import { rowShownBy } from '../../fixtures/evidence-rows.ts';

function stateOf(term: string, bullet: string): string | undefined {
  return rowShownBy(bullet, { term, position: 'Software Engineer' })?.state;
}

test.each([
  ['Algorithm design', 'Wrote an algorithm for the tours of 12 vans', 'in_part'],
  ['Algorithm design', 'Designed an algorithm for the tours of 12 vans', 'evidenced'],
  ['Algorithms', 'Wrote an algorithm for the tours of 12 vans', 'evidenced'],
])('work that is added to a known name is asked for too: %s, "%s"', (term, bullet, state) => {
  expect(stateOf(term, bullet)).toBe(state);
});

test.each(['Coding standards', 'Object-oriented design'])('a language does not show %s', (term) => {
  expect(['missing', 'in_part']).toContain(stateOf(term, 'Wrote the tours of 12 vans in Python'));
});
